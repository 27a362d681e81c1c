import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'en'

export const names: LanguageNames = { pl: 'angielski', en: 'English' }

export const specialCharacters: readonly string[] = []

export const typography: Typography = []

export const phrases: Phrases = { greeting: 'Hello!', resume: 'So, where were we?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#012169' },
  { d: 'M0 0l24 18M24 0L0 18', color: '#fff', width: 3.6 },
  { d: 'M0 0l24 18M24 0L0 18', color: '#c8102e', width: 1.4 },
  { d: 'M12 0v18M0 9h24', color: '#fff', width: 6 },
  { d: 'M12 0v18M0 9h24', color: '#c8102e', width: 3.4 },
]
