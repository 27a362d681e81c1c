import { FAST_RATE, SLOW_RATE } from '@mowka/domain/audio/playback'
import { audio, type DoubleClick } from './audio'
import { usePresses } from './use-presses'

/**
 * Click handler of a play button: a single click plays after 350 ms, a double click plays slowly once or, with
 * `fast`, sets the global rate and plays (P-AUDIO-03 to -06, C01). `rate` overrides the global rate. Does nothing
 * without a recording.
 */
export function usePressToPlay(
  recordingId: string | null,
  doubleClick: DoubleClick = 'slow',
  rate?: number,
): () => void {
  const press = usePresses(recordingId, (times) => {
    if (recordingId === null) return
    if (times === 1) void audio.play(recordingId, rate)
    else if (doubleClick === 'slow') void audio.play(recordingId, Math.min(SLOW_RATE, rate ?? SLOW_RATE))
    else {
      audio.setRate(FAST_RATE)
      void audio.play(recordingId, FAST_RATE)
    }
  })
  return () => {
    if (recordingId) press()
  }
}
