import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'ru'

export const names: LanguageNames = { pl: 'rosyjski', en: 'Russian' }

export const specialCharacters: readonly string[] = []

export const typography: Typography = []

export const phrases: Phrases = { greeting: 'Привет!', resume: 'Ну что, продолжим?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#0039a6' },
  { d: 'M0 0h24v6H0z', color: '#fff' },
  { d: 'M0 12h24v6H0z', color: '#d52b1e' },
]
