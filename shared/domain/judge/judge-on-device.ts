import type { AttemptResult } from '../../contract/schemas/attempt'
import type { Exercise } from '../../contract/schemas/learning'
import { judge } from './judge'
import { shownAlternatives } from './shown-answers'

/**
 * Judges an answer without the server, by the same module. A device has neither the words of the language nor hidden
 * answers, and so is never milder: it forgives no typo and may refuse what the server takes. Nor has it a dictionary to
 * explain a mistake by. `isExact`: gaps and blocks.
 */
export function judgeOnDevice(exercise: Exercise, userInput: string, isExact: boolean): AttemptResult {
  const { answer, answerLang, alternativeAnswers, expectedMistakes = [], example } = exercise
  const alternatives = alternativeAnswers.filter(({ approved }) => approved)
  const { category, isPreferred, comparedWith, pieces, issues, comment, mayBeRight } = judge({
    input: userInput,
    answer,
    alternatives,
    mistakes: expectedMistakes,
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
    // Pages draw `diff`.
    htmlDiff: '',
    comparedWith,
    diff: pieces,
    issues: issues.map((issue) => ({ ...issue, entry: null })),
    comment,
    mayBeRight,
    resultCategory: category,
  }
}
