import type { FlagPath, LanguageNames, Phrases, Typography } from '../types'

/** BCP 47 tag. */
export const tag = 'es'

export const names: LanguageNames = { pl: 'hiszpański', en: 'Spanish' }

export const specialCharacters: readonly string[] = ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡']

export const typography: Typography = []

export const phrases: Phrases = { greeting: '¡Hola!', resume: '¿Por dónde íbamos?' }

export const flag: readonly FlagPath[] = [
  { d: 'M0 0h24v18H0z', color: '#aa151b' },
  { d: 'M0 4.5h24v9H0z', color: '#f1bf00' },
]
