/** The product's languages, all supported by the sandbox's speech services. */
export type SpokenLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ru' | 'pl'

/** eSpeak NG voices by language. */
export const VOICES: Record<SpokenLanguage, string> = {
  en: 'en-us',
  de: 'de',
  es: 'es',
  fr: 'fr-fr',
  it: 'it',
  ru: 'ru',
  pl: 'pl',
}

const NAMES: Record<string, SpokenLanguage> = {
  eng: 'en',
  deu: 'de',
  ger: 'de',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  ita: 'it',
  rus: 'ru',
  pol: 'pl',
}

/** Returns the language of a code or voice name (`ENG`, `de-DE`, `fr_female`); English by default. */
export function spokenLanguage(name: string): SpokenLanguage {
  const [first = ''] = name
    .trim()
    .toLowerCase()
    .split(/[-_.\s]/)
  if (first in VOICES) return first as SpokenLanguage
  return NAMES[first] ?? 'en'
}
