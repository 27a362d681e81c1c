/** Longer pauses, in seconds, don't count as learning (C59). */
export const LONGEST_PAUSE = 60

/**
 * The seconds that an event adds to the study time: the gap since the previous event, at most LONGEST_PAUSE. Zero for
 * the first event and for late ones.
 */
export function secondsBetween(before: Date | null, now: Date): number {
  if (!before) return 0
  // Whole seconds on the clock, so that many short gaps add up to the long one.
  const gap = Math.floor(now.getTime() / 1000) - Math.floor(before.getTime() / 1000)
  return Math.min(Math.max(gap, 0), LONGEST_PAUSE)
}

/** The later of two times. */
export const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)
