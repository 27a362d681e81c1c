const MINUTE = 60

/**
 * Study time in the minutes that pages show: full ones, and 1 for less than a minute. Every page uses it, so that one
 * lesson never has two durations.
 */
export const studyMinutes = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.floor(seconds / MINUTE)) : 0
