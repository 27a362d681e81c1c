import type { Attempt } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import { type Judgement, judge } from '@mowka/domain/judge/judge'
import type { WordListOf } from '@mowka/words/word-lists'
import type { OpenExercise } from '../course/public'

/** What is asked for: the solution and everything else that is accepted. */
export type Solution = {
  exerciseId: string | null
  example: string
  answer: string
  lang: LangCode
  /** Approved ones; hidden ones are compared with and never shown. */
  alternatives: AlternativeAnswer[]
  mistakes: ExpectedMistake[]
}

/** Judges an answer by what is accepted, with the words of the language. */
export const judgeAnswer = (
  { answer, lang, alternatives, mistakes, example }: Solution,
  { userInput, simplifiedCheck }: Pick<Attempt, 'userInput' | 'simplifiedCheck'>,
  wordListOf: WordListOf,
): Judgement =>
  judge({
    input: userInput,
    answer,
    alternatives,
    mistakes,
    lang,
    question: example,
    words: wordListOf(lang),
    exact: simplifiedCheck ?? false,
  })

/** What an exercise accepts. */
export const keptSolution = ({ exercise }: Pick<OpenExercise, 'exercise'>): Solution => ({
  exerciseId: exercise.id,
  example: exercise.example,
  answer: exercise.answer,
  lang: exercise.answerLang,
  alternatives: exercise.alternativeAnswers.filter((each) => each.approved),
  mistakes: exercise.expectedMistakes,
})
