import { DOUBLE_CLICK_DELAY } from '@mowka/domain/playback'
import { useEffect, useRef } from 'react'

/**
 * The press of something that tells one press from two: one waits 350 ms, a second one within them makes two at once
 * (P-AUDIO-03, P-AUDIO-04). A press that still waits is called off when `of`, what is pressed, changes or is gone.
 */
export function usePresses(of: string | null, onPress: (times: 1 | 2) => void): () => void {
  const timer = useRef<number | undefined>(undefined)
  const callOff = () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed is all that matters
  useEffect(() => callOff, [of])

  return () => {
    const isSecond = timer.current !== undefined
    callOff()
    if (isSecond) return onPress(2)
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      onPress(1)
    }, DOUBLE_CLICK_DELAY)
  }
}
