import type { LangCode } from '../languages/codes'
import { type Alignment, align, type Compare } from './align'
import { bareKey, type Graph, MAX_JOINED_WORDS } from './answers/graph'
import { type Token, tokensOf } from './answers/token'
import { withoutAdditions } from './combining/additions'
import { combinationOf } from './combining/combination'
import { movesOf } from './combining/moves'
import type { Move } from './combining/phrases'
import { type Accepted, accept, type Category, type Question, weigh } from './question'
import { isPair } from './words/classify'
import { compareWords, type Knowledge } from './words/slip'

/** One typo is forgiven per this many words, and at least one. */
const WORDS_PER_TYPO = 5

/** A matching accepted answer, the path through it, and whether a phrase of the input had to be moved. */
type Taken = { alignment: Alignment; answer: Accepted; isMoved: boolean }

/** Finds the accepted answer with the fewest slips, and the comment on an expected mistake. */
export function decide(question: Question, tokens: readonly Token[]) {
  const { lang, exact } = question
  const asked = new Set(tokensOf(question.question, 'PL').map(({ key }) => key))
  const compare = comparer({ ...question, question: asked })
  const preferred = accept(question.answer, lang, { isPlain: true })
  const others = question.alternatives.map(({ text, hidden }) => accept(text, lang, { hidden }))
  const accepted = [preferred, ...others]

  const tolerance = Math.max(1, Math.floor(tokens.length / WORDS_PER_TYPO))
  const likely = new Map<Accepted, boolean>()
  const isLikely = (answer: Accepted): boolean => {
    const found = likely.get(answer) ?? mayMatch(tokens, answer, compare)
    likely.set(answer, found)
    return found
  }
  const take = (read: readonly Token[], isCandidate = isLikely, move?: Move): Taken | null => {
    let best: Taken | null = null
    for (const answer of accepted) {
      if (!isCandidate(answer)) continue
      const alignment = align(read, answer.graph, compare, { mistakes: false, exact })
      if (!alignment || alignment.typos > tolerance || move?.fits(alignment.steps) === false) continue
      if (!best || weigh(alignment) < weigh(best.alignment))
        best = { alignment, answer, isMoved: move !== undefined }
      if (weigh(best.alignment) === 0) break
    }
    return best
  }
  const best = take(tokens)
  const isExact = best !== null && weigh(best.alignment) === 0
  const comment = isExact ? null : expectedMistake(question, tokens, compare)
  const isOpen = best === null && comment === null && !question.listedOnly
  const moved =
    isOpen && accepted.some(isLikely)
      ? takeMoved(movesOf(tokens, question), (move) => take(move.tokens, isLikely, move))
      : null
  const combined =
    isOpen && moved === null && !exact ? takeCombined(tokens, accepted, compare, lang, tolerance) : null
  const extended =
    isOpen && moved === null && combined === null && !exact
      ? takeExtended(question, tokens, accepted, (read) =>
          take(read, (answer) => mayMatch(read, answer, compare)),
        )
      : null
  const right = comment === null ? (best ?? moved ?? combined ?? extended) : null
  const isCorrect = right !== null && weigh(right.alignment) === 0
  const category: Category = isCorrect ? 'CORRECT' : right ? 'MINOR_ERROR' : 'ERROR'
  const isPreferred = isExact && right?.answer === preferred
  return { category, comment, isPreferred, right, accepted, asked, compare }
}

/** Aligns an input with one phrase moved; returns the order with the fewest slips. */
function takeMoved(moves: readonly Move[], take: (move: Move) => Taken | null): Taken | null {
  let best: Taken | null = null
  for (const move of moves) {
    const found = take(move)
    if (found && (!best || weigh(found.alignment) < weigh(best.alignment))) best = found
  }
  return best
}

/** Accepts a combination of accepted answers. It is no answer of the exercise, so it counts like a hidden one. */
function takeCombined(
  tokens: readonly Token[],
  accepted: readonly Accepted[],
  compare: Compare,
  lang: LangCode,
  tolerance: number,
): Taken | null {
  const [preferred] = accepted
  const slips = combinationOf(
    tokens,
    accepted.map(({ graph }) => graph),
    compare,
    lang,
  )
  if (!preferred || !slips || slips.typos > tolerance) return null
  return {
    alignment: { mistakes: 0, ...slips, steps: [] },
    answer: { ...preferred, hidden: true },
    isMoved: false,
  }
}

/** Accepts an accepted answer with an addition. Like a combination, it counts like a hidden answer. */
function takeExtended(
  { question, lang }: Question,
  tokens: readonly Token[],
  accepted: readonly Accepted[],
  take: (read: readonly Token[]) => Taken | null,
): Taken | null {
  const graphs = accepted.map(({ graph }) => graph)
  const [preferred] = accepted
  for (const read of withoutAdditions(tokens, graphs, question, lang)) {
    const found = take(read)
    if (found && preferred)
      return {
        alignment: { ...found.alignment, steps: [] },
        answer: { ...preferred, hidden: true },
        isMoved: false,
      }
  }
  return null
}

/** Whether every word of an input can match one of an answer. */
function mayMatch(read: readonly Token[], { graph }: Accepted, compare: Compare): boolean {
  if (read.length > graph.longest * MAX_JOINED_WORDS || read.length * MAX_JOINED_WORDS < graph.shortest)
    return false
  return read.every((token) => mayStand(token, graph, compare))
}

/** Whether a typed word can match a word of an answer, alone or joined with others. */
function mayStand(token: Token, { keys, joined }: Graph, { match }: Compare): boolean {
  const bare = bareKey(token.key)
  if (keys.has(token.key) || joined.has(bare)) return true
  for (const [key, bareOne] of keys) if (bareOne.includes(bare) || match(token, key) !== null) return true
  return false
}

/** Compares words, with a cache per pair. */
function comparer(knowledge: Knowledge): Compare {
  return {
    match: remembered(({ key }, expected) => compareWords(key, expected, knowledge)),
    isPair: remembered((typed, expected) => isPair(typed, expected, knowledge.lang)),
  }
}

/** Memoizes a function of two arguments. */
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

/** Returns the comment on an expected wrong answer, which must match without a slip. */
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
