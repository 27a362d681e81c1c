import { audio } from '@mowka/shared/platform'
import { useEffect, useRef } from 'react'

/** A second press within this time makes a double one, in milliseconds (learner core §9). */
export const DOUBLE_PRESS_DELAY = 350
/** A double press plays once at this rate (C01). */
export const SLOW_RATE = 0.79

/** The press of a play button: once waits and plays, twice plays slowly (learner core §4, C01). */
export function usePressToPlay(recordingId: string | null): () => void {
  const timer = useRef<number | undefined>(undefined)
  const forget = () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => {
    if (!recordingId) return
    if (timer.current !== undefined) {
      forget()
      void audio.play(recordingId, SLOW_RATE)
      return
    }
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      void audio.play(recordingId)
    }, DOUBLE_PRESS_DELAY)
  }
}
