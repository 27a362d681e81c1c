import type { TrainerStore } from './trainer-store'

/** The one big button: its words, and whether it can be pressed or is at work. */
export type PrimaryAction = { label: 'check' | 'tryAgain' | 'proceed'; disabled: boolean; busy: boolean }

/** What the big button says and is, in each phase of the trainer (L-TRN-12). */
export function primaryAction(store: Pick<TrainerStore, 'phase' | 'succeeded' | 'canCheck'>): PrimaryAction {
  switch (store.phase) {
    case 'answering':
      return { label: 'check', disabled: !store.canCheck, busy: false }
    case 'checking':
      return { label: 'check', disabled: false, busy: true }
    case 'result':
      return { label: store.succeeded ? 'proceed' : 'tryAgain', disabled: false, busy: false }
    case 'loadFailed':
    case 'saveFailed':
      return { label: 'tryAgain', disabled: false, busy: false }
    case 'loading':
    case 'saving':
      return { label: 'proceed', disabled: false, busy: true }
    case 'finished':
      return { label: 'proceed', disabled: true, busy: false }
  }
}
