import { wordsOf } from '@mowka/domain/exercise/exercise-kinds'
import { bareKey, graphOf } from '@mowka/domain/judge/answers/graph'
import { keyOf } from '@mowka/domain/judge/answers/token'
import { spellingOf } from '@mowka/domain/judge/words/spelling'
import type { Random } from '../../answer/answer'
import {
  type BlockSource,
  bare,
  blockSentence,
  ENOUGH_BLOCKS,
  isCapital,
  needsDistractors,
} from './blocks-draft'
import { blocksOf, shuffle } from './scramble'

/** Distractors of sentences with two or three blocks, and with more. */
const MANY = 3
const FEW = 2

/** A single word without signs inside, such as "it's" or "T-Shirt" but not "p.m". */
const isWord = (text: string) => /^[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?$/u.test(text)

/**
 * Returns blocks that don't belong to a short sentence, from the lesson's other sentences. A word is excluded if any
 * accepted answer contains it, also in another form that the check accepts ("I'm" and "am"), so that no distractor can
 * be part of a right answer. Words that differ from all blocks by their capital letter come last, because they'd stand
 * out.
 */
export function distractors(
  exercise: BlockSource,
  acceptedAnswers: readonly string[],
  otherSentences: readonly BlockSource[],
  random: Random,
): string[] {
  if (!needsDistractors(exercise)) return []
  const { answerLang: lang } = exercise
  const blocks = blocksOf(blockSentence(exercise))
  const form = (key: string) => bareKey(spellingOf(key, lang))
  const taken = new Set<string>()
  for (const text of acceptedAnswers) {
    const { keys, joined } = graphOf([{ kind: 'text', text }], lang)
    for (const key of [...keys.keys(), ...joined.keys()]) taken.add(form(key))
  }
  const candidates: string[] = []
  for (const other of otherSentences) {
    if (other.answerLang !== lang) continue
    for (const word of wordsOf(blockSentence(other)).map(bare)) {
      const key = form(keyOf(word, lang))
      if (!isWord(word) || taken.has(key)) continue
      taken.add(key)
      candidates.push(word)
    }
  }
  const hasCapital = blocks.some(isCapital)
  const standsOut = (word: string) => Number(isCapital(word) && !hasCapital)
  return shuffle(candidates, random)
    .sort((one, other) => standsOut(one) - standsOut(other))
    .slice(0, blocks.length < ENOUGH_BLOCKS - 1 ? MANY : FEW)
}
