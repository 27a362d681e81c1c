import type { LangCode } from '../lang-code'
import { writings } from '../languages/writing'

/**
 * Finds articles and other function words that can't precede the next word: English "a" and "an", "a el" and "y
 * hijos" in Spanish, "le ami" and "de le" in French, "il studente" and "di il" in Italian. Ignores the gender of
 * nouns, which is unknown here.
 */
export function articleSlips(text: string, lang: LangCode): string[] {
  const { isWrongBefore } = writings[lang]
  if (!isWrongBefore) return []
  const words = [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) (?=(\p{L}[\p{L}'-]*)(?: (\p{L}+))?)/gu)]
  return words.flatMap(([, first = '', next = '', after = '']) =>
    isWrongBefore(first, next, after) ? `${first} ${next}` : [],
  )
}
