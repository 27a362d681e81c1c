const MINUTE = 60

/**
 * Study time as displayed: full minutes, and 1 for less than a minute. Used by every page, so that a lesson has the
 * same duration everywhere.
 */
export const studyMinutes = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.floor(seconds / MINUTE)) : 0
