import type { LangCode } from './codes'
import * as de from './de/rewording'
import * as eng from './eng/short-forms'
import * as es from './es/rewording'
import * as fr from './fr/rewording'
import type { Rewording } from './types'

/** The wordings that only some languages have. */
export const rewordings: Record<LangCode, Rewording | null> = {
  ENG: eng.rewording,
  DE: de.rewording,
  ES: es.rewording,
  FR: fr.rewording,
  IT: null,
  RU: null,
  PL: null,
}
