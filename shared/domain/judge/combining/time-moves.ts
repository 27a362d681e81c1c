import { withoutMarks } from '../../languages/parts'
import type { Moving } from '../../languages/types'
import type { Step } from '../align'
import type { Token } from '../answers/token'
import { classesOf, isNumeral } from '../words/classify'
import { clausesOf } from './clauses'
import { ANY_SIGN, hasSign, type Input, type Move, moved, occursOnce, phraseAt, type Span } from './phrases'

/** Maximum number of words in a phrase that moves. */
const MAX_PHRASE_WORDS = 4

/** Moves each adverbial of time that begins or ends its clause, or directly follows its verb, within the clause. */
export function timeMoves(tokens: readonly Token[], input: Input, moving: Moving): Move[] {
  const spans = phrasesOf(tokens, moving.times)
  const clauses = clausesOf(tokens, spans, input, moving)
  const classes = classesOf(input.lang)
  const keys = tokens.map(({ key }) => key)

  const isBound = (word: string) =>
    moving.before.has(word) ||
    classes.isPreposition(word) ||
    classes.isArticle(word) ||
    classes.isDeterminer(word)
  /** Whether an adverbial can be between two words without belonging to one of them. */
  const isFree = (before: string | undefined, behind: string | undefined, phrase: readonly string[]) => {
    if (before !== undefined && isBound(before)) return false
    if (before !== undefined && isNumeral(before, input.lang) && classes.isPreposition(phrase[0] ?? ''))
      return false
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
  { places, beforePurposes, infinitive, participle, perfectAuxiliaries, beforeVerbs }: Moving,
): boolean {
  const verb = keys[from - 1] ?? ''
  const place = keys[to] ?? ''
  if (from <= begin || !places.test(place)) return false
  // "Voy mañana a trabajar"
  if (beforePurposes.has(place) && infinitive.test(keys[to + 1] ?? '')) return false
  if (infinitive.test(verb)) return end - to <= MAX_PLACE_WORDS
  if (from - 2 >= begin && perfectAuxiliaries.has(auxiliaryIn(keys[from - 2]))) return participle.test(verb)
  const isVerb = !perfectAuxiliaries.has(verb) && !beforeVerbs.has(verb)
  return isVerb && keys.slice(begin, from - 1).every((word) => beforeVerbs.has(word))
}
