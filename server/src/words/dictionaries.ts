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

/** Everyday words that the dictionaries of a language lack. */
export const supplements: Partial<Record<LangCode, string>> = {
  // Imperatives with pronouns, which the dictionary has for some verbs only.
  ES:
    'ponme ponle ponlo póngame póngale póngalo permítame permíteme permítanme sígame síganme síguelo ' +
    'vámonos hagámoslo hagámosla pruébalo pruébala pruébelo pruébatelo bébelo bébetelo ' +
    'encuéntralo encuéntrala encuéntreme gírala gírelo olvídalo olvídelo',
}
