import { useEffect, useRef } from 'react'
import { DOUBLE_CLICK_DELAY, FAST_RATE, SLOW_RATE } from '../domain/playback'
import { audio, type DoubleClick } from './audio'

/**
 * The press of a play button: once waits 350 ms and plays, twice plays slowly once or, with `fast`, sets the rate for
 * all and plays (P-AUDIO-03 to -06, C01). Without a recording a press does nothing.
 */
export function usePressToPlay(recordingId: string | null, doubleClick: DoubleClick = 'slow'): () => void {
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return () => {
    if (!recordingId) return
    if (timer.current === undefined) {
      timer.current = window.setTimeout(() => {
        timer.current = undefined
        void audio.play(recordingId)
      }, DOUBLE_CLICK_DELAY)
      return
    }
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (doubleClick === 'fast') audio.setRate(FAST_RATE)
    void audio.play(recordingId, doubleClick === 'fast' ? FAST_RATE : SLOW_RATE)
  }
}
