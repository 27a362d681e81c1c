import { useEffect, useEffectEvent, useRef } from 'react'

/** Distance from the end of the list at which the next words are loaded, in px (V-RW-06). */
export const NEAR = 200

/** End of an infinite list: calls `onNear` when it comes near, and checks again after every load (`loaded` rows). */
export function Sentinel({ loaded, onNear }: { loaded: number; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays near says so once, so it is watched afresh
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [loaded])
  return <div ref={end} aria-hidden style={{ height: 1 }} />
}
