import { type AlternativeAnswer, approvedMistakes, type ExpectedMistake } from '../exercise/answer'
import type { LangCode } from '../languages/codes'
import type { DiffPiece, Issue } from './issue'
import { judge } from './judge'
import type { Category } from './question'
import { shownAlternatives } from './shown-answers'

/** The fields of an exercise that the check needs. */
type JudgedExercise = {
  example: string
  answer: string
  answerLang: LangCode
  alternativeAnswers: readonly AlternativeAnswer[]
  expectedMistakes?: readonly ExpectedMistake[] | undefined
}

/** A verdict in the shape of the server's response to an attempt. */
export type DeviceVerdict = {
  isSuccess: boolean
  isPreferred: boolean
  answer: { text: string }
  alternativeAnswers: AlternativeAnswer[]
  userInput: string
  htmlDiff: string
  comparedWith: string
  diff: DiffPiece[]
  issues: (Issue & { entry: null })[]
  comment: string | null
  mayBeRight: boolean
  resultCategory: Category
}

/**
 * Judges an answer offline with the same code as the server. A device has neither the language's word list nor hidden
 * answers, so it is never more lenient: it forgives no typo and may reject an answer that the server accepts. It also
 * has no dictionary to explain a mistake. `isExact`: gaps and blocks.
 */
export function judgeOnDevice(exercise: JudgedExercise, userInput: string, isExact: boolean): DeviceVerdict {
  const { answer, answerLang, alternativeAnswers, expectedMistakes = [], example } = exercise
  const alternatives = alternativeAnswers.filter(({ approved }) => approved)
  const { category, isPreferred, comparedWith, pieces, issues, comment, mayBeRight } = judge({
    input: userInput,
    answer,
    alternatives,
    mistakes: approvedMistakes(expectedMistakes),
    lang: answerLang,
    question: example,
    words: null,
    exact: isExact,
  })
  return {
    isSuccess: category !== 'ERROR',
    isPreferred,
    answer: { text: answer },
    alternativeAnswers: shownAlternatives(alternatives, answer, comparedWith),
    userInput,
    // Pages render `diff`.
    htmlDiff: '',
    comparedWith,
    diff: pieces,
    issues: issues.map((issue) => ({ ...issue, entry: null })),
    comment,
    mayBeRight,
    resultCategory: category,
  }
}
