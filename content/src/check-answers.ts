import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { type Category, judge } from '@mowka/shared/domain/judge/judge'
import {
  branchesOf,
  expansionsOf,
  isPattern,
  type Pattern,
  parsePattern,
  patternProblem,
} from '@mowka/shared/domain/judge/pattern'
import { checkText, comparable, endMark } from './check-text'
import type { Report } from './problem'
import type { ExerciseEntry } from './schema'

/** How many texts of one pattern are checked, the first choices first. */
export const MOST_TEXTS = 200
/** How many texts of one expected mistake are judged, spread over all of them. */
const MOST_MISTAKES = 12

/**
 * Checks an accepted answer or an expected mistake: its notation, and each text that it stands for. Returns whether it
 * can be judged.
 */
export function checkPattern(report: Report, key: string, text: string, lang: LangCode): boolean {
  const problem = isPattern(text) ? patternProblem(text) : null
  if (problem) {
    report(key, `is no pattern: ${problem.message}, at character ${problem.at + 1}`)
    return false
  }
  if (text !== text.trim()) report(key, 'begins or ends with a space')
  const found = new Set<string>()
  for (const each of expansionsOf(text, MOST_TEXTS)) {
    checkText((_key, message) => found.add(message), key, each, lang)
  }
  for (const message of found) report(key, message)
  if (isPattern(text) && hasOtherWords(parsePattern(text))) {
    report(key, 'the orders in { | } hold different words: write choices as [ | ]')
  }
  return true
}

/**
 * Checks that every text of a pattern ends with the mark of the example. A request may become a question: "Poproszę
 * kawę." is "Could I have a coffee?", too.
 */
export function checkEnding(report: Report, key: string, text: string, example: string): void {
  const mark = endMark(example)
  const marks = expansionsOf(text, MOST_TEXTS).map(endMark)
  if (marks.every((each) => each === mark) || (mark === '.' && marks.every((each) => each === '?'))) return
  report(key, mark ? `must end with "${mark}" as the example does` : 'must not end as a sentence')
}

/** Tells whether a `{a|b}` holds other words in one order than in another. */
const hasOtherWords = (pattern: Pattern): boolean =>
  pattern.some((part) => {
    if (part.kind === 'text') return false
    const branches = part.kind === 'permutation' ? part.parts : part.branches
    if (branches.some(hasOtherWords)) return true
    return part.kind === 'orders' && new Set(branches.map(wordsOf)).size > 1
  })

/** The words of every text of a pattern, whatever their order. */
const wordsOf = (pattern: Pattern): string =>
  textsOf(pattern)
    .map((text) => comparable(text).split(' ').toSorted().join(' '))
    .toSorted()
    .join('|')

const textsOf = (pattern: Pattern): string[] =>
  pattern.reduce<string[]>(
    (starts, part) => {
      const ends = part.kind === 'text' ? [part.text] : branchesOf(part).flatMap(textsOf)
      return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MOST_TEXTS)
    },
    [''],
  )

const spread = (texts: readonly string[], count: number): string[] =>
  texts.filter((_, index) => index % Math.ceil(texts.length / count) === 0)

/**
 * Judges without a list of words: what only the list tells from a slip stays a mistake. Hidden alternatives count as
 * much as others, and none of them is compared for feedback, which nobody reads here.
 */
const verdict = (
  input: string,
  answer: string,
  accepted: ExerciseEntry['alternatives'],
  lang: LangCode,
): Category => {
  const alternatives = accepted.map(({ text }) => ({ text, hidden: true }))
  return judge({ input, answer, alternatives, mistakes: [], lang, question: '', words: null, exact: false })
    .category
}

/**
 * Checks the accepted answers of an exercise against one another: each accepts something that the others do not, and no
 * expected mistake is accepted. What learners see need not be seen twice, but may be accepted by a hidden one, too.
 */
export function checkAccepted(
  report: Report,
  { answer, alternatives, mistakes }: ExerciseEntry,
  lang: LangCode,
): void {
  const approved = alternatives.filter((each) => each.approved)
  alternatives.forEach((alternative, index) => {
    if (!alternative.approved) return
    const others = approved.filter((each) => each !== alternative && (alternative.hidden || !each.hidden))
    const texts = expansionsOf(alternative.text, MOST_TEXTS)
    if (texts.every((text) => verdict(text, answer, others, lang) === 'CORRECT')) {
      report(`alternatives[${index}].text`, 'adds nothing: the answer and the others accept all of it')
    }
  })
  mistakes.forEach(({ text }, index) => {
    const accepted = spread(expansionsOf(text, MOST_TEXTS), MOST_MISTAKES).find(
      (each) => verdict(each, answer, approved, lang) !== 'ERROR',
    )
    if (accepted !== undefined) report(`mistakes[${index}].text`, `"${accepted}" is accepted as right`)
  })
}
