import type { LangCode } from '@mowka/shared/contract/schemas/common'

/** How each language says hello. */
export const greetings: Record<LangCode, string> = {
  ENG: 'Hello!',
  DE: 'Hallo!',
  ES: '¡Hola!',
  FR: 'Salut !',
  IT: 'Ciao!',
  RU: 'Привет!',
  PL: 'Cześć!',
}
