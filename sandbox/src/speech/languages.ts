/** The product's languages, all supported by the sandbox's speech services. */
export type SpokenLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ru' | 'pl'

/** eSpeak NG voices by language. */
const VOICES: Record<SpokenLanguage, string> = {
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

/** eSpeak NG voice variants by speaker, the suffix of a voice name. */
const SPEAKERS: Readonly<Record<string, string>> = {
  female: '+f2',
  'female-2': '+f5',
  male: '+m3',
  'male-2': '+m7',
}

/** Returns the eSpeak NG voice for a voice name, with or without a speaker (`de`, `de_female-2`). */
export function spokenVoice(name: string): string {
  const speaker = name.trim().toLowerCase().split('_')[1] ?? ''
  const variant = Object.hasOwn(SPEAKERS, speaker) ? SPEAKERS[speaker] : ''
  return `${VOICES[spokenLanguage(name)]}${variant}`
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
