import type { LangCode } from '../lang-code'
import * as de from './de/writing'
import * as eng from './eng/writing'
import * as es from './es/writing'
import * as fr from './fr/writing'
import * as it from './it/writing'
import * as pl from './pl/writing'
import * as ru from './ru/writing'
import type { WordSources, Writing } from './types'

/** Facts for checking the writing of content in all languages. */
export const writings: Record<LangCode, Writing> = {
  ENG: eng.writing,
  DE: de.writing,
  ES: es.writing,
  FR: fr.writing,
  IT: it.writing,
  RU: ru.writing,
  PL: pl.writing,
}

/** Sources of the word lists. */
export const wordSources: Record<LangCode, WordSources> = {
  ENG: eng.wordSources,
  DE: de.wordSources,
  ES: es.wordSources,
  FR: fr.wordSources,
  IT: it.wordSources,
  RU: ru.wordSources,
  PL: pl.wordSources,
}
