/** Languages of the product; the sandbox speaks and mishears in each of them. */
export type SpokenLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ru' | 'pl'

/** eSpeak NG's voice for each language. */
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

/** The language a code or a voice name begins with (`ENG`, `de-DE`, `fr_female`); English for a name of no language. */
export function spokenLanguage(name: string): SpokenLanguage {
  const [first = ''] = name
    .trim()
    .toLowerCase()
    .split(/[-_.\s]/)
  if (first in VOICES) return first as SpokenLanguage
  return NAMES[first] ?? 'en'
}
