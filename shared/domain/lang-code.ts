/** The languages of the product (P-I18N-06, C11). */
export const langCodes = ['PL', 'ENG', 'DE', 'ES', 'FR', 'IT', 'RU'] as const
export type LangCode = (typeof langCodes)[number]

/** Builds a table with one entry per language. */
export const byLanguage = <Entry>(entryOf: (lang: LangCode) => Entry): Record<LangCode, Entry> => ({
  PL: entryOf('PL'),
  ENG: entryOf('ENG'),
  DE: entryOf('DE'),
  ES: entryOf('ES'),
  FR: entryOf('FR'),
  IT: entryOf('IT'),
  RU: entryOf('RU'),
})
