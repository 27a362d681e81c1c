import type { LangCode } from '@mowka/shared/contract/schemas/common'

/** The packages whose words a language has. Either English is right. */
export const dictionaries: Partial<Record<LangCode, readonly string[]>> = {
  ENG: ['dictionary-en', 'dictionary-en-gb'],
  DE: ['dictionary-de'],
  ES: ['dictionary-es'],
  FR: ['dictionary-fr'],
  IT: ['dictionary-it'],
  RU: ['dictionary-ru'],
}
