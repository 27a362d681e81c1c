import { useShortcut } from '@mowka/web/trainer'
import type { SpeakingDraft } from './speaking-draft'
import { dropShortcut, recordShortcut } from './speaking-shortcuts'

/** Space starts and finishes a recording, Escape discards it. */
export function useRecorderKeys(draft: SpeakingDraft, locked: boolean): void {
  const press = () => {
    const { step } = draft
    if (step && !step.busy && !step.disabled) step.press()
  }
  useShortcut(recordShortcut, press, !locked)
  useShortcut(dropShortcut, draft.recorder.drop, !locked && draft.recorder.isBusy)
}
