import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'pl'

export const names: LanguageNames = { pl: 'polski', en: 'Polish' }

export const specialCharacters: readonly string[] = ['ą', 'ć', 'ę', 'ł', 'ń', 'ó', 'ś', 'ź', 'ż']

export const typography: Typography = []

export const phrases: Phrases = { greeting: 'Cześć!', resume: 'To na czym stanęło?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v9H0z', color: '#fff' },
  { d: 'M0 9h24v9H0z', color: '#dc143c' },
]
