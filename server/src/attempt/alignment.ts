import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { readingsOf } from '@mowka/shared/domain/contractions'
import { normalise } from '@mowka/shared/domain/normalise'
import { inLowerCase, type Token, tokensOf } from './tokens'

/** The longest short form stands for this many words: "I'd've". */
const MOST_WORDS = 3

/** A normalised text with its words, ready to be compared word by word. */
export type ComparableText = {
  text: string
  tokens: readonly Token[]
  words: readonly string[]
  /** For each place whether a short form is among the words that one step can take from there on. */
  shortFormAt: readonly boolean[]
  /** All ways to read some words in a row, short forms written out. */
  readings: (at: number, count: number) => ReadonlySet<string>
}

/** Cuts a text into words, and reads each short form once. */
export function comparableText(given: string, lang: LangCode): ComparableText {
  const text = normalise(given)
  const tokens = tokensOf(text)
  const words = tokens.map((token) => inLowerCase(token.text, lang))
  const ofWord = words.map((word) => readingsOf(word, lang).map((reading) => reading.join(' ')))
  const known = new Map<string, ReadonlySet<string>>()
  const readings = (at: number, count: number): ReadonlySet<string> => {
    const key = `${at} ${count}`
    const before = known.get(key)
    if (before) return before
    const [first = [], ...rest] = ofWord.slice(at, at + count)
    const all = rest.reduce(
      (starts: readonly string[], next) => starts.flatMap((start) => next.map((word) => `${start} ${word}`)),
      first,
    )
    const found = new Set(all)
    known.set(key, found)
    return found
  }
  const shortFormAt = words.map((_, at) => ofWord.slice(at, at + MOST_WORDS).some((each) => each.length > 1))
  return { text, tokens, words, shortFormAt, readings }
}

/**
 * One step through two texts: words that say the same (`typed` of the one, `expected` of the other; short forms may
 * make these numbers differ), a word too many (`expected` is 0), or a missing one (`typed` is 0).
 */
export type Step = { isSame: boolean; typed: number; expected: number }

const SAME_WORD: Step = { isSame: true, typed: 1, expected: 1 }

/** How many words both texts have, from two places on, that say the same in one step; null for none. */
function sameWords(typed: ComparableText, i: number, expected: ComparableText, j: number): Step | null {
  if (i >= typed.words.length || j >= expected.words.length) return null
  if (typed.words[i] === expected.words[j]) return SAME_WORD
  if (!typed.shortFormAt[i] && !expected.shortFormAt[j]) return null
  for (let left = 1; left <= Math.min(MOST_WORDS, typed.words.length - i); left++) {
    for (let right = 1; right <= Math.min(MOST_WORDS, expected.words.length - j); right++) {
      const ofExpected = expected.readings(j, right)
      for (const reading of typed.readings(i, left)) {
        if (ofExpected.has(reading)) return { isSame: true, typed: left, expected: right }
      }
    }
  }
  return null
}

/** For each pair of places the least number of words that are too many or missing from there on. */
function distances(typed: ComparableText, expected: ComparableText): (i: number, j: number) => number {
  const width = expected.words.length + 1
  const table = new Uint16Array((typed.words.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = typed.words.length; i >= 0; i--) {
    for (let j = expected.words.length; j >= 0; j--) {
      const same = sameWords(typed, i, expected, j)
      let lowest = Number.POSITIVE_INFINITY
      if (i < typed.words.length) lowest = at(i + 1, j) + 1
      if (j < expected.words.length) lowest = Math.min(lowest, at(i, j + 1) + 1)
      if (same) lowest = Math.min(lowest, at(i + same.typed, j + same.expected))
      // Behind the last word of both nothing is left.
      table[i * width + j] = Number.isFinite(lowest) ? lowest : 0
    }
  }
  return at
}

/** Leads from what was typed to what is expected with as few words too many or missing as possible. */
export function align(typed: ComparableText, expected: ComparableText): Step[] {
  const at = distances(typed, expected)
  const steps: Step[] = []
  let i = 0
  let j = 0
  while (i < typed.words.length || j < expected.words.length) {
    const same = sameWords(typed, i, expected, j)
    const isExtra = i < typed.words.length && at(i, j) === at(i + 1, j) + 1
    const step =
      same && at(i, j) === at(i + same.typed, j + same.expected)
        ? same
        : isExtra
          ? { isSame: false, typed: 1, expected: 0 }
          : { isSame: false, typed: 0, expected: 1 }
    steps.push(step)
    i += step.typed
    j += step.expected
  }
  return steps
}

/** The text that what was typed is nearest to, word by word; of equally near ones the first. */
export function nearestOf(input: string, texts: readonly [string, ...string[]], lang: LangCode): string {
  const typed = comparableText(input, lang)
  let nearest = texts[0]
  let lowest = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const distance = distances(typed, comparableText(text, lang))(0, 0)
    if (distance >= lowest) continue
    lowest = distance
    nearest = text
  }
  return nearest
}
