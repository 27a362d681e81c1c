import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'fr'

export const names: LanguageNames = {
  pl: { name: 'francuski', adverb: 'po francusku', locative: 'we francuskim' },
  en: { name: 'French', adverb: 'in French', locative: 'in French' },
}

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

export const typography: Typography = { spacedMarks: '?!:;', spacedQuotes: ['«', '»'] }

export const phrases: Phrases = { greeting: 'Salut\u202f!', resume: 'On en était où\u202f?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#fff' },
  { d: 'M0 0h8v18H0z', color: '#002654' },
  { d: 'M16 0h8v18h-8z', color: '#ce1126' },
]
