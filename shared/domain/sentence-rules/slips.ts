import type { LangCode } from '../../contract/schemas/common'
import { expansionsOf } from '../judge/pattern'
import { type Finding, onceEach } from './finding'
import { MOST_TEXTS } from './patterns'

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

/** What a slip of the pen leaves behind in a text, or in any text of a pattern. Each slip is said once. */
export const slipFindings = (text: string, lang: LangCode): Finding[] =>
  onceEach(expansionsOf(text, MOST_TEXTS).flatMap((each) => slipsIn(each, lang)))

function slipsIn(text: string, lang: LangCode): Finding[] {
  const found: Finding[] = []
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const isName = /^\p{Lu}\p{Ll}/u.test(word)
    if (!isName && FOREIGN_LETTER[lang].test(word)) found.push({ code: 'FOREIGN_LETTER', word })
  }
  for (const [, word = ''] of text.matchAll(/(?<![\p{L}'])(\p{L}+) \1(?![\p{L}'])/giu)) {
    if (!MAY_DOUBLE[lang]?.includes(word.toLowerCase())) found.push({ code: 'DOUBLED_WORD', word })
  }
  if (lang !== 'ENG') return found
  for (const [, article = '', next = ''] of text.matchAll(/(?<![\p{L}'-])(an?) ([a-z][\p{L}-]*)/giu)) {
    if (startsWithVowel(next) !== (article.toLowerCase() === 'an')) {
      found.push({ code: 'ARTICLE', phrase: `${article} ${next}` })
    }
  }
  return found
}
