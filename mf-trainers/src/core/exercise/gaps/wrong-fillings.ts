import type { Exercise } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/gap-range'
import { wordsOf } from '@mowka/domain/sentence-words'
import { bareWords, isPunctuationOnly } from '../../words/answer-words'
import { splitByGaps } from './gaps'

type Gapped = Pick<Exercise, '_id' | 'answer' | 'gaps'>

const gapTexts = (exercise: Pick<Exercise, 'answer' | 'gaps'>): string[] =>
  gapRanges(exercise).map(({ start, end }) => exercise.answer.slice(start, end).trim())

/** Returns the gap fillings of the lesson's other sentences. */
export const gapsOfOthers = (exercises: readonly Gapped[], exerciseId: string): string[] =>
  exercises.filter(({ _id }) => _id !== exerciseId).flatMap(gapTexts)

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
export function wrongFillings(
  exercise: Pick<Exercise, 'answer' | 'gaps'>,
  candidates: readonly string[],
  count: number,
): string[] {
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
