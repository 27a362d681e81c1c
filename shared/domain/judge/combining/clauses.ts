import { judgings } from '../../languages/judging'
import { withoutMarks } from '../../languages/parts'
import type { Moving } from '../../languages/types'
import type { Token } from '../answers/token'
import { classesOf } from '../words/classify'
import { ANY_SIGN, type Input, type Span, signsOf } from './phrases'

type Clause = Span & {
  /** Whether an adverbial may come first: not behind "e", which may join two nouns. */
  opens: boolean
  /** Whether an adverbial may come last. */
  closes: boolean
  isRelative: boolean
}

/** Finds the clauses of an input by its conjunctions and its signs. */
export function clausesOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  { input, question, lang }: Input,
  { conjunctions, beforeRelatives, times, before }: Moving,
) {
  const { joining, subordinating, relative, coordinating } = conjunctions
  const asking = new Set([...judgings[lang].combining.questionWords].map(withoutMarks))
  const classes = classesOf(lang)
  const keys = tokens.map(({ key }) => key)
  const signs = signsOf(tokens, input, ANY_SIGN)
  const asks = question.includes('?')
  const isBegin = (at: number) => at === 0 || signs[at] === true
  const isLead = (at: number) => before.has(keys[at] ?? '') || classes.isPreposition(keys[at] ?? '')
  /** Whether a question may begin at a word: only an adverbial, a preposition or a conjunction precedes it. */
  const mayBegin = (at: number): boolean => {
    if (isBegin(at)) return true
    const word = keys[at - 1] ?? ''
    const isPassed =
      isLead(at - 1) ||
      coordinating.has(word) ||
      classes.isSubject(word) ||
      spans.some(({ from, to }) => from < at && at <= to)
    return isPassed && mayBegin(at - 1)
  }
  /** Whether a word asks: "quando" at the beginning of a question is no conjunction. */
  const isQuestionWord = (at: number): boolean =>
    asks && asking.has(withoutMarks(keys[at] ?? '')) && mayBegin(at)
  const isConjunction = (at: number): boolean => {
    const word = keys[at] ?? ''
    if (coordinating.has(word) || joining.has(word)) return true
    // "Che bella giornata!"
    if (relative.has(word) && (isBegin(at) || beforeRelatives.has(keys[at - 1] ?? ''))) return false
    return (subordinating.has(word) || relative.has(word)) && !isQuestionWord(at)
  }

  const isClosing = (word: string) => joining.has(word) || subordinating.has(word)

  /** Returns the clause of an adverbial. A comma that only sets the adverbial off is no border. */
  function around({ from, to }: Span): Clause {
    const isSetOffFirst = from === 0
    const isSetOffLast = to === tokens.length
    let [begin, end] = [from, to]
    const isBorderBefore = (at: number) => isBegin(at) && !(at === from && isSetOffLast && at > 0)
    const isBorderAfter = (at: number) =>
      at === tokens.length || (isBegin(at) && !(at === to && isSetOffFirst))
    while (!isBorderBefore(begin) && !isConjunction(begin - 1)) begin -= 1
    while (!isBorderAfter(end) && !isConjunction(end)) end += 1
    const first = isBorderBefore(begin) ? '' : (keys[begin - 1] ?? '')
    const next = keys[end] ?? ''
    // Without a comma the end of a subordinate clause is known only if it ends the sentence.
    const isOpenEnded = subordinating.has(first) && mayBegin(begin - 1)
    const opens = isBorderBefore(begin) || joining.has(first) || subordinating.has(first)
    const closes = isBorderAfter(end) ? end < tokens.length || !isOpenEnded : isClosing(next) && !isOpenEnded
    // "Anche" of "anche se" belongs to the next clause.
    while (end > to && closes && !isBorderAfter(end) && isLead(end - 1)) end -= 1
    return { from: begin, to: end, opens, closes, isRelative: relative.has(first) }
  }

  const timeWords = new Set([...times].flatMap((phrase) => phrase.split(' ')))
  const isTimeWord = (at: number) => timeWords.has(withoutMarks(keys[at] ?? ''))
  /** Whether an adverbial at a place is joined with another one by the word before it: "oggi e domani". */
  const isJoinedBefore = (at: number): boolean => coordinating.has(keys[at - 1] ?? '') && isTimeWord(at - 2)
  const isJoinedBehind = (at: number): boolean => coordinating.has(keys[at] ?? '') && isTimeWord(at + 1)

  return { around, isBegin, isQuestionWord, isJoinedBefore, isJoinedBehind }
}
