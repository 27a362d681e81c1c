import type { AlternativeAnswer, ExpectedMistake } from '../exercise/answer'
import { expansionsOf } from '../judge/answers/pattern'
import { verdictOf } from '../judge/judge'
import type { Category } from '../judge/question'
import type { LangCode } from '../languages/codes'
import type { Finding } from './finding'
import { MAX_TEXTS } from './patterns'

/** Maximum number of expansions of one expected mistake to judge, spread evenly. */
const MAX_MISTAKES = 12

type Answers = {
  answer: string
  alternatives: readonly AlternativeAnswer[]
  mistakes: readonly ExpectedMistake[]
}

const spread = (texts: readonly string[], count: number): string[] =>
  texts.filter((_, index) => index % Math.ceil(texts.length / count) === 0)

/**
 * Judges without a word list, so a difference that only the list recognizes as a slip remains a mistake. Hidden
 * alternatives count as much as others, and the comparison is skipped because nothing here uses its feedback.
 */
const verdict = (
  input: string,
  answer: string,
  accepted: readonly AlternativeAnswer[],
  lang: LangCode,
): Category => {
  const alternatives = accepted.map(({ text }) => ({ text, hidden: true }))
  return verdictOf({
    input,
    answer,
    alternatives,
    mistakes: [],
    lang,
    question: '',
    words: null,
    exact: false,
    listedOnly: true,
  }).category
}

/**
 * Compares the accepted answers of an exercise with each other: each must accept something that the others don't, and
 * no expected mistake may be accepted. A visible answer must differ from the other visible ones, but a hidden one may
 * accept it, too. Returns one list per alternative and mistake, in order.
 */
export function acceptedFindings(
  { answer, alternatives, mistakes }: Answers,
  lang: LangCode,
): { alternatives: Finding[][]; mistakes: Finding[][] } {
  const approved = alternatives.filter((each) => each.approved)
  return {
    alternatives: alternatives.map((alternative) => {
      if (!alternative.approved) return []
      const others = approved.filter((each) => each !== alternative && (alternative.hidden || !each.hidden))
      const texts = expansionsOf(alternative.text, MAX_TEXTS)
      const isKnown = texts.every((text) => verdict(text, answer, others, lang) === 'CORRECT')
      return isKnown ? [{ code: 'ADDS_NOTHING' }] : []
    }),
    mistakes: mistakes.map(({ text }) => {
      const accepted = spread(expansionsOf(text, MAX_TEXTS), MAX_MISTAKES).find(
        (each) => verdict(each, answer, approved, lang) !== 'ERROR',
      )
      return accepted === undefined ? [] : [{ code: 'ACCEPTED', text: accepted }]
    }),
  }
}
