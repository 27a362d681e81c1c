import type { InterfaceLang } from '../interface-lang'
import { byLanguage, type LangCode } from '../lang-code'
import { names } from './facts'

/** The name of a language inside a sentence: "angielski", "English". */
export const languageName = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  names[lang][interfaceLang].name

export const capitalized = (text: string, interfaceLang: InterfaceLang): string =>
  text.charAt(0).toLocaleUpperCase(interfaceLang) + text.slice(1)

/** The name of a language at the beginning of a text: "Angielski", "English". */
export const languageTitle = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  capitalized(languageName(lang, interfaceLang), interfaceLang)

/** The titles of all languages: the texts with the keys `common:language.*`. */
export const languageTitles = (interfaceLang: InterfaceLang): Record<LangCode, string> =>
  byLanguage((lang) => languageTitle(lang, interfaceLang))
