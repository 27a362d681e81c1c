import type { LangCode } from '../../contract/schemas/common'
import { normalise } from '../normalise'
import { type Alignment, align, type Compare, type Step } from './align'
import { isPair } from './classify'
import { feedbackOf, textAlong } from './feedback'
import { bareKey, type Graph, graphOf, MOST_JOINED } from './graph'
import type { DiffPiece, Issue } from './issue'
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
}

export type Judgement = {
  category: Category
  isPreferred: boolean
  /** The accepted answer that it is compared with: the nearest that people may see, written out. */
  comparedWith: string
  issues: Issue[]
  pieces: DiffPiece[]
  /** What the exercise says to this wrong answer; null for others. */
  comment: string | null
}

/** One typo is forgiven for every so many words, and one in any case. */
const WORDS_PER_TYPO = 5
/** How many accepted answers are looked at closely for the nearest one. */
const MOST_COMPARED = 6
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
  // Nothing of a hidden answer may be read out of the result, and marks against another one would be wrong.
  if (right?.answer.hidden) {
    const { answer } = nearest(accepted, tokens, compare, question)
    return {
      category,
      isPreferred,
      comment,
      comparedWith: answer,
      issues: [],
      pieces: [unmarked(normalise(input))],
    }
  }
  const near = right
    ? { answer: written(right.answer, right.alignment.steps), steps: right.alignment.steps }
    : nearest(accepted, tokens, compare, question)
  const { issues, pieces } = feedbackOf(near.steps, { ...question, tokens, question: asked })
  return {
    category,
    isPreferred,
    comment,
    comparedWith: near.answer,
    issues,
    pieces: begunLike(near.answer, pieces),
  }
}

/** What `judge` says of an answer without comparing it: less than half of the work, for checks of the content. */
export function verdictOf(question: Question): Verdict {
  const tokens = tokensOf(question.input, question.lang)
  const { category, comment } = tokens.length === 0 ? judgeSigns(question) : decide(question, tokens)
  return { category, comment }
}

/** An accepted answer and the way through it. */
type Taken = { alignment: Alignment; answer: Accepted }

/** Finds the accepted answer that takes the fewest slips, and the comment on a mistake that is expected. */
function decide(question: Question, tokens: readonly Token[]) {
  const { lang, exact } = question
  const asked = new Set(tokensOf(question.question, 'PL').map(({ key }) => key))
  const compare = comparer({ ...question, question: asked })
  const preferred = accept(question.answer, lang, { isPlain: true })
  const others = question.alternatives.map(({ text, hidden }) => accept(text, lang, { hidden }))
  const accepted = [preferred, ...others]

  const tolerance = Math.max(1, Math.floor(tokens.length / WORDS_PER_TYPO))
  let best: Taken | null = null
  for (const answer of accepted) {
    const { longest, shortest } = answer.graph
    if (tokens.length > longest * MOST_JOINED || tokens.length * MOST_JOINED < shortest) continue
    if (tokens.some((token) => !mayStand(token, answer.graph, compare))) continue
    const alignment = align(tokens, answer.graph, compare, { mistakes: false, exact })
    if (!alignment || alignment.typos > tolerance) continue
    if (!best || weigh(alignment) < weigh(best.alignment)) best = { alignment, answer }
    if (weigh(best.alignment) === 0) break
  }
  const isCorrect = best !== null && weigh(best.alignment) === 0
  const comment = isCorrect ? null : expectedMistake(question, tokens, compare)
  const right = comment === null ? best : null
  const category: Category = isCorrect ? 'CORRECT' : right ? 'MINOR_ERROR' : 'ERROR'
  const isPreferred = isCorrect && right?.answer === preferred
  return { category, comment, isPreferred, right, accepted, asked, compare }
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

/** The shown answer that takes the fewest corrections, written out; of equally near ones the first. */
function nearest(
  accepted: readonly Accepted[],
  tokens: readonly Token[],
  compare: Compare,
  { exact, answer }: Question,
): { answer: string; steps: readonly Step[] } {
  const typed = new Set(tokens.map(({ key }) => key))
  const likely = accepted
    .filter(({ hidden }) => !hidden)
    .map((each) => ({ ...each, missed: missedWords(typed, each.graph) }))
    .sort((one, other) => one.missed - other.missed)
    .slice(0, MOST_COMPARED)
  const read = tokens.slice(0, Math.max(...likely.map(({ graph }) => graph.longest)) + MOST_EXTRA_WORDS)
  let found: { alignment: Alignment; answer: Accepted } | null = null
  for (const each of likely) {
    const alignment = align(read, each.graph, compare, { mistakes: true, exact })
    if (!alignment || (found && weigh(alignment) >= weigh(found.alignment))) continue
    found = { alignment, answer: each }
  }
  if (!found) return { answer, steps: [] }
  return { answer: written(found.answer, found.alignment.steps), steps: found.alignment.steps }
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
