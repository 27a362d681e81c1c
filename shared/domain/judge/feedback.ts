import type { LangCode } from '../languages/codes'
import type { WordList } from '../languages/types'
import type { Step } from './align'
import { tidy } from './answers/pattern'
import type { Token } from './answers/token'
import type { DiffPiece, Issue, IssueKind } from './issue'
import { type Context, kindOfReplaced, kindOfSingle } from './words/classify'
import { letterPieces } from './words/letters'
import { spellingOf } from './words/spelling'

/** Feedback for the learner: the differences by kind, and the marked answer. */
export type Feedback = { issues: Issue[]; pieces: DiffPiece[] }

type Given = {
  input: string
  tokens: readonly Token[]
  lang: LangCode
  words: WordList | null
  /** Words of the sentence to translate. */
  question: ReadonlySet<string>
}

/** A mark before its surrounding spaces and punctuation are known. */
type Mark = Omit<DiffPiece, 'issue'> & { issue: Issue | null; isSigns: boolean }

/** Derives the issues from the alignment of the typed text with the accepted answer. */
export function feedbackOf(steps: readonly Step[], given: Given): Feedback {
  const { lang, words, tokens, question } = given
  const moves = movesOf(steps, given)
  const moveIssues = new Map<number, Issue>()
  const marks: Mark[] = []
  let before = ''
  steps.forEach((step, index) => {
    const typed = textOf(given, step)
    const expected = expectedText(step)
    const key = step.edges.find((edge) => edge.key !== null)?.key ?? ''
    const context: Context = { lang, words, question, before, written: expected }
    const typedKey = tokens[step.from]?.key ?? ''
    const issue = (kind: IssueKind): Issue => ({ kind, typed, expected, range: rangeOf(given, step) })
    const mark = (mark: DiffPiece['mark'], found: Issue | null, letters: DiffPiece['letters'] = []): void => {
      marks.push({ mark, typed, expected, letters, issue: found, isSigns: step.op === 'signs' })
    }
    const move = moves.get(index)
    if (move !== undefined) {
      const moved = moveIssues.get(move.group) ?? { ...issue('order'), typed: move.text, expected: move.text }
      if (!moveIssues.has(move.group) || index === move.group) moved.range = rangeOf(given, step)
      else if (step.op === 'extra') moved.range.end = rangeOf(given, step).end
      moveIssues.set(move.group, moved)
      mark(step.op === 'extra' ? 'moved-from' : 'moved-to', moved)
    } else if (step.op === 'signs') mark('same', null)
    else if (step.op === 'same') {
      const shown = step.edges.some((edge) => edge.instead) ? typed : expected
      const isLower = isWrittenSmall(typed, expected, before)
      marks.push({
        mark: 'same',
        typed,
        expected: shown,
        letters: [],
        issue: isLower ? issue('capital') : null,
        isSigns: false,
      })
    } else if (step.op === 'slip') {
      mark('changed', issue(step.slip ?? 'typo'), letterPieces(typed, expected))
    } else if (step.op === 'space') {
      const isApostrophe = expected.includes("'") && !typed.includes("'")
      mark('changed', issue(isApostrophe ? 'apostrophe' : 'space'), letterPieces(typed, expected))
    } else if (step.op === 'replaced') {
      const kind = kindOfReplaced(typedKey, key, context)
      const letters = kind === 'typo' ? letterPieces(typed, expected) : []
      mark('changed', issue(kind), letters)
    } else if (step.op === 'missing') mark('missing', issue(kindOfSingle(key, 'missing', context)))
    else mark('extra', issue(kindOfSingle(typedKey, 'extra', context)))
    if (key !== '') before = key
  })
  return numbered(merged(marks))
}

/**
 * German nouns, names and "I" in lower case are not mistakes, but deserve a note. The first word of a sentence
 * doesn't.
 */
const isWrittenSmall = (typed: string, expected: string, before: string): boolean =>
  before !== '' && /^\p{Lu}/u.test(expected) && /^\p{Ll}/u.test(typed)

const textOf = ({ input, tokens }: Given, { from, to }: Step): string =>
  from === to ? '' : input.slice(tokens[from]?.start, tokens[to - 1]?.end)

const rangeOf = ({ input, tokens }: Given, { from, to }: Step): Issue['range'] => {
  const start = tokens[from]?.start ?? input.length
  return { start, end: from === to ? start : (tokens[to - 1]?.end ?? start) }
}

/** The answer's text for a step. A word that exists only in an alternative spelling provides its own text. */
const expectedText = ({ op, edges }: Step): string =>
  edges
    .map(({ text, key, instead }) => (instead && text === '' && op === 'replaced' ? (key ?? '') : text))
    .join('')

