import type { LangCode } from '@mowka/shared/contract/schemas/common'

/** What the mascot says next to the next lesson, in the language being learned. */
export const mascotPhrases: Record<LangCode, string> = {
  ENG: 'So, where were we?',
  DE: 'Na, machen wir weiter?',
  ES: '¿Por dónde íbamos?',
  FR: 'On en était où ?',
  IT: 'Dove eravamo rimasti?',
  RU: 'Ну что, продолжим?',
  PL: 'To na czym stanęło?',
}
