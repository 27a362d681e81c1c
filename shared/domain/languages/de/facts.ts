import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'de'

export const names: LanguageNames = { pl: 'niemiecki', en: 'German' }

export const specialCharacters: readonly string[] = ['ä', 'ö', 'ü', 'ß']

export const typography: Typography = []

export const phrases: Phrases = { greeting: 'Hallo!', resume: 'Na, machen wir weiter?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#d00' },
  { d: 'M0 0h24v6H0z', color: '#1a1a1a' },
  { d: 'M0 12h24v6H0z', color: '#ffce00' },
]
