import type { ResultCategory } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { isLookalike, isShortForm } from '@mowka/shared/domain/contractions'
import { normalise } from '@mowka/shared/domain/normalise'
import { distance } from './distance'
import { fold } from './fold'
import { costBetween, type Lattice, latticeOf } from './lattice'
import { wordsOf } from './tokens'

/** A missing accent costs half a typo: it is often only a missing key. */
const ACCENT = 0.5
const TYPO = 1
/** One slip is forgiven for every so many words, and one in any case. */
const WORDS_PER_SLIP = 5

/** How many letters of a word may be wrong (U05): short words are too easily other words. */
const forgivenLetters = (letters: number) => (letters <= 3 ? 0 : letters <= 7 ? 1 : 2)

export type Question = {
  input: string
  answer: string
  /** Other accepted answers. */
  alternatives: readonly string[]
  lang: LangCode
  /** Lower-case words that exist: typing one of them is never a typo. */
  knownWords: ReadonlySet<string>
  /** Words have to be exact: gaps and blocks. */
  simplified: boolean
}

/** How near an input came, and to which accepted answer; null when it came near none. */
export type Comparison = { category: ResultCategory; matched: string | null; isPreferred: boolean }

/** Compares an input with the preferred answer and its alternatives; the nearest counts (U05). */
export function compare(question: Question): Comparison {
  const input = normalise(question.input)
  const typed = wordsOf(input, question.lang)
  const typedReadings = latticeOf(typed, question.lang)
  let best: Comparison = { category: 'ERROR', matched: null, isPreferred: false }
  let lowest = Number.POSITIVE_INFINITY
  for (const [index, candidate] of [question.answer, ...question.alternatives].entries()) {
    const text = normalise(candidate)
    const expected = wordsOf(text, question.lang)
    // "?" to be put into a gap has no words: then the signs themselves are compared.
    const withoutWords = typed.length === 0 && expected.length === 0
    const cost = withoutWords
      ? input !== '' && input === text
        ? 0
        : Number.POSITIVE_INFINITY
      : costOfWords(typedReadings, expected, question)
    const tolerance = Math.max(1, Math.floor(expected.length / WORDS_PER_SLIP))
    if (cost > tolerance || cost >= lowest) continue
    lowest = cost
    best = {
      category: cost === 0 ? 'CORRECT' : 'MINOR_ERROR',
      matched: candidate,
      isPreferred: cost === 0 && index === 0,
    }
  }
  return best
}

/** The lowest cost of taking what was typed for the expected words, over all readings of short forms. */
function costOfWords(typed: Lattice, expected: readonly string[], question: Question): number {
  const known = new Set([...question.knownWords, ...expected])
  return costBetween(typed, latticeOf(expected, question.lang), (word, wanted) =>
    costOfWord(word, wanted, question, known),
  )
}

function costOfWord(typed: string, expected: string, question: Question, known: ReadonlySet<string>): number {
  if (typed === expected) return 0
  if (question.simplified || /\p{N}/u.test(typed + expected)) return Number.POSITIVE_INFINITY
  if (fold(typed) === fold(expected)) return ACCENT
  const isAnotherWord =
    known.has(typed) || isShortForm(typed, question.lang) || isLookalike(typed, question.lang)
  const forgiven = forgivenLetters(expected.match(/\p{L}/gu)?.length ?? 0)
  // Words whose lengths are further apart cannot be near; this keeps long inputs cheap.
  if (isAnotherWord || Math.abs(typed.length - expected.length) > forgiven) return Number.POSITIVE_INFINITY
  return distance(typed, expected) <= forgiven ? TYPO : Number.POSITIVE_INFINITY
}
