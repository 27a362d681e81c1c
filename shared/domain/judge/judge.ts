import type { LangCode } from '../lang-code'
import { normalise } from '../normalise'
import { type Alignment, align, type Compare, type Step } from './align'
import { isPair } from './classify'
import { feedbackOf, textAlong } from './feedback'
import { bareKey, type Graph, graphOf, MOST_JOINED } from './graph'
import type { DiffPiece, Issue } from './issue'
import { movedAdverbials } from './moved-adverbials'
import { asSentence, isPattern, parsePattern, patternProblem } from './pattern'
import { compareWords, type Knowledge } from './slip'
import { type Token, tokensOf } from './token'
import type { WordList } from './words'

/** How near an answer is; a minor error is still right (U05). */
export type Category = 'CORRECT' | 'MINOR_ERROR' | 'ERROR'

export type Question = {
  input: string
  /** The preferred answer. */
  answer: string
  /** Other accepted answers, plain ones and patterns. Hidden ones count and are never shown. */
  alternatives: readonly { text: string; hidden: boolean }[]
  /** Wrong answers that the exercise expects, as patterns, with a comment for the learner. */
  mistakes: readonly { text: string; comment: string }[]
  lang: LangCode
  /** The sentence that is translated, to find words left in Polish; empty where there is none. */
  question: string
  /** All words of the language; null makes the check stricter: no typo is forgiven. */
  words: WordList | null
  /** Words have to be exact: gaps and blocks. */
  exact: boolean
  /** Adverbials have to stand where an answer has them: for checks of whether one answer adds an order to the others. */
  fixedOrder?: boolean
}

export type Judgement = {
  category: Category
  isPreferred: boolean
  /** The accepted answer that it is compared with, of those that people may see, written out. */
  comparedWith: string
  issues: Issue[]
  pieces: DiffPiece[]
  /** What the exercise says to this wrong answer; null for others. */
  comment: string | null
  /**
   * Whether a refused answer may be right all the same: without a comment, all of its words are known, and it differs
   * from the accepted one only in the order, or in one word for another. No rule should be named for it.
   */
  mayBeRight: boolean
}

/** One typo is forgiven for every so many words, and one in any case. */
const WORDS_PER_TYPO = 5
/** How many accepted answers are looked at closely for the nearest one. */
const MOST_COMPARED = 6
/** Another answer is compared with instead of the preferred one when it is nearer by two words, in mistakes. */
const TWO_WORDS = 10
/** The most words on each side that one swapped word may come to: "has arrived", "been delivered". */
const MOST_SWAPPED = 2

/** An input so much longer than every accepted answer is not compared word by word. */
const MOST_EXTRA_WORDS = 20

/** What is decided of an answer without showing it next to another one. */
export type Verdict = Pick<Judgement, 'category' | 'comment'>

/** An accepted answer laid out. */
type Accepted = { text: string; hidden: boolean; isPattern: boolean; graph: Graph }

const known = new Map<string, Pick<Accepted, 'isPattern' | 'graph'>>()
const MOST_KNOWN = 2000

/** Lays out an answer once. A pattern with a mistake in it stands for its own words. */
function accept(text: string, lang: LangCode, { hidden = false, isPlain = false } = {}): Accepted {
  const name = `${lang} ${isPlain ? 'plain' : 'any'} ${text}`
  const before = known.get(name)
  if (before) return { text, hidden, ...before }
  const isGood = !isPlain && isPattern(text) && patternProblem(text) === null
  const graph = graphOf(isGood ? parsePattern(text) : [{ kind: 'text', text }], lang)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, { isPattern: isGood, graph })
  return { text, hidden, isPattern: isGood, graph }
}

