import { MAX_ANSWER_LENGTH, MIN_SENTENCE_LENGTH } from './answer'

/** Maximum number of sentence pairs added to a lesson at once. */
export const MAX_PAIRS = 200

/** Maximum length of a sent text, in characters. Longer than a sentence, so that a long one is a mistake of its row. */
export const PAIR_TEXT_LENGTH = 4000

/** A sentence and its translation. */
export type SentencePair = { example: string; answer: string }

/** Why a pair can't become an exercise: a missing side, or one that is too short or too long. */
export type PairMistake = { side: keyof SentencePair; code: 'MISSING' | 'SHORT' | 'LONG' }

/** Returns the first mistake of a pair. */
export function pairMistake(pair: SentencePair): PairMistake | null {
  for (const side of ['example', 'answer'] as const) {
    const { length } = [...pair[side].trim()]
    if (length === 0) return { side, code: 'MISSING' }
    if (length < MIN_SENTENCE_LENGTH) return { side, code: 'SHORT' }
    if (length > MAX_ANSWER_LENGTH) return { side, code: 'LONG' }
  }
  return null
}
