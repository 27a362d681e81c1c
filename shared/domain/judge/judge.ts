import { normalise } from '../exercise/normalise'
import type { WordList } from '../languages/types'
import { type Alignment, align, type Compare, type Step } from './align'
import type { Graph } from './answers/graph'
import { type Token, tokensOf } from './answers/token'
import { inCyrillic } from './answers/transliteration'
import { decide } from './decide'
import { feedbackOf } from './feedback'
import type { DiffPiece, Issue } from './issue'
import { type Accepted, type Category, type Question, weigh, written } from './question'

/** Maximum number of accepted answers that are aligned to find the nearest one. */
const MAX_COMPARED_ANSWERS = 6
/** Another answer replaces the preferred one in the comparison if it is nearer by two words, in mistakes. */
const TWO_WORDS = 10

/** An input that exceeds every accepted answer by more words is not aligned. */
const MAX_EXTRA_WORDS = 20

/** Words quoted in a comment: „do you”. */
const QUOTED = /[„“"«]([^„“”"«»]+)[”"»]/gu

/** The words of the preferred answer that a comment quotes; the answer used for comparison must contain them. */
function namedWords(comment: string | null, { answer, lang }: Question): ReadonlySet<string> {
  if (comment === null) return new Set()
  const named = new Set(
    [...comment.matchAll(QUOTED)].flatMap(([, text = '']) => tokensOf(text, lang).map(({ key }) => key)),
  )
  return new Set(tokensOf(answer, lang).flatMap(({ key }) => (named.has(key) ? [key] : [])))
}

/** Indexes of the typed words that an alignment corrects. */
const struckWords = ({ steps }: Alignment): ReadonlySet<number> =>
  new Set(steps.flatMap(({ op, from }) => (op === 'replaced' || op === 'extra' ? [from] : [])))

/**
 * Returns the visible answer for the comparison, as plain text. It contains the words of the preferred answer that
 * the comment quotes. Among those it is the one with the fewest corrections; the preferred one wins unless another is
 * nearer by two words or accepts a word that the preferred one corrects.
 */
function nearest(
  accepted: readonly Accepted[],
  tokens: readonly Token[],
  compare: Compare,
  question: Question,
  comment: string | null,
): { answer: string; steps: readonly Step[] } {
  const { exact, answer: preferred, lang } = question
  const typed = new Set(tokens.map(({ key }) => key))
  const named = namedWords(comment, question)
  const [first, ...others] = accepted.filter(({ hidden }) => !hidden)
  const likely = others
    .map((each) => ({ ...each, missed: missedWords(typed, each.graph) }))
    .sort((one, other) => one.missed - other.missed)
    .slice(0, MAX_COMPARED_ANSWERS - 1)
  const compared = first ? [first, ...likely] : likely
  const read = tokens.slice(0, Math.max(...compared.map(({ graph }) => graph.longest)) + MAX_EXTRA_WORDS)
  const ways = compared.flatMap((each) => {
    const alignment = align(read, each.graph, compare, { mistakes: true, exact })
    if (!alignment) return []
    const way = { alignment, answer: written(each, alignment.steps) }
    const keys = named.size === 0 ? named : new Set(tokensOf(way.answer, lang).map(({ key }) => key))
    return each === first || [...named].every((key) => keys.has(key)) ? [way] : []
  })
  const [ofPreferred] = ways
  if (!ofPreferred) return { answer: preferred, steps: [] }
  const found = ways.reduce((best, way) => (weigh(way.alignment) < weigh(best.alignment) ? way : best))
  const isMuchNearer = ofPreferred.alignment.mistakes - found.alignment.mistakes >= TWO_WORDS
  const struck = struckWords(found.alignment)
  const isMilder = [...struckWords(ofPreferred.alignment)].some((word) => !struck.has(word))
  const chosen = isMuchNearer || isMilder ? found : ofPreferred
  return { answer: chosen.answer, steps: chosen.alignment.steps }
}

/** Number of typed words that an answer lacks, plus the minimum number of further words it requires. */
function missedWords(typed: ReadonlySet<string>, { keys, shortest }: Graph): number {
  let present = 0
  for (const key of typed) if (keys.has(key)) present += 1
  return typed.size - present + Math.max(0, shortest - present)
}

export type Judgement = {
  category: Category
  isPreferred: boolean
  /** The accepted answer used for the comparison, as plain text and never a hidden one. */
  comparedWith: string
  issues: Issue[]
  pieces: DiffPiece[]
  /** The exercise's comment on this wrong answer; `null` for others. */
  comment: string | null
  /**
   * Whether a rejected answer may be right: it has no comment, all of its words are known, and it differs from the
   * accepted answer only in word order or in one replaced word. The feedback shouldn't name a rule then.
   */
  mayBeRight: boolean
}

/** Maximum number of words on each side of one replacement: "has arrived", "been delivered". */
const MAX_REPLACED_WORDS = 2

/** A judgement without the comparison. */
export type Verdict = Pick<Judgement, 'category' | 'comment'>

/**
 * Judges an answer like a careful teacher (S-ATT-06, U05): its category, the answer used for comparison, and the
 * differences.
 */
export function judge(question: Question): Judgement {
  const written = cyrillicQuestion(question)
  if (!written) return judgeWritten(question)
  const judgement = judgeWritten(written)
  return judgement.category === 'ERROR' ? judgeWritten(question) : inOtherAlphabet(question, judgement)
}

/** Returns the question with an input that was typed in Latin letters in Cyrillic; `null` for any other input. */
function cyrillicQuestion(question: Question): Question | null {
  const { input, answer, alternatives, lang, exact } = question
  if (exact || lang !== 'RU') return null
  const written = inCyrillic(input, [answer, ...alternatives.map(({ text }) => text)], lang)
  return written === null ? null : { ...question, input: written }
}

/** Makes a right answer in Latin letters a slip that shows the Cyrillic. */
function inOtherAlphabet({ input }: Question, judgement: Judgement): Judgement {
  const typed = normalise(input)
  const expected = judgement.comparedWith
  const range = { start: 0, end: input.length }
  return {
    ...judgement,
    category: 'MINOR_ERROR',
    isPreferred: false,
    issues: [{ kind: 'alphabet', typed, expected, range }],
    pieces: [{ mark: 'changed', typed, expected, letters: [], issue: 0 }],
  }
}

function judgeWritten(question: Question): Judgement {
  const { input } = question
  const tokens = tokensOf(input, question.lang)
  if (tokens.length === 0) return judgeSigns(question)
  const { category, comment, isPreferred, right, accepted, asked, compare } = decide(question, tokens)
  // The result must not reveal a hidden answer, and marks against another answer would be wrong. A moved adverbial
  // isn't marked either.
  if (right?.answer.hidden || right?.isMoved) {
    const comparedWith = right.answer.hidden
      ? nearest(accepted, tokens, compare, question, comment).answer
      : written(right.answer, right.alignment.steps)
    return {
      category,
      isPreferred,
      comment,
      comparedWith,
      issues: [],
      pieces: [unmarked(normalise(input))],
      mayBeRight: false,
    }
  }
  const near = right
    ? { answer: written(right.answer, right.alignment.steps), steps: right.alignment.steps }
    : nearest(accepted, tokens, compare, question, comment)
  const { issues, pieces } = feedbackOf(near.steps, { ...question, tokens, question: asked })
  return {
    category,
    isPreferred,
    comment,
    comparedWith: near.answer,
    issues,
    pieces: begunLike(near.answer, pieces),
    mayBeRight:
      category === 'ERROR' && comment === null && isOneSwapOrMove(near.steps, issues, tokens, question.words),
  }
}

/** Returns the verdict of `judge` without the comparison: less than half of the work, for content checks. */
export function verdictOf(question: Question): Verdict {
  if (cyrillicQuestion(question)) {
    const { category, comment } = judge(question)
    return { category, comment }
  }
  const tokens = tokensOf(question.input, question.lang)
  const { category, comment } = tokens.length === 0 ? judgeSigns(question) : decide(question, tokens)
  return { category, comment }
}

/** Whether an input differs only in word order or in one known word (possibly with an adjacent word). */
function isOneSwapOrMove(
  steps: readonly Step[],
  issues: readonly Issue[],
  tokens: readonly Token[],
  words: WordList | null,
): boolean {
  if (issues.length > 0 && issues.every(({ kind }) => kind === 'order')) return true
  if (!issues.some(({ kind }) => kind === 'word')) return false
  if (issues.some(({ kind }) => kind !== 'word' && kind !== 'extra' && kind !== 'missing')) return false
  const written = steps.filter(({ op }) => op !== 'signs')
  const isDifferent = ({ op }: Step) => op !== 'same'
  const first = written.findIndex(isDifferent)
  const stretch = written.slice(first, written.findLastIndex(isDifferent) + 1)
  if (!stretch.every(isDifferent)) return false
  const typed = stretch.flatMap(({ from, to }) => tokens.slice(from, to))
  const expected = stretch.filter(({ edges }) => edges.length > 0)
  if (typed.length > MAX_REPLACED_WORDS || expected.length > MAX_REPLACED_WORDS) return false
  return words === null || typed.every(({ key }) => words.has(key))
}

/** Capitalizes the first word where the answer does: patterns write their parts as inside a sentence. */
const begunLike = (answer: string, pieces: DiffPiece[]): DiffPiece[] => {
  const first = pieces.findIndex(({ expected }) => /\p{L}/u.test(expected))
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(answer)
  return pieces.map((piece, index) =>
    index === first && isCapital && piece.mark !== 'moved-to'
      ? { ...piece, expected: piece.expected.replace(/\p{L}/u, (letter) => letter.toUpperCase()) }
      : piece,
  )
}

const unmarked = (text: string): DiffPiece => ({
  mark: 'same',
  typed: text,
  expected: text,
  letters: [],
  issue: null,
})

/** A gap such as "?" has no words, so the punctuation itself is compared. */
function judgeSigns({ input, answer, alternatives }: Question): Judgement {
  const typed = normalise(input)
  const isSame = (text: string) => typed !== '' && normalise(text) === typed
  const isRight = isSame(answer) || alternatives.some(({ text }) => isSame(text))
  return {
    category: isRight ? 'CORRECT' : 'ERROR',
    isPreferred: isSame(answer),
    comment: null,
    comparedWith: answer,
    issues: [],
    pieces: [isRight ? unmarked(typed) : { ...unmarked(answer), mark: 'missing', typed: '' }],
    mayBeRight: false,
  }
}
