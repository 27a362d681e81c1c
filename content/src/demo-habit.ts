/** A number from 0 to 1 that is always the same for a text. */
function chance(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** How someone of the demo state learns: over so many days up to one, on some of them, so many answers each. */
export type Habit = { fromDaysAgo: number; toDaysAgo: number; daysAWeek: number; answersADay: number }

/** A day of a habit. */
export type HabitDay = { daysAgo: number; answers: number }

/** The days on which someone learns, the oldest first. The same person always has the same ones. */
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

/** A mood from 1 to 5 for most days before today, the oldest first. */
export const habitMoods = (who: string, days: number): { daysAgo: number; mood: number }[] =>
  Array.from({ length: days }, (_, index) => days - index)
    .filter((daysAgo) => chance(`${who} says ${daysAgo}`) < 0.6)
    .map((daysAgo) => {
      const feeling = chance(`${who} feels ${daysAgo}`)
      // Mostly well, seldom badly.
      return { daysAgo, mood: [0.04, 0.12, 0.4, 0.75].filter((bound) => feeling > bound).length + 1 }
    })
