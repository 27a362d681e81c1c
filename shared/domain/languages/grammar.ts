import type { LangCode } from '../lang-code'
import * as de from './de/grammar'
import * as eng from './eng/grammar'
import * as es from './es/grammar'
import * as fr from './fr/grammar'
import * as it from './it/grammar'
import * as pl from './pl/grammar'
import * as ru from './ru/grammar'
import type { Grammar } from './types'

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
