import type { LangCode } from './lang-code'

/** The language of questions before any choice (P-I18N-04). */
export const DEFAULT_SOURCE_LANG: LangCode = 'PL'
/** The language of answers before any choice (P-I18N-05). */
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

const language = (langCode: LangCode, tag: string): Language => ({
  langCode,
  flagIcon: langCode,
  fullNameTK: `common:language.${langCode}`,
  tag,
})

/** All languages (P-I18N-07, C11), in the order in which they are offered. */
export const languages: readonly Language[] = [
  language('ENG', 'en'),
  language('DE', 'de'),
  language('ES', 'es'),
  language('FR', 'fr'),
  language('IT', 'it'),
  language('RU', 'ru'),
  language('PL', 'pl'),
]

/** The entry of a language. */
export function languageOf(langCode: LangCode): Language {
  const found = languages.find((each) => each.langCode === langCode)
  if (!found) throw new Error(`No such language: ${langCode}`)
  return found
}

/** The BCP 47 tag of a language, for `lang` attributes and casing. */
export const langTag = (langCode: LangCode): string => languageOf(langCode).tag

/**
 * The attributes of an element with text of a course, by its BCP 47 tag. Foreign text is what is to be learned, so a
 * browser that translates the page has to leave it alone.
 */
export const textIn = (tag: string): { lang: string; translate?: 'no' } =>
  tag === langTag(DEFAULT_SOURCE_LANG) ? { lang: tag } : { lang: tag, translate: 'no' }

/** Reads `{lang}` of a path, which is in lower case (C49). Null for anything that is no language. */
export function langFromPath(value: string | undefined): LangCode | null {
  const upper = value?.toUpperCase()
  return languages.find((each) => each.langCode === upper)?.langCode ?? null
}

/** Writes a language into a path (C49). */
export const langToPath = (langCode: LangCode): string => langCode.toLowerCase()

/** Special characters of the on-screen keyboards (P-KEYS-01, C12). */
export const specialCharacters: Partial<Record<LangCode, readonly string[]>> = {
  DE: ['ä', 'ö', 'ü', 'ß'],
  ES: ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡'],
  PL: ['ą', 'ć', 'ę', 'ł', 'ń', 'ó', 'ś', 'ź', 'ż'],
  FR: ['à', 'â', 'æ', 'ç', 'é', 'è', 'ê', 'ë', 'î', 'ï', 'ô', 'œ', 'ù', 'û', 'ü'],
  IT: ['à', 'è', 'é', 'ì', 'ò', 'ù'],
}