/** Judges an answer like a careful teacher (S-ATT-06, U05): what it is, compared with what, and why. */
export function judge(question: Question): Judgement {
  const { input } = question
  const tokens = tokensOf(input, question.lang)
  if (tokens.length === 0) return judgeSigns(question)
  const { category, comment, isPreferred, right, accepted, asked, compare } = decide(question, tokens)
  // Nothing of a hidden answer may be read out of the result, and marks against another one would be wrong. Nor is a
  // moved adverbial marked.
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

/** What `judge` says of an answer without comparing it: less than half of the work, for checks of the content. */
export function verdictOf(question: Question): Verdict {
  const tokens = tokensOf(question.input, question.lang)
  const { category, comment } = tokens.length === 0 ? judgeSigns(question) : decide(question, tokens)
  return { category, comment }
}

/** An accepted answer, the way through it, and whether that took moving an adverbial of the input. */
type Taken = { alignment: Alignment; answer: Accepted; isMoved: boolean }

/** Finds the accepted answer that takes the fewest slips, and the comment on a mistake that is expected. */
function decide(question: Question, tokens: readonly Token[]) {
  const { lang, exact } = question
  const asked = new Set(tokensOf(question.question, 'PL').map(({ key }) => key))
  const compare = comparer({ ...question, question: asked })
  const preferred = accept(question.answer, lang, { isPlain: true })
  const others = question.alternatives.map(({ text, hidden }) => accept(text, lang, { hidden }))
  const accepted = [preferred, ...others]

  const tolerance = Math.max(1, Math.floor(tokens.length / WORDS_PER_TYPO))
  const likely = new Map<Accepted, boolean>()
  const findLikely = ({ graph }: Accepted): boolean => {
    if (tokens.length > graph.longest * MOST_JOINED || tokens.length * MOST_JOINED < graph.shortest)
      return false
    return tokens.every((token) => mayStand(token, graph, compare))
  }
  const isLikely = (answer: Accepted): boolean => {
    const found = likely.get(answer) ?? findLikely(answer)
    likely.set(answer, found)
    return found
  }
  const take = (read: readonly Token[], isMoved: boolean): Taken | null => {
    let best: Taken | null = null
    for (const answer of accepted) {
      if (!isLikely(answer)) continue
      const alignment = align(read, answer.graph, compare, { mistakes: false, exact })
      if (!alignment || alignment.typos > tolerance) continue
      if (!best || weigh(alignment) < weigh(best.alignment)) best = { alignment, answer, isMoved }
      if (weigh(best.alignment) === 0) break
    }
    return best
  }
  const best = take(tokens, false)
  const isExact = best !== null && weigh(best.alignment) === 0
  const comment = isExact ? null : expectedMistake(question, tokens, compare)
  const moved =
    best === null && comment === null && !question.fixedOrder && accepted.some(isLikely)
      ? takeMoved(tokens, lang, take)
      : null
  const right = comment === null ? (best ?? moved) : null
  const isCorrect = right !== null && weigh(right.alignment) === 0
  const category: Category = isCorrect ? 'CORRECT' : right ? 'MINOR_ERROR' : 'ERROR'
  const isPreferred = isExact && right?.answer === preferred
  return { category, comment, isPreferred, right, accepted, asked, compare }
}

/** Reads an input with an adverbial moved; the order that takes the fewest slips. */
function takeMoved(
  tokens: readonly Token[],
  lang: LangCode,
  take: (read: readonly Token[], isMoved: boolean) => Taken | null,
): Taken | null {
  let best: Taken | null = null
  for (const order of movedAdverbials(tokens, lang)) {
    const found = take(order, true)
    if (found && (!best || weigh(found.alignment) < weigh(best.alignment))) best = found
  }
  return best
}

/** Whether an input differs only in its order, or in one known word (perhaps with a word beside it) for another. */
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
  if (typed.length > MOST_SWAPPED || expected.length > MOST_SWAPPED) return false
  return words === null || typed.every(({ key }) => words.has(key))
}

/** Begins with a capital where the answer does: a pattern writes its parts as inside a sentence. */
const begunLike = (answer: string, pieces: DiffPiece[]): DiffPiece[] => {
  const first = pieces.findIndex(({ expected }) => /\p{L}/u.test(expected))
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(answer)
  return pieces.map((piece, index) =>
    index === first && isCapital && piece.mark !== 'moved-to'
      ? { ...piece, expected: piece.expected.replace(/\p{L}/u, (letter) => letter.toUpperCase()) }
      : piece,
  )
}

