import type { LangCode } from '@mowka/contract/schemas/common'
import { articlesOf } from '@mowka/domain/languages/articles'
import { grammars } from '@mowka/domain/languages/grammar'
import { writtenWords } from '../../words/answer-words'

// The check assigns kinds by lists of function words, some of which are ambiguous: "das" is an article and a pronoun,
// "auf" a preposition and a verb particle. Explanations must not be wrong, so these functions tell whether the kind
// is certain; otherwise the sentence avoids it.

const isListed = (word: string, list: string): boolean => list.split(' ').includes(word.toLowerCase())

/** Whether a word is an article and has no other relevant meaning. */
const isOnlyArticle = (word: string, lang: LangCode): boolean =>
  articlesOf(lang).some(({ text, isOnlyArticle }) => isOnlyArticle && text === word.toLowerCase())

const GERMAN_ADJECTIVE = /^\p{Ll}{2,}e[nmrs]?$/u

/** Whether a German noun follows, possibly after one adjective. */
export function isBeforeGermanNoun(after: string): boolean {
  const [next = '', second = ''] = (/^[^.,;:!?…]*/.exec(after)?.[0] ?? '').trim().split(/\s+/)
  return /^\p{Lu}/u.test(next) || (GERMAN_ADJECTIVE.test(next) && /^\p{Lu}/u.test(second))
}

/** Whether all these words are certainly articles. `after` is the text that follows in the accepted answer. */
export const areArticles = (words: readonly string[], after: string, lang: LangCode): boolean =>
  lang === 'DE' ? isBeforeGermanNoun(after) : words.every((word) => isOnlyArticle(word, lang))

/** Whether all these words are certainly prepositions. At the end of a clause they more likely belong to the verb. */
export const arePrepositions = (words: readonly string[], after: string, lang: LangCode): boolean =>
  !/^\s*(?:[.,;:!?…]|$)/.test(after) &&
  words.every((word) => !isListed(word, grammars[lang].ambiguousPrepositions))

/** Whether all these words are certainly negations. */
export const areNegations = (words: readonly string[], lang: LangCode): boolean =>
  words.every((word) => !isListed(word, grammars[lang].ambiguousNegations))

const ADJECTIVES = /^(.+)(?:ed|ing)$/

/** Whether words that differ in form are certainly verbs: next to their subject, or in English by their endings. */
export function areVerbs(
  { typed, expected }: { typed: string; expected: string },
  { before, after }: { before: string; after: string },
  lang: LangCode,
): boolean {
  if (lang === 'ENG') return !(ADJECTIVES.test(typed) && ADJECTIVES.test(expected))
  const neighbours = [writtenWords(before).at(-1)?.bare, writtenWords(after)[0]?.bare]
  return neighbours.some((word) => word !== undefined && isListed(word, grammars[lang].unmistakableSubjects))
}
