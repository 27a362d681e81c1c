import type { Exercise } from '@mowka/contract/schemas/learning'
import { wordsOf } from '@mowka/domain/exercise/exercise-kinds'
import { gapRanges } from '@mowka/domain/exercise/gaps'
import type { Random } from '../../answer/answer'
import { bareWords, hasSameWords, isPunctuationOnly } from '../../words/answer-words'
import { shuffle } from '../blocks/scramble'
import { splitByGaps } from './gaps'

type Gapped = Pick<Exercise, 'answer' | 'gaps'>

const gapTexts = (exercise: Gapped): string[] =>
  gapRanges(exercise).map(({ start, end }) => exercise.answer.slice(start, end).trim())

/** Returns the gap fillings of sentences. */
export const gapsOf = (exercises: readonly Gapped[]): string[] => exercises.flatMap(gapTexts)

const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Returns the distance of two fillings: number of words first, then capitals, then length. */
const unlikeness = (one: string, other: string): number =>
  Math.abs(wordsOf(one).length - wordsOf(other).length) * 100 +
  (isCapital(one) === isCapital(other) ? 0 : 20) +
  Math.min(10, Math.abs(one.length - other.length))

/**
 * Returns wrong fillings for the gaps of a sentence, the most similar to the right ones first. Fillings that are
 * right or visible in the sentence are excluded, because they'd give the answer away.
 */
export function wrongFillings(exercise: Gapped, candidates: readonly string[], count: number): string[] {
  const right = gapTexts(exercise)
  const shown = splitByGaps(exercise.answer, gapRanges(exercise)).filter(({ gap }) => gap === null)
  const visible = new Set(shown.flatMap(({ text }) => bareWords(text).split(' ')))
  const taken = new Set(right.map(bareWords))
  const usable: string[] = []
  for (const candidate of candidates) {
    const bare = bareWords(candidate)
    if (isPunctuationOnly(candidate) || taken.has(bare)) continue
    taken.add(bare)
    if (bare.split(' ').every((word) => visible.has(word))) continue
    usable.push(candidate.trim())
  }
  const distance = (text: string) => Math.min(...right.map((each) => unlikeness(text, each)))
  return usable.sort((one, other) => distance(one) - distance(other)).slice(0, count)
}

/** Number of blocks that don't belong in any gap. */
const WRONG_GAP_BLOCKS = 2

/**
 * Returns shuffled blocks for a sentence with gaps: the right ones and some wrong ones, from `otherGaps` (gaps in
 * other sentences) and then from the exercise's words.
 */
export function gapBlocks(
  exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
  otherGaps: readonly string[],
  random: Random = Math.random,
): string[] {
  const right = gapRanges(exercise).map(({ start, end }) => exercise.answer.slice(start, end).trim())
  const wrong = wrongFillings(exercise, shuffle(otherGaps, random), WRONG_GAP_BLOCKS)
  const missing = WRONG_GAP_BLOCKS - wrong.length
  const words = exercise.words
    .map((word) => word.answer)
    .filter((word) => !wrong.some((each) => hasSameWords(each, word)))
  return shuffle([...right, ...wrong, ...wrongFillings(exercise, words, missing)], random)
}

/** Whether there is a choice between the blocks of a gap exercise. */
export const hasGapChoice = (
  exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
  otherGaps: readonly string[],
): boolean => gapBlocks(exercise, otherGaps).length > 1
