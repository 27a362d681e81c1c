import { DOUBLE_CLICK_DELAY } from '@mowka/domain/audio/playback'
import { useEffect, useRef } from 'react'

/**
 * Distinguishes single and double clicks: a single click fires after 350 ms, a second one within that time fires a
 * double click immediately (P-AUDIO-03, P-AUDIO-04). A pending click is cancelled when its target `of` changes or the
 * component unmounts.
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
