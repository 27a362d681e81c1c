import type { LangCode } from './codes'
import * as de from './de/variants'
import * as eng from './eng/variants'
import * as es from './es/variants'
import * as fr from './fr/variants'
import * as it from './it/variants'
import * as pl from './pl/variants'
import * as ru from './ru/variants'
import type { Variants } from './types'

/** Equal ways of writing in all languages. */
export const variantsOf: Record<LangCode, Variants> = {
  ENG: eng.variants,
  DE: de.variants,
  ES: es.variants,
  FR: fr.variants,
  IT: it.variants,
  RU: ru.variants,
  PL: pl.variants,
}
