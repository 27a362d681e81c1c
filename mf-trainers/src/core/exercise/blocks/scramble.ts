import { wordsOf } from '@mowka/domain/exercise/exercise-kinds'
import type { Random } from '../../answer/answer'

/** Number of words from which they are grouped (L-SCR-01). */
const GROUPED_FROM_WORDS = 10
/** Number of shuffles after which the order is rotated by one instead. */
const MAX_SHUFFLES = 20

/**
 * Returns the blocks of a sentence in the right order (L-SCR-01 to -03): from 10 words alternately one and two words
 * per block, below that one word per block, and a single word by character.
 */
export function blocksOf(sentence: string): string[] {
  const words = wordsOf(sentence)
  if (words.length <= 1) return [...(words[0] ?? '').normalize('NFC')]
  if (words.length < GROUPED_FROM_WORDS) return words
  const blocks: string[] = []
  for (let at = 0; at < words.length; ) {
    const size = blocks.length % 2 === 0 ? 1 : 2
    blocks.push(words.slice(at, at + size).join(' '))
    at += size
  }
  return blocks
}

const isSame = (a: readonly string[], b: readonly string[]) => a.every((text, index) => text === b[index])

function shuffledOnce(blocks: readonly string[], random: Random): string[] {
  const result = [...blocks]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last], result[other]]
    if (a === undefined || b === undefined) continue
    result[last] = b
    result[other] = a
  }
  return result
}

/** Shuffles blocks; an order equal to the original is shuffled again (L-SCR-04). */
export function shuffle(blocks: readonly string[], random: Random = Math.random): string[] {
  if (blocks.every((text) => text === blocks[0])) return [...blocks]
  for (let turn = 0; turn < MAX_SHUFFLES; turn++) {
    const result = shuffledOnce(blocks, random)
    if (!isSame(result, blocks)) return result
  }
  return [...blocks.slice(1), ...blocks.slice(0, 1)]
}

/** Returns the blocks of a sentence in a new order. */
export const scramble = (sentence: string, random: Random = Math.random): string[] =>
  shuffle(blocksOf(sentence), random)

/** Joins chosen blocks: words with a space, characters of a single word without one (L-TRN-48). */
export const joinBlocks = (answer: string, blocks: readonly string[]): string =>
  blocks.join(wordsOf(answer).length > 1 ? ' ' : '')