/** Whether a typed word can be a word of an answer, alone or written together with others. */
function mayStand(token: Token, { keys, joined }: Graph, { match }: Compare): boolean {
  const bare = bareKey(token.key)
  if (keys.has(token.key) || joined.has(bare)) return true
  for (const [key, bareOne] of keys) if (bareOne.includes(bare) || match(token, key) !== null) return true
  return false
}

const weigh = ({ mistakes, typos, notes }: Alignment): number => (mistakes * 1000 + typos) * 1000 + notes

const unmarked = (text: string): DiffPiece => ({
  mark: 'same',
  typed: text,
  expected: text,
  letters: [],
  issue: null,
})

/** "?" to be put into a gap has no words: then the signs themselves are compared. */
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

/** Compares words, each pair once. */
function comparer(knowledge: Knowledge): Compare {
  return {
    match: remembered(({ key }, expected) => compareWords(key, expected, knowledge)),
    isPair: remembered((typed, expected) => isPair(typed, expected, knowledge.lang)),
  }
}

/** A function of two arguments that remembers what it returned. */
function remembered<One, Other, Value>(find: (one: One, other: Other) => Value): typeof find {
  const known = new Map<One, Map<Other, Value>>()
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Other, Value>()
    if (ofOne.size === 0) known.set(one, ofOne)
    const before = ofOne.get(other)
    if (before !== undefined) return before
    const found = find(one, other)
    ofOne.set(other, found)
    return found
  }
}

/** The comment on a wrong answer that the exercise expects; it has to be typed without a slip. */
function expectedMistake(
  { mistakes, lang }: Question,
  tokens: readonly Token[],
  compare: Compare,
): string | null {
  for (const { text, comment } of mistakes) {
    const { graph } = accept(text, lang)
    const alignment = align(tokens, graph, compare, { mistakes: false, exact: false })
    if (alignment && weigh(alignment) === 0) return comment
  }
  return null
}

/** Words that a comment quotes: „do you”. */
const QUOTED = /[„“"«]([^„“”"«»]+)[”"»]/gu

/** The words of the preferred answer that a comment names: the answer to compare with has to have them, too. */
function namedWords(comment: string | null, { answer, lang }: Question): ReadonlySet<string> {
  if (comment === null) return new Set()
  const named = new Set(
    [...comment.matchAll(QUOTED)].flatMap(([, text = '']) => tokensOf(text, lang).map(({ key }) => key)),
  )
  return new Set(tokensOf(answer, lang).flatMap(({ key }) => (named.has(key) ? [key] : [])))
}

/** The typed words that a way through an answer corrects. */
const struckWords = ({ steps }: Alignment): ReadonlySet<number> =>
  new Set(steps.flatMap(({ op, from }) => (op === 'replaced' || op === 'extra' ? [from] : [])))

/**
 * The shown answer to compare with, written out. It has the words of the preferred answer that the comment names. That is
 * the one that takes the fewest corrections, and the preferred one where another is not nearer by two words and takes no
 * word for right that the preferred one corrects.
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
    .slice(0, MOST_COMPARED - 1)
  const compared = first ? [first, ...likely] : likely
  const read = tokens.slice(0, Math.max(...compared.map(({ graph }) => graph.longest)) + MOST_EXTRA_WORDS)
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

/** How many of the typed words an answer does not have, and how many it has to have more. */
function missedWords(typed: ReadonlySet<string>, { keys, shortest }: Graph): number {
  let present = 0
  for (const key of typed) if (keys.has(key)) present += 1
  return typed.size - present + Math.max(0, shortest - present)
}

/** An accepted answer as it is shown: a plain one as it is, a pattern by the way that was taken through it. */
const written = ({ isPattern: isOne, text }: Accepted, steps: readonly Step[]): string =>
  isOne ? asSentence(textAlong(steps)) : text
