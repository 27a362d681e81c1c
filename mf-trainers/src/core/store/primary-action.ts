import type { DraftStep } from '../answer/answer'
import type { TrainerStore } from './trainer-store'

/**
 * The state of the trainer. `loadFailed`: the next exercise could not be loaded; `saveFailed`: an answer could not be
 * sent to the server and is still pending.
 */
export type TrainerPhase =
  | 'loading'
  | 'loadFailed'
  | 'answering'
  | 'checking'
  | 'result'
  | 'saving'
  | 'saveFailed'
  | 'finished'

/** The primary button: its label key and whether it is disabled or busy. */
export type PrimaryAction = {
  label: DraftStep['label']
  icon?: DraftStep['icon']
  disabled: boolean
  busy: boolean
}

/** Returns the state of the primary button for each phase of the trainer (L-TRN-12). */
export function primaryAction({
  phase,
  succeeded,
  canCheck,
  item,
}: Pick<TrainerStore, 'phase' | 'succeeded' | 'canCheck' | 'item'>): PrimaryAction {
  const step = item?.draft.step
  // Before the first exercise there is nothing to continue from.
  if (!item && phase === 'loading') return { label: 'action.check', disabled: true, busy: false }
  switch (phase) {
    case 'answering':
      if (step) return { disabled: false, busy: false, ...step }
      return { label: 'action.check', disabled: !canCheck, busy: false }
    case 'checking':
      return { label: 'action.check', disabled: false, busy: true }
    case 'result':
      return { label: succeeded ? 'action.proceed' : 'action.tryAgain', disabled: false, busy: false }
    case 'loadFailed':
    case 'saveFailed':
      return { label: 'action.tryAgain', disabled: false, busy: false }
    case 'loading':
    case 'saving':
      return { label: 'action.proceed', disabled: false, busy: true }
    case 'finished':
      return { label: 'action.proceed', disabled: true, busy: false }
  }
}

/** Runs the action of the primary button, for a click or Enter. */
export function pressPrimary(store: TrainerStore): void {
  const { phase, item, succeeded } = store
  const step = phase === 'answering' ? item?.draft.step : null
  if (step) {
    if (!step.disabled && !step.busy) step.press()
  } else if (phase === 'answering') void store.check()
  else if (phase === 'result') {
    if (succeeded) void store.proceed()
    else store.tryAgain()
  } else if (phase === 'saveFailed' || phase === 'loadFailed') void store.resume()
}
