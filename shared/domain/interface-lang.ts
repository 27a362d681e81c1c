import type { LangCode } from './lang-code'

/** The languages in which the interface and the server's own texts are complete (P-I18N-01, C54). */
export const interfaceLangs = ['pl', 'en'] as const
export type InterfaceLang = (typeof interfaceLangs)[number]

/** The default and the fallback (P-I18N-01, P-I18N-02). */
export const DEFAULT_INTERFACE_LANG: InterfaceLang = 'pl'

export const isInterfaceLang = (value: unknown): value is InterfaceLang =>
  interfaceLangs.some((each) => each === value)

/** Narrows the language of i18next. */
export const interfaceLangOf = (value: unknown): InterfaceLang =>
  isInterfaceLang(value) ? value : DEFAULT_INTERFACE_LANG

/** Names of the interface languages, each in its own language. */
export const interfaceLangNames: Record<InterfaceLang, string> = { pl: 'Polski', en: 'English' }

/** The language of text written for an interface language. */
export const textLangs: Record<InterfaceLang, LangCode> = { pl: 'PL', en: 'ENG' }
