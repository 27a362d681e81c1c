import { useEffect, useState } from 'react'

/** How long a hint stands, in milliseconds (L-AI-07). */
export const HINT_ROTATION = 4000
/** How long a sentence of the loader stands, in milliseconds (L-AI-14). */
export const LOADER_ROTATION = 3500

/** Which of so many sentences is shown: the next one each time so many milliseconds have passed, unless it rests. */
export function useRotation(count: number, milliseconds: number, rests = false): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (rests || count < 2) return
    const timer = window.setInterval(() => setShown((now) => (now + 1) % count), milliseconds)
    return () => window.clearInterval(timer)
  }, [count, milliseconds, rests])
  return shown
}
