import { byLanguage, type InterfaceLang, type LangCode, langCodes } from './codes'
import { names, specialCharacters, tags } from './facts'

export type { LangCode }
export { specialCharacters }

/** Default language of questions (P-I18N-04). */
export const DEFAULT_SOURCE_LANG: LangCode = 'PL'
/** Default language of answers (P-I18N-05). */
export const DEFAULT_TARGET_LANG: LangCode = 'ENG'

/** A language of the product (P-I18N-08). */
export type Language = {
  langCode: LangCode
  /** Name of the flag drawing. */
  flagIcon: LangCode
  /** Translation key of the full name. */
  fullNameTK: `common:language.${LangCode}`
  /** BCP 47 tag: the `lang` attribute, casing rules, speech. */
  tag: string
}

const language = (langCode: LangCode): Language => ({
  langCode,
  flagIcon: langCode,
  fullNameTK: `common:language.${langCode}`,
  tag: tags[langCode],
})

/** All languages in display order; the learners' own language is last. */
export const languages: readonly Language[] = [
  ...langCodes.filter((each) => each !== DEFAULT_SOURCE_LANG),
  DEFAULT_SOURCE_LANG,
].map(language)

/** Returns the entry of a language. */
export function languageOf(langCode: LangCode): Language {
  const found = languages.find((each) => each.langCode === langCode)
  if (!found) throw new Error(`No such language: ${langCode}`)
  return found
}

/** The BCP 47 tag of a language, for `lang` attributes and casing. */
export const langTag = (langCode: LangCode): string => tags[langCode]

/**
 * Attributes of an element with text in the language of a BCP 47 tag. Prevents browsers from translating the language
 * that is being learned.
 */
export const textIn = (tag: string): { lang: string; translate?: 'no' } =>
  tag === langTag(DEFAULT_SOURCE_LANG) ? { lang: tag } : { lang: tag, translate: 'no' }

/** Parses `{lang}` of a path, which is in lower case (C49). Returns `null` for anything else. */
export function langFromPath(value: string | undefined): LangCode | null {
  const upper = value?.toUpperCase()
  return langCodes.find((each) => each === upper) ?? null
}

/** Formats a language for a path (C49). */
export const langToPath = (langCode: LangCode): string => langCode.toLowerCase()

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
