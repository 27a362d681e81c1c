import { audio } from '@mowka/shared/platform/study'
import { useShortcut } from '@mowka/shared/trainer'
import type { Shortcut } from '../shortcuts/shortcut'

/** Plays the sentence and stops it, also while someone types. */
export const playShortcut: Shortcut = { does: 'shortcuts.listening.play', keys: ['Ctrl+Space'] }

/**
 * Ctrl and Space play a recording and stop it, so that nobody has to leave the field while writing; at the common rate
 * unless there is another.
 */
export function usePlayKey(recordingId: string | null, rate?: number): void {
  const press = () => {
    if (recordingId === null) return
    if (audio.current === recordingId) audio.stop()
    else void audio.play(recordingId, rate)
  }
  useShortcut(playShortcut, press, recordingId !== null)
}
