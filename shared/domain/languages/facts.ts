import type { LangCode } from './codes'
import * as de from './de/facts'
import * as eng from './eng/facts'
import * as es from './es/facts'
import * as fr from './fr/facts'
import * as it from './it/facts'
import * as pl from './pl/facts'
import * as ru from './ru/facts'
import type { FlagPath, LanguageNames, Phrases, Typography } from './types'

// One table per fact, so that a bundle contains only those it uses.

/** BCP 47 tags. */
export const tags: Record<LangCode, string> = {
  ENG: eng.tag,
  DE: de.tag,
  ES: es.tag,
  FR: fr.tag,
  IT: it.tag,
  RU: ru.tag,
  PL: pl.tag,
}

/** Names in the interface languages. */
export const names: Record<LangCode, LanguageNames> = {
  ENG: eng.names,
  DE: de.names,
  ES: es.names,
  FR: fr.names,
  IT: it.names,
  RU: ru.names,
  PL: pl.names,
}

/** Keys of the on-screen keyboards (P-KEYS-01, C12). */
export const specialCharacters: Record<LangCode, readonly string[]> = {
  ENG: eng.specialCharacters,
  DE: de.specialCharacters,
  ES: es.specialCharacters,
  FR: fr.specialCharacters,
  IT: it.specialCharacters,
  RU: ru.specialCharacters,
  PL: pl.specialCharacters,
}

/** Typographic rules for displayed text. */
export const typography: Record<LangCode, Typography> = {
  ENG: eng.typography,
  DE: de.typography,
  ES: es.typography,
  FR: fr.typography,
  IT: it.typography,
  RU: ru.typography,
  PL: pl.typography,
}

/** Short texts in each language. */
export const phrases: Record<LangCode, Phrases> = {
  ENG: eng.phrases,
  DE: de.phrases,
  ES: es.phrases,
  FR: fr.phrases,
  IT: it.phrases,
  RU: ru.phrases,
  PL: pl.phrases,
}

/** Flag drawings. */
export const flags: Record<LangCode, readonly FlagPath[]> = {
  ENG: eng.flag,
  DE: de.flag,
  ES: es.flag,
  FR: fr.flag,
  IT: it.flag,
  RU: ru.flag,
  PL: pl.flag,
}
