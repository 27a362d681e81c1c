import { expansionsOf } from '../judge/pattern'
import type { LangCode } from '../lang-code'
import { articleSlips } from './articles'
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

/** Words that come twice in a row in a text, or in any text of a pattern: never meant, not even in a mistake. */
export const doubledWords = (text: string, lang: LangCode): Finding[] =>
  slipFindings(text, lang).filter(({ code }) => code === 'DOUBLED_WORD')

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
  found.push(...articleSlips(text, lang).map((phrase) => ({ code: 'ARTICLE' as const, phrase })))
  return found
}
