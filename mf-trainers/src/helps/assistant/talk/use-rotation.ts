import { useEffect, useState } from 'react'

/** Rotation interval of hints, in ms (L-AI-07). */
export const HINT_ROTATION = 4000
/** Rotation interval of the loading text, in ms (L-AI-14). */
export const LOADER_ROTATION = 3500

/** Returns an index that advances at each interval, unless paused by `rests`. */
export function useRotation(count: number, milliseconds: number, rests = false): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (rests || count < 2) return
    const timer = window.setInterval(() => setShown((now) => (now + 1) % count), milliseconds)
    return () => window.clearInterval(timer)
  }, [count, milliseconds, rests])
  return shown
}
