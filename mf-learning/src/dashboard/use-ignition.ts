import { queries, useMediaQuery } from '@mowka/kernel/ui'
import { useEffect, useState } from 'react'
import { daysAfter, ignition } from './ignition'
import { type StreakDay, streakDays } from './streak-days'

/**
 * The days of a streak as they are lit, from the moment on that it is shown and again when it grows. At once for people
 * who want no motion.
 */
export function useIgnition(length: number): StreakDay[] {
  const isStill = useMediaQuery(queries.reducedMotion)
  const [reached, setReached] = useState({ length, count: 0 })
  useEffect(() => {
    if (isStill) return
    const timers = ignition(streakDays(length)).map(({ at }, index) =>
      setTimeout(() => setReached({ length, count: index + 1 }), at),
    )
    return () => timers.forEach(clearTimeout)
  }, [length, isStill])
  const days = streakDays(length)
  const count = reached.length === length ? reached.count : 0
  return isStill ? days : daysAfter(days, ignition(days), count)
}
