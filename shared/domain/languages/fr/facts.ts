import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'fr'

export const names: LanguageNames = { pl: 'francuski', en: 'French' }

export const specialCharacters: readonly string[] = [
  'à',
  'â',
  'æ',
  'ç',
  'é',
  'è',
  'ê',
  'ë',
  'î',
  'ï',
  'ô',
  'œ',
  'ù',
  'û',
  'ü',
]

/** No space before a colon inside a number or an address; in "?!" only before the first mark. */
export const typography: Typography = [
  [/(?<=[^\s?!:;])[ \u00a0\u202f]?([?!:;]+)(?=$|[\s"»)])/gu, '\u202f$1'],
  [/«[ \u00a0\u202f]?(?=\S)/gu, '«\u202f'],
  [/(?<=\S)[ \u00a0\u202f]?»/gu, '\u202f»'],
]

export const phrases: Phrases = { greeting: 'Salut\u202f!', resume: 'On en était où\u202f?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#fff' },
  { d: 'M0 0h8v18H0z', color: '#002654' },
  { d: 'M16 0h8v18h-8z', color: '#ce1126' },
]
