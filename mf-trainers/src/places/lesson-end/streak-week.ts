import { addDays } from '@mowka/domain/warsaw-time'

/**
 * A day of this week in a streak. `open` is today while nothing is done yet, `before` precedes the first study day.
 */
export type WeekDay = {
  day: string
  isToday: boolean
  state: 'done' | 'open' | 'missed' | 'before' | 'ahead'
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/**
 * Returns the week of `today` (YYYY-MM-DD) with the days of a streak of this length that ends today or yesterday.
 * Before a first streak no day was missed.
 */
export function streakWeek(
  today: string,
  { streak, longest, isTodayDone }: { streak: number; longest: number; isTodayDone: boolean },
): WeekDay[] {
  const weekday = weekdayOf(today)
  const last = isTodayDone ? 0 : 1
  const past = streak > 0 && longest <= streak ? 'before' : 'missed'
  return Array.from({ length: 7 }, (_, index) => {
    const ago = weekday - index
    const isDone = ago >= last && ago < last + streak
    const state = isDone ? 'done' : ago < 0 ? 'ahead' : ago === 0 ? 'open' : past
    return { day: addDays(today, -ago), isToday: ago === 0, state }
  })
}
