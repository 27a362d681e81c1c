import type { MoodEntry } from '@mowka/contract/schemas/statistics'
import { addDays, addMonths } from '@mowka/domain/time'

/** The moods from very bad to great (L-MOOD-01). */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]

/** Initial selection: neutral (L-MOOD-02). */
export const DEFAULT_MOOD: Mood = 3

/** Returns the mood of a day, or null. */
export function moodOf(entries: readonly MoodEntry[], day: string): Mood | null {
  const mood = entries.find(({ date }) => date === day)?.mood
  return moods.find((each) => each === mood) ?? null
}

/** A day of the calendar. */
export type MoodDay = { day: string; mood: Mood | null; isToday: boolean }

/** A month of the calendar. */
export type MoodMonth = {
  /** First day of the month. */
  first: string
  /** Number of empty cells before it: 0 if it starts on a Monday. */
  offset: number
  days: MoodDay[]
  /** Number of days per mood. */
  counts: Record<Mood, number>
}

/** Number of months in the calendar, including the current one (L-DASH-07). */
const MONTHS = 3

const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** Returns the months of the calendar, oldest first. */
export function moodMonths(today: string, entries: readonly MoodEntry[]): MoodMonth[] {
  const thisMonth = `${today.slice(0, 7)}-01`
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = addMonths(thisMonth, index + 1 - MONTHS)
    const next = addMonths(first, 1)
    const days: MoodDay[] = []
    for (let day = first; day < next; day = addDays(day, 1)) {
      days.push({ day, mood: moodOf(entries, day), isToday: day === today })
    }
    const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (const { mood } of days) if (mood) counts[mood] += 1
    return { first, offset: weekdayOf(first), days, counts }
  })
}