/** Finds identical words that are extra in one place and missing in another: they are only in the wrong position. */
function movesOf(
  steps: readonly Step[],
  { tokens, lang, input }: Given,
): Map<number, { group: number; text: string }> {
  const keyOfStep = (step: Step): string =>
    spellingOf(step.op === 'extra' ? (tokens[step.from]?.key ?? '') : (step.edges[0]?.key ?? ''), lang)
  const missing = steps.flatMap((step, index) => (step.op === 'missing' ? [index] : []))
  const partner = new Map<number, number>()
  steps.forEach((step, index) => {
    if (step.op !== 'extra') return
    const expectedNext = nextMissing(steps, partner.get(previousWord(steps, index)))
    const candidates = missing.filter(
      (place) =>
        ![...partner.values()].includes(place) && keyOfStep(steps[place] ?? step) === keyOfStep(step),
    )
    const place = candidates.find((each) => each === expectedNext) ?? candidates[0]
    if (place !== undefined) partner.set(index, place)
  })
  const found = new Map<number, { group: number; text: string }>()
  let group = -1
  let last: { from: number; to: number } | null = null
  for (const [from, to] of partner) {
    const continues =
      last !== null && previousWord(steps, from) === last.from && previousWord(steps, to) === last.to
    if (!continues) group = from
    last = { from, to }
    const step = steps[from]
    const first = steps[group]
    const text = input.slice(tokens[first?.from ?? 0]?.start, tokens[(step?.to ?? 1) - 1]?.end)
    for (const place of [from, to]) found.set(place, { group, text })
    for (const [place, each] of found) if (each.group === group) found.set(place, { group, text })
  }
  return found
}

const previousWord = (steps: readonly Step[], index: number): number => {
  for (let at = index - 1; at >= 0; at--) if (steps[at]?.op !== 'signs') return at
  return -1
}
const nextMissing = (steps: readonly Step[], index: number | undefined): number => {
  if (index === undefined) return -1
  for (let at = index + 1; at < steps.length; at++) if (steps[at]?.op !== 'signs') return at
  return -1
}

/** Merges adjacent marks of the same kind, including the spaces between words where the answer has none. */
function merged(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = []
  let isSpaced = true
  let signsBefore = false
  for (const each of marks) {
    const last = result.at(-1)
    if (each.isSigns) {
      const text = signsBefore ? each.expected.replace(/^\s+/, isSpaced ? '' : ' ') : each.expected
      if (text === '') continue
      if (signsBefore && last && /^[.,?!;:…]/.test(text))
        last.expected = last.expected.replace(/(?<![,\s])[,\s]+$/, '')
      if (text.trim() === '' && result.length === 0) continue
      if (last?.mark === 'same' && last.issue === null) last.expected += text
      else result.push({ ...each, expected: text })
      isSpaced = /\s$/.test(text)
      signsBefore = true
      continue
    }
    const isBehindSigns = each.mark === 'extra' || each.mark === 'moved-from'
    if (!isSpaced && (!signsBefore || isBehindSigns)) result.push(space())
    const phrase = phraseBefore(result, each)
    const before = result.at(-1)
    if (phrase?.issue && each.issue) {
      // Several missing or extra words in a row are one issue.
      result.pop()
      for (const target of [phrase, phrase.issue]) {
        target.typed = `${target.typed} ${each.typed}`.trim()
        target.expected = `${target.expected} ${each.expected}`.trim()
      }
      phrase.issue.range = { start: phrase.issue.range.start, end: each.issue.range.end }
    } else if (isUnmarked(before) && isUnmarked(each)) before.expected += each.expected
    else result.push({ ...each })
    isSpaced = false
    signsBefore = false
  }
  return result
}

const isUnmarked = (mark: Mark | undefined): mark is Mark => mark?.mark === 'same' && mark.issue === null

/** Finds the mark that a word continues: the same kind of issue with only a space in between. */
function phraseBefore(marks: readonly Mark[], { mark, issue }: Mark): Mark | null {
  if (mark !== 'missing' && mark !== 'extra') return null
  const [phrase, between] = [marks.at(-2), marks.at(-1)]
  const isNeighbour = isUnmarked(between) && between.expected.trim() === ''
  return isNeighbour && phrase?.mark === mark && phrase.issue?.kind === mark && issue?.kind === mark
    ? phrase
    : null
}

const space = (): Mark => ({
  mark: 'same',
  typed: '',
  expected: ' ',
  letters: [],
  issue: null,
  isSigns: true,
})

function numbered(marks: readonly Mark[]): Feedback {
  const issues = [...new Set(marks.flatMap(({ issue }) => (issue ? [issue] : [])))]
  return {
    issues,
    pieces: marks.map(({ isSigns: _, issue, ...piece }) => ({
      ...piece,
      issue: issue ? issues.indexOf(issue) : null,
    })),
  }
}

/** The accepted answer's text along a path. */
export const textAlong = (steps: readonly Step[]): string =>
  tidy(steps.flatMap(({ edges }) => edges.map(({ text }) => text)).join(''))
