import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'it'

export const names: LanguageNames = { pl: 'włoski', en: 'Italian' }

export const specialCharacters: readonly string[] = ['à', 'è', 'é', 'ì', 'ò', 'ù']

export const typography: Typography = []

export const phrases: Phrases = { greeting: 'Ciao!', resume: 'Dove eravamo rimasti?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#fff' },
  { d: 'M0 0h8v18H0z', color: '#009246' },
  { d: 'M16 0h8v18h-8z', color: '#ce2b37' },
]
