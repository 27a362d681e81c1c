import type { Hint } from '@mowka/contract/schemas/learning'
import { writtenWords } from '../words/answer-words'

const wordsOf = (html: string): Set<string> => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return new Set(writtenWords(text).map(({ bare }) => bare))
}

/** Sorts hints after a mistake: those that mention more of the wrong words come first. */
export function relevantHints(hints: readonly Hint[], wrongWords: readonly string[]): Hint[] {
  const score = (hint: Hint) => {
    const words = wordsOf(hint.content)
    return wrongWords.filter((word) => words.has(word)).length
  }
  return hints
    .map((hint) => ({ hint, score: score(hint) }))
    .sort((one, other) => other.score - one.score)
    .map(({ hint }) => hint)
}
