import { MAX_TRAINED_WORDS, practiceMinutes } from '../word/training'

/** Maximum number of sentences in the deck for today. */
export const MAX_DECK_SENTENCES = 10
/** Maximum number of words or sentences in a row. */
const MAX_IN_A_ROW = 5

/** Numbers of words and sentences. */
export type DeckCounts = { words: number; sentences: number }

/** Several words or sentences in a row. */
export type DeckBlock = { kind: 'words' | 'sentences'; size: number }

/** Returns the number of items. */
export const deckSize = ({ words, sentences }: DeckCounts): number => words + sentences

/** Returns how many of the due items one deck includes; the others are in the next one. */
export const deckOf = ({ words, sentences }: DeckCounts): DeckCounts => ({
  words: Math.min(words, MAX_TRAINED_WORDS),
  sentences: Math.min(sentences, MAX_DECK_SENTENCES),
})

/** Returns the estimated time for a deck, in minutes. */
export const deckMinutes = (deck: DeckCounts): number => practiceMinutes(deckSize(deck))

/** Splits a number of items into blocks of nearly equal sizes. */
function split(kind: DeckBlock['kind'], items: number): DeckBlock[] {
  const count = Math.ceil(items / MAX_IN_A_ROW)
  return Array.from({ length: count }, (_, at) => ({
    kind,
    size: Math.floor((items * (at + 1)) / count) - Math.floor((items * at) / count),
  }))
}

/** Mixes a deck: blocks of words and of sentences alternate, starting with the kind that has more of them. */
export function deckBlocks({ words, sentences }: DeckCounts): DeckBlock[] {
  const ofWords = split('words', words)
  const ofSentences = split('sentences', sentences)
  const [more, fewer] = ofSentences.length > ofWords.length ? [ofSentences, ofWords] : [ofWords, ofSentences]
  return more.flatMap((block, at) => [block, ...fewer.slice(at, at + 1)])
}
