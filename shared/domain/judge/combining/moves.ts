import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { withoutMarks } from '../../languages/parts'
import type { Addresses, Moving } from '../../languages/types'
import type { Step } from '../align'
import { digitsOf } from '../answers/other-ways'
import type { Token } from '../answers/token'
import { classesOf } from '../words/classify'
import { frenchOrders } from './french-orders'

/** An input with one phrase in another place. */
export type Move = {
  tokens: readonly Token[]
  /** Whether an accepted answer, as the steps of its alignment, has the phrase in the same clause. */
  fits: (steps: readonly Step[]) => boolean
}

/** Indexes of words, the end exclusive. */
type Span = { from: number; to: number }

type Input = { input: string; question: string; lang: LangCode }

/** Maximum number of words in a phrase that moves. */
const MAX_PHRASE_WORDS = 4
const ANY_SIGN = /[,;:.?!…]/
const END_OF_SENTENCE = /[;:.?!…]/

/**
 * Returns the other orders of an input in which one phrase has another place: an adverbial of time within its clause,
 * or a form of address at the other end of the sentence. Only the place in the input is restricted, because an
 * accepted answer may have the phrase anywhere.
 */
export function movesOf(tokens: readonly Token[], input: Input): Move[] {
  const { moving, addresses } = judgings[input.lang]
  const inFrench = input.lang === 'FR' ? frenchOrders(tokens) : []
  return [
    ...inFrench.map((order) => ({ tokens: order, fits: () => true })),
    ...(moving ? timeMoves(tokens, input, moving) : []),
    ...(addresses ? addressMoves(tokens, input, addresses) : []),
  ]
}

/** Whether an accepted answer has a sign between two words of a span. */
const hasSign = (steps: readonly Step[], { from, to }: Span, sign: RegExp): boolean =>
  steps.some(
    (step) =>
      step.op === 'signs' && step.from > from && step.from < to && sign.test(step.edges[0]?.text ?? ''),
  )

/** Whether a sign comes before each word of an input. */
const signsOf = (tokens: readonly Token[], input: string, sign: RegExp): boolean[] =>
  tokens.map(({ start }, at) => at > 0 && sign.test(input.slice(tokens[at - 1]?.end, start)))

/** Moves a phrase to a place among the other words. */
function moved(tokens: readonly Token[], { from, to }: Span, place: number) {
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)]
  const order = rest.toSpliced(place, 0, ...tokens.slice(from, to))
  const length = to - from
  const passed = place < from ? { from: place + length, to } : { from, to: place }
  return { order, passed }
}

/** Moves a form of address to the other end: "Scusi, dov'è la stazione?", "Dov'è la stazione, scusi?" */
function addressMoves(tokens: readonly Token[], { input }: Input, addresses: Addresses): Move[] {
  if (signsOf(tokens, input, END_OF_SENTENCE).includes(true)) return []
  const { calls, courtesies, titles } = addresses
  const isName = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const kindOf = ({ from, to }: Span): 'call' | 'courtesy' | null => {
    const phrase = phraseAt(tokens, from, to - from)
    if (courtesies.has(phrase)) return 'courtesy'
    const isTitled = to - from === 2 && titles.has(tokens[from]?.key ?? '') && isName(to - 1)
    return calls.has(phrase) || isTitled ? 'call' : null
  }
  const count = tokens.length
  return [1, 2, 3].flatMap((length) =>
    [
      { from: 0, to: length },
      { from: count - length, to: count },
    ].flatMap((span) => {
      const kind = length < count && occursOnce(tokens, span) ? kindOf(span) : null
      if (kind === null) return []
      const place = span.from === 0 ? count - length : 0
      const border = span.from === 0 ? count - length : length
      const { order, passed } = moved(tokens, span, place)
      const fits = (steps: readonly Step[]) =>
        kind === 'courtesy'
          ? !hasSign(steps, passed, ANY_SIGN)
          : !hasSign(steps, passed, END_OF_SENTENCE) &&
            hasSign(steps, { from: border - 1, to: border + 1 }, /,/)
      return [{ tokens: order, fits }]
    }),
  )
}

const occursOnce = (tokens: readonly Token[], { from, to }: Span): boolean => {
  const phrase = phraseAt(tokens, from, to - from)
  return tokens.every((_, at) => at === from || phraseAt(tokens, at, to - from) !== phrase)
}

const phraseAt = (tokens: readonly Token[], at: number, length: number): string =>
  withoutMarks(
    tokens
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(' '),
  )

