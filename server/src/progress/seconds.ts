/** A pause longer than this was not learning (C59). */
export const LONGEST_PAUSE = 60

/**
 * The seconds that an event adds to the time spent: the gap since the one before, at most LONGEST_PAUSE. Nothing
 * for the first one and for one that arrives late.
 */
export function secondsBetween(before: Date | null, now: Date): number {
  if (!before) return 0
  // Whole seconds on the clock, so that many short gaps add up to the long one.
  const gap = Math.floor(now.getTime() / 1000) - Math.floor(before.getTime() / 1000)
  return Math.min(Math.max(gap, 0), LONGEST_PAUSE)
}

/** The later of two moments. */
export const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)
