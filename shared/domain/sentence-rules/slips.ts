import { expansionsOf } from '../judge/pattern'
import type { LangCode } from '../lang-code'
import { writings } from '../languages/writing'
import { type Finding, onceEach } from './finding'
import { MAX_TEXTS } from './patterns'

/**
 * Finds articles and other function words that can't precede the next word: English "a" and "an", "a el" and "y
 * hijos" in Spanish, "le ami" and "de le" in French, "il studente" and "di il" in Italian. Ignores the gender of
 * nouns, which is unknown here.
 */
function articleSlips(text: string, lang: LangCode): string[] {
  const { isWrongBefore } = writings[lang]
  if (!isWrongBefore) return []
  const words = [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) (?=(\p{L}[\p{L}'-]*)(?: (\p{L}+))?)/gu)]
  return words.flatMap(([, first = '', next = '', after = '']) =>
    isWrongBefore(first, next, after) ? `${first} ${next}` : [],
  )
}

/**
 * Returns doubled words in a text or in any expansion of a pattern; they are never intended, not even in a mistake.
 */
export const doubledWords = (text: string, lang: LangCode): Finding[] =>
  slipFindings(text, lang).filter(({ code }) => code === 'DOUBLED_WORD')

/** Returns typing slips in a text or in any expansion of a pattern, without duplicates. */
export const slipFindings = (text: string, lang: LangCode): Finding[] =>
  onceEach(expansionsOf(text, MAX_TEXTS).flatMap((each) => slipsIn(each, lang)))

function slipsIn(text: string, lang: LangCode): Finding[] {
  const found: Finding[] = []
  const { foreignLetter, repeatable } = writings[lang]
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const isName = /^\p{Lu}\p{Ll}/u.test(word)
    if (!isName && foreignLetter.test(word)) found.push({ code: 'FOREIGN_LETTER', word })
  }
  for (const [, word = ''] of text.matchAll(/(?<![\p{L}'])(\p{L}+) \1(?![\p{L}'])/giu)) {
    if (!repeatable.includes(word.toLowerCase())) found.push({ code: 'DOUBLED_WORD', word })
  }
  found.push(...articleSlips(text, lang).map((phrase) => ({ code: 'ARTICLE' as const, phrase })))
  return found
}
