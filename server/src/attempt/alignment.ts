import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { readingsOf } from '@mowka/shared/domain/contractions'
import { normalise } from '@mowka/shared/domain/normalise'
import { inLowerCase, type Token, tokensOf } from './tokens'

/** The longest short form stands for this many words: "I'd've". */
const MOST_WORDS = 3
/** Nobody writes more short forms in an answer; with more of them they are only compared as they are written. */
const MOST_SHORT_FORMS = 6

/** A normalised text with its words, ready to be compared word by word. */
export type ComparableText = {
  text: string
  tokens: readonly Token[]
  words: readonly string[]
  /** The words that the readings of each word begin with. */
  beginnings: readonly (readonly string[])[]
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
  const all = words.map((word) => readingsOf(word, lang))
  const isUsual = all.filter((each) => each.length > 1).length <= MOST_SHORT_FORMS
  const ofWord = isUsual ? all : words.map((word) => [[word]])
  const joined = ofWord.map((each) => each.map((reading) => reading.join(' ')))
  const known = new Map<string, ReadonlySet<string>>()
  const readings = (at: number, count: number): ReadonlySet<string> => {
    const key = `${at} ${count}`
    const before = known.get(key)
    if (before) return before
    const [first = [], ...rest] = joined.slice(at, at + count)
    const found = new Set(
      rest.reduce(
        (starts: readonly string[], next) =>
          starts.flatMap((start) => next.map((word) => `${start} ${word}`)),
        first,
      ),
    )
    known.set(key, found)
    return found
  }
  return {
    text,
    tokens,
    words,
    beginnings: ofWord.map((each) => [...new Set(each.map(([first = '']) => first))]),
    shortFormAt: words.map((_, at) => ofWord.slice(at, at + MOST_WORDS).some((each) => each.length > 1)),
    readings,
  }
}

/**
 * One step through two texts: words that say the same (`typed` of the one, `expected` of the other; short forms may
 * make these numbers differ), a word too many (`expected` is 0), or a missing one (`typed` is 0).
 */
export type Step = { isSame: boolean; typed: number; expected: number }

const SAME_WORD: Step = { isSame: true, typed: 1, expected: 1 }

/** The fewest words of both texts, from two places on, that say the same; null for none. */
function sameWords(typed: ComparableText, i: number, expected: ComparableText, j: number): Step | null {
  const word = typed.words[i]
  if (word === undefined || j >= expected.words.length) return null
  if (word === expected.words[j]) return SAME_WORD
  if (!typed.shortFormAt[i] && !expected.shortFormAt[j]) return null
  const beginnings = expected.beginnings[j]
  if (!typed.beginnings[i]?.some((each) => beginnings?.includes(each))) return null
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
  const rows = typed.words.length
  const columns = expected.words.length
  const width = columns + 1
  const table = new Uint16Array((rows + 1) * width)
  // Behind the last word of one text, each word of the other is too many or missing.
  for (let j = 0; j <= columns; j++) table[rows * width + j] = columns - j
  for (let i = rows - 1; i >= 0; i--) {
    const row = i * width
    table[row + columns] = rows - i
    for (let j = columns - 1; j >= 0; j--) {
      const below = table[row + width + j] ?? 0
      const beside = table[row + j + 1] ?? 0
      let lowest = Math.min(below, beside) + 1
      const same = sameWords(typed, i, expected, j)
      if (same) {
        const behind = table[(i + same.typed) * width + j + same.expected] ?? 0
        if (behind < lowest) lowest = behind
      }
      table[row + j] = lowest
    }
  }
  return (i, j) => table[i * width + j] ?? 0
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
