import type { LangCode } from './codes'
import * as de from './de/judging'
import * as eng from './eng/judging'
import * as es from './es/judging'
import * as fr from './fr/judging'
import * as it from './it/judging'
import * as pl from './pl/judging'
import * as ru from './ru/judging'
import type { Judging } from './types'

/** Facts for classifying mistakes in all languages. */
export const judgings: Record<LangCode, Judging> = {
  ENG: eng.judging,
  DE: de.judging,
  ES: es.judging,
  FR: fr.judging,
  IT: it.judging,
  RU: ru.judging,
  PL: pl.judging,
}
