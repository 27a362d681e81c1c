import type { AlternativeAnswer, ExpectedMistake } from '../answer'
import { type Category, verdictOf } from '../judge/judge'
import { expansionsOf } from '../judge/pattern'
import type { LangCode } from '../lang-code'
import type { Finding } from './finding'
import { MOST_TEXTS } from './patterns'

/** How many texts of one expected mistake are judged, spread over all of them. */
const MOST_MISTAKES = 12

type Answers = {
  answer: string
  alternatives: readonly AlternativeAnswer[]
  mistakes: readonly ExpectedMistake[]
}

const spread = (texts: readonly string[], count: number): string[] =>
  texts.filter((_, index) => index % Math.ceil(texts.length / count) === 0)

/**
 * Judges without a list of words: what only the list tells from a slip stays a mistake. Hidden alternatives count as
 * much as others, and none of them is compared for feedback, which nobody reads here.
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
    fixedOrder: true,
  }).category
}

/**
 * The accepted answers of an exercise against one another: each accepts something that the others do not, and no
 * expected mistake is accepted. What learners see need not be seen twice, but may be accepted by a hidden one, too.
 * A list for each alternative and each mistake, in their order.
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
      const texts = expansionsOf(alternative.text, MOST_TEXTS)
      const isKnown = texts.every((text) => verdict(text, answer, others, lang) === 'CORRECT')
      return isKnown ? [{ code: 'ADDS_NOTHING' }] : []
    }),
    mistakes: mistakes.map(({ text }) => {
      const accepted = spread(expansionsOf(text, MOST_TEXTS), MOST_MISTAKES).find(
        (each) => verdict(each, answer, approved, lang) !== 'ERROR',
      )
      return accepted === undefined ? [] : [{ code: 'ACCEPTED', text: accepted }]
    }),
  }
}
