import { HOUR, MINUTES, splitTime } from '../times'
import type { Rewording } from '../types'

/** Times of day: "sept heures" is "7 h". */
const timeOfDay: Rewording['of'] = (words, numeralsOf) => {
  const [first = '', second = '', third] = words
  const isHours = /^heures?$/.test(second)
  const time = words.length === 1 ? splitTime(first) : null
  if (time !== null) {
    const { hour, minutes } = time
    return minutes === '00'
      ? [
          [hour, 'h'],
          [hour, 'h', '00'],
        ]
      : [[hour, 'h', minutes]]
  }
  const isTriple = HOUR.test(first) && third !== undefined && MINUTES.test(third)
  if (isTriple && (isHours || second === 'h'))
    return [[first, isHours ? 'h' : 'heures', third], [`${first}.${third}`]]
  if (words.length !== 2 || !HOUR.test(first)) return []
  if (isHours) return [[first, 'h'], [first, 'h', '00'], [`${first}.00`]]
  if (second !== 'h') return []
  const name = first === '1' || first === '0' ? 'heure' : 'heures'
  return [first, ...numeralsOf(first)].map((each) => [...each.split(' '), name])
}

export const rewording: Rewording = { mayBegin: () => false, of: timeOfDay, shortForms: null }
