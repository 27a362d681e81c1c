/** Maps a text deterministically to a number from 0 to 1. */
function chance(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Study habit of a demo learner: range of days, study days per week, answers per day. */
export type Habit = { fromDaysAgo: number; toDaysAgo: number; daysAWeek: number; answersADay: number }

/** A day of a habit. */
export type HabitDay = { daysAgo: number; answers: number }

/** Returns the days of a habit, oldest first. Deterministic per learner. */
export function habitDays(who: string, habit: Habit): HabitDay[] {
  const days = Array.from(
    { length: habit.fromDaysAgo - habit.toDaysAgo + 1 },
    (_, index) => habit.fromDaysAgo - index,
  )
  return days
    .filter((daysAgo) => chance(`${who} learns ${daysAgo}`) < habit.daysAWeek / 7)
    .map((daysAgo) => ({
      daysAgo,
      answers: Math.max(1, Math.round(habit.answersADay * (0.5 + chance(`${who} answers ${daysAgo}`)))),
    }))
}

/** Returns a mood from 1 to 5 for most days before today, oldest first. */
export const habitMoods = (who: string, days: number): { daysAgo: number; mood: number }[] =>
  Array.from({ length: days }, (_, index) => days - index)
    .filter((daysAgo) => chance(`${who} says ${daysAgo}`) < 0.6)
    .map((daysAgo) => {
      const feeling = chance(`${who} feels ${daysAgo}`)
      // Mostly good, rarely bad.
      return { daysAgo, mood: [0.04, 0.12, 0.4, 0.75].filter((bound) => feeling > bound).length + 1 }
    })
