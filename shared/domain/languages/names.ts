import type { InterfaceLang } from '../interface-lang'
import { byLanguage, type LangCode } from '../lang-code'
import { names } from './facts'

type Inflection = (name: string) => string

const inflections: Record<InterfaceLang, { adverb: Inflection; locative: Inflection }> = {
  // Names are adjectives in -i; "w" becomes "we" before f and w with another consonant.
  pl: {
    adverb: (name) => `po ${name.replace(/i$/, 'u')}`,
    locative: (name) => `${/^[fw][^aeiouyąęó]/.test(name) ? 'we' : 'w'} ${name}m`,
  },
  en: { adverb: (name) => `in ${name}`, locative: (name) => `in ${name}` },
}

/** The name of a language inside a sentence: "angielski", "English". */
export const languageName = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  names[lang][interfaceLang]

/** "po angielsku", "in English". */
export const languageAdverb = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  inflections[interfaceLang].adverb(languageName(lang, interfaceLang))

/** The locative with its preposition: "we włoskim", "in Italian". */
export const languageLocative = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  inflections[interfaceLang].locative(languageName(lang, interfaceLang))

export const capitalized = (text: string, interfaceLang: InterfaceLang): string =>
  text.charAt(0).toLocaleUpperCase(interfaceLang) + text.slice(1)

/** The name of a language at the beginning of a text: "Angielski", "English". */
export const languageTitle = (lang: LangCode, interfaceLang: InterfaceLang): string =>
  capitalized(languageName(lang, interfaceLang), interfaceLang)

/** The titles of all languages: the texts with the keys `common:language.*`. */
export const languageTitles = (interfaceLang: InterfaceLang): Record<LangCode, string> =>
  byLanguage((lang) => languageTitle(lang, interfaceLang))