/** Moves each adverbial of time that begins or ends its clause, or directly follows its verb, within the clause. */
function timeMoves(tokens: readonly Token[], input: Input, moving: Moving): Move[] {
  const spans = phrasesOf(tokens, moving.times)
  const clauses = clausesOf(tokens, spans, input, moving)
  const classes = classesOf(input.lang)
  const keys = tokens.map(({ key }) => key)

  const isNumber = (word: string) => /^\p{N}/u.test(word) || digitsOf(word, input.lang) !== null
  const isBound = (word: string) =>
    moving.before.has(word) ||
    classes.isPreposition(word) ||
    classes.isArticle(word) ||
    classes.isDeterminer(word)
  /** Whether an adverbial can be between two words without belonging to one of them. */
  const isFree = (before: string | undefined, behind: string | undefined, phrase: readonly string[]) => {
    if (before !== undefined && isBound(before)) return false
    if (before !== undefined && isNumber(before) && classes.isPreposition(phrase[0] ?? '')) return false
    if (behind === undefined) return true
    return !moving.behind.has(behind.slice(0, behind.indexOf("'") + 1) || behind) && !/^\p{N}/u.test(behind)
  }

  return spans.flatMap((span) => {
    const { from, to } = span
    const clause = clauses.around(span)
    const phrase = keys.slice(from, to)
    const words = [...keys.slice(clause.from, from), ...keys.slice(to, clause.to)]
    if (moving.frequencies.has(withoutMarks(phrase.join(' '))) && words.some(classes.isNegation)) return []
    if (clause.isRelative || !occursOnce(tokens, span)) return []
    if (clauses.isJoinedBefore(from) || clauses.isJoinedBehind(to)) return []
    const isAllowed =
      (from === clause.from && clause.opens) ||
      (to === clause.to && clause.closes) ||
      isBehindVerb(keys, clause, span, moving)
    const behind = (at: number) => (clauses.isQuestionWord(at) ? undefined : keys[at])
    if (!isAllowed || !isFree(from > clause.from ? keys[from - 1] : undefined, behind(to), phrase)) return []

    return words.concat('').flatMap((_, index) => {
      const place = clause.from + index
      const next = place < from ? place : place + to - from
      if (place === from || !isFree(words[index - 1], behind(next), phrase)) return []
      if (index > 1 && index < words.length && isBareParticiple(words, index - 1, moving)) return []
      if (index === 0 && clauses.isJoinedBefore(clause.from)) return []
      if (index === words.length && clauses.isJoinedBehind(clause.to)) return []
      const { order, passed } = moved(tokens, span, place)
      const crossed = order.slice(passed.from, passed.to).map(({ key }) => key)
      if (hasInfinitiveClause(crossed, moving)) return []
      // A comma between the adverbial and the words that it passes is the border of a clause, except at the ends.
      const isAtEnd = place === 0 || place === tokens.length - phrase.length
      const inside = isAtEnd ? passed : withBoth(passed, { from: place, to: place + phrase.length })
      // Behind a comma of the input, the answer has one, too; otherwise the adverbial may end the clause before.
      const border = index === 0 && clause.from > 0 && clauses.isBegin(clause.from)
      const isBehindSign = (steps: readonly Step[]) =>
        hasSign(steps, { from: place - 1, to: place + 1 }, ANY_SIGN)
      const fits = (steps: readonly Step[]) =>
        !hasSign(steps, inside, ANY_SIGN) && (!border || isBehindSign(steps))
      return [{ tokens: order, fits }]
    })
  })
}

/** The span of two adjacent ones. */
const withBoth = (one: Span, other: Span): Span => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

/** Finds the longest listed phrases of an input. */
function phrasesOf(tokens: readonly Token[], phrases: ReadonlySet<string>): Span[] {
  const found: Span[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - from); length > 0; length--) {
      if (!phrases.has(phraseAt(tokens, from, length))) continue
      found.push({ from, to: from + length })
      from += length - 1
      break
    }
  }
  return found
}

/** Whether an infinitive with a preposition is among the words; its adverbials are its own. */
const hasInfinitiveClause = (words: readonly string[], { beforeInfinitives, infinitive }: Moving): boolean =>
  words.some(
    (word, at) =>
      beforeInfinitives.has(word) && words.slice(at + 1, at + 4).some((each) => infinitive.test(each)),
  )

/** Whether a word may be a participle with adverbials of its own: "il film visto ieri". */
const isBareParticiple = (words: readonly string[], at: number, moving: Moving): boolean =>
  moving.participle.test(words[at] ?? '') && !moving.perfectAuxiliaries.has(auxiliaryIn(words[at - 1]))

const auxiliaryIn = (word = ''): string => word.slice(word.lastIndexOf("'") + 1)

/** Maximum number of words behind an adverbial that follows an infinitive: not "mettere sabato in ordine la camera". */
const MAX_PLACE_WORDS = 3

/** Whether an adverbial is between a verb and a place: "L'ho vista ieri al mercato", "Vado domani al mare". */
function isBehindVerb(
  keys: readonly string[],
  { from: begin, to: end }: Span,
  { from, to }: Span,
  { places, infinitive, participle, perfectAuxiliaries, beforeVerbs }: Moving,
): boolean {
  const verb = keys[from - 1] ?? ''
  const place = keys[to] ?? ''
  if (from <= begin || !places.test(place)) return false
  // "Voy mañana a trabajar"
  if (/^ad?$/.test(place) && infinitive.test(keys[to + 1] ?? '')) return false
  if (infinitive.test(verb)) return end - to <= MAX_PLACE_WORDS
  if (from - 2 >= begin && perfectAuxiliaries.has(auxiliaryIn(keys[from - 2]))) return participle.test(verb)
  const isVerb = !perfectAuxiliaries.has(verb) && !beforeVerbs.has(verb)
  return isVerb && keys.slice(begin, from - 1).every((word) => beforeVerbs.has(word))
}

type Clause = Span & {
  /** Whether an adverbial may come first: not behind "e", which may join two nouns. */
  opens: boolean
  /** Whether an adverbial may come last. */
  closes: boolean
  isRelative: boolean
}

/** Finds the clauses of an input by its conjunctions and its signs. */
function clausesOf(
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
