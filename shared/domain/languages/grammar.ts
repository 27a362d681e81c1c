import type { LangCode } from './codes'
import * as de from './de/grammar'
import * as eng from './eng/grammar'
import * as es from './es/grammar'
import * as fr from './fr/grammar'
import * as it from './it/grammar'
import * as pl from './pl/grammar'
import * as ru from './ru/grammar'
import type { Grammar, WordSources, Writing } from './types'

/** Grammar of all languages. */
export const grammars: Record<LangCode, Grammar> = {
  ENG: eng.grammar,
  DE: de.grammar,
  ES: es.grammar,
  FR: fr.grammar,
  IT: it.grammar,
  RU: ru.grammar,
  PL: pl.grammar,
}

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
