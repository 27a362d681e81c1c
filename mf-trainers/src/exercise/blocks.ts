import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { gapRanges } from './gaps'
import { type Random, shuffle } from './scramble'
import { wordsOf } from './words'

/** Below this number of blocks a gap would not be a choice; more words of the exercise fill them up. */
export const LEAST_GAP_BLOCKS = 3

/** Joins chosen blocks: words with a space, the letters of a one-word answer without (L-TRN-48). */
export const joinBlocks = (answer: string, blocks: readonly string[]): string =>
  blocks.join(wordsOf(answer).length > 1 ? ' ' : '')

/** Whether a block is nothing but punctuation; such blocks are shown in their own way (L-TRN-49). */
export const isPunctuationOnly = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text.trim())

/**
 * Blocks for the gaps of a sentence, shuffled: what belongs into the gaps and, where that would be no choice, other
 * words of the exercise.
 */
export function gapBlocks(
  exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
  random: Random = Math.random,
): string[] {
  const right = gapRanges(exercise).map(({ start, end }) => exercise.answer.slice(start, end).trim())
  const others = [...exercise.words.map((word) => word.answer.trim()), ...wordsOf(exercise.answer)]
  const blocks = [...right]
  const taken = new Set(right.map((text) => text.toLocaleLowerCase()))
  for (const other of others) {
    if (blocks.length >= LEAST_GAP_BLOCKS) break
    const key = other.toLocaleLowerCase()
    if (!other || taken.has(key) || isPunctuationOnly(other)) continue
    taken.add(key)
    blocks.push(other)
  }
  return shuffle(blocks, random)
}
