import { HOUR, MINUTES } from '../times'
import type { Rewording } from '../types'

/** Minutes in words that aren't a number, as digits. */
const MINUTES_IN_WORDS: Readonly<Record<string, number>> = { cuarto: 15, media: 30 }

/** Times of day: "4 y media" is "4:30", "8 menos cuarto" is "7:45", "las 2" is "las 2:00", "la una" is "la 1". */
function timeOfDay(words: readonly string[]): string[][] {
  const [first = '', second = '', third = ''] = words
  if (/^las?$/.test(first)) {
    const full = hourOf(second)
    if (full === null) return []
    if (words.length === 3) return MINUTES.test(third) ? [[first, `${full}.${third}`]] : []
    return [
      [first, `${full}.00`],
      [first, String(full)],
    ]
  }
  const hour = hourOf(first)
  if (words.length !== 3 || hour === null || !/^(?:y|menos)$/.test(second)) return []
  const minutes = MINUTES_IN_WORDS[third] ?? (HOUR.test(third) ? Number(third) : 60)
  if (minutes >= 60 || minutes === 0) return []
  const [shownHour, shownMinutes] =
    second === 'y' ? [hour, minutes] : [hour === 1 ? 12 : hour - 1, 60 - minutes]
  return [[`${shownHour}.${String(shownMinutes).padStart(2, '0')}`]]
}

/** Returns the hour of a word or number, or `null` if it isn't one. */
function hourOf(word: string): number | null {
  const hour = word === 'una' ? 1 : HOUR.test(word) ? Number(word) : 0
  return hour >= 1 && hour <= 24 ? hour : null
}

export const rewording: Rewording = {
  mayBegin: (word) => /^(?:una|las?)$/.test(word),
  of: timeOfDay,
  shortForms: null,
}
