import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { expansionsOf } from '@mowka/shared/domain/judge/pattern'
import { MOST_TEXTS } from './check-answers'
import type { Report } from './problem'

/** A letter that no word of the language is written with. Names keep their own letters (Łódź). */
const FOREIGN_LETTER: Record<LangCode, RegExp> = {
  PL: /[^a-ząćęłńóśźżéüö]/iu,
  ENG: /[^a-zéñçè]/iu,
  DE: /[^a-zäöüßé]/iu,
  ES: /[^a-záéíóúüñ]/iu,
  FR: /[^a-zàâæçéèêëîïôœùûüÿ]/iu,
  IT: /[^a-zàèéìíîòóùú]/iu,
  RU: /[^а-яё]/iu,
}

/** Words that may stand twice in a row: a verb after its auxiliary, a pronoun after the subject. */
const MAY_DOUBLE: Partial<Record<LangCode, readonly string[]>> = {
  ENG: ['had', 'that'],
  FR: ['nous', 'vous'],
}

/** Sounds decide, not letters: "a university", "an hour". */
const AN_BY_SOUND = /^(?:hour|honest|honour|heir|mba|x-ray)/i
const A_BY_SOUND = /^(?:uni(?!m|n)|us[eu]|using|eu|one|once|ut[ie])/i
const startsWithVowel = (word: string) =>
  AN_BY_SOUND.test(word) || (/^[aeiou]/i.test(word) && !A_BY_SOUND.test(word))

/** Checks a text, or every text of a pattern, for what a slip of the pen leaves behind. Each slip is reported once. */
export function checkSlips(report: Report, key: string, text: string, lang: LangCode): void {
  const found = new Set<string>()
  for (const each of expansionsOf(text, MOST_TEXTS)) {
    findSlips((_key, message) => found.add(message), key, each, lang)
  }
  for (const message of found) report(key, message)
}

function findSlips(report: Report, key: string, text: string, lang: LangCode): void {
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const isName = /^\p{Lu}\p{Ll}/u.test(word)
    if (!isName && FOREIGN_LETTER[lang].test(word)) report(key, `"${word}" has a letter of another language`)
  }
  for (const [, word = ''] of text.matchAll(/(?<![\p{L}'])(\p{L}+) \1(?![\p{L}'])/giu)) {
    if (!MAY_DOUBLE[lang]?.includes(word.toLowerCase())) report(key, `has "${word}" twice in a row`)
  }
  if (lang !== 'ENG') return
  for (const [, article = '', next = ''] of text.matchAll(/(?<![\p{L}'-])(an?) ([a-z][\p{L}-]*)/giu)) {
    if (startsWithVowel(next) !== (article.toLowerCase() === 'an')) report(key, `has "${article} ${next}"`)
  }
}
