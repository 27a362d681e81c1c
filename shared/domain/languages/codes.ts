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

/** Languages into which the interface and the server's texts are fully translated (P-I18N-01, C54). */
export const interfaceLangs = ['pl', 'en'] as const
export type InterfaceLang = (typeof interfaceLangs)[number]

/** The default and the fallback (P-I18N-01, P-I18N-02). */
export const DEFAULT_INTERFACE_LANG: InterfaceLang = 'pl'

export const isInterfaceLang = (value: unknown): value is InterfaceLang =>
  interfaceLangs.some((each) => each === value)

/** Narrows the language reported by i18next. */
export const interfaceLangOf = (value: unknown): InterfaceLang =>
  isInterfaceLang(value) ? value : DEFAULT_INTERFACE_LANG

/** Names of the interface languages, each in its own language. */
export const interfaceLangNames: Record<InterfaceLang, string> = { pl: 'Polski', en: 'English' }

/** The content language of texts written in an interface language. */
export const textLangs: Record<InterfaceLang, LangCode> = { pl: 'PL', en: 'ENG' }
