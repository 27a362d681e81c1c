import { audio } from '@mowka/kernel/platform/study'
import { useShortcut } from '@mowka/web/trainer'
import { modeShortcut } from '../shortcuts/shortcut'

/**
 * Ctrl+Space plays and stops a recording, so that the learner doesn't have to leave the text field; at the default
 * rate unless another is set.
 */
export function usePlayKey(recordingId: string | null, rate?: number): void {
  const press = () => {
    if (recordingId === null) return
    if (audio.current === recordingId) audio.stop()
    else void audio.play(recordingId, rate)
  }
  useShortcut(modeShortcut('play'), press, recordingId !== null)
}
