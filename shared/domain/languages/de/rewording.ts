import { HOUR, MINUTES, splitTime } from '../times'
import type { Rewording } from '../types'

/** Times of day: "17 Uhr" is "17:00 Uhr". */
function timeOfDay(words: readonly string[]): string[][] {
  const [first = '', second = '', third] = words
  if (second !== 'uhr') return []
  if (HOUR.test(first) && third !== undefined && MINUTES.test(third)) return [[`${first}.${third}`, 'uhr']]
  if (words.length !== 2) return []
  if (HOUR.test(first)) return [[`${first}.00`, 'uhr']]
  const time = splitTime(first)
  if (time === null) return []
  return [time.minutes === '00' ? [time.hour, 'uhr'] : [time.hour, 'uhr', time.minutes]]
}

/** "Es" and its short form: "geht's" is "geht es". */
function shortEs(words: readonly string[]): string[][] {
  const [first = '', second] = words
  if (words.length === 2) return second === 'es' && /^\p{L}{2,}$/u.test(first) ? [[`${first}'s`]] : []
  const [, verb] = /^(\p{L}{2,})'s$/u.exec(first) ?? []
  return words.length === 1 && verb !== undefined ? [[verb, 'es']] : []
}

export const rewording: Rewording = {
  mayBegin: () => true,
  of: (words) => [...timeOfDay(words), ...shortEs(words)],
  shortForms: null,
}
