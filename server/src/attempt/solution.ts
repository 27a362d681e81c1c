import type { LangCode } from '@mowka/contract/schemas/common'
import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import type { Attempt } from '@mowka/contract/schemas/trainer'
import { approvedMistakes } from '@mowka/domain/exercise/answer'
import { type Judgement, judge } from '@mowka/domain/judge/judge'
import type { WordListOf } from '@mowka/words/word-lists'
import type { ExerciseRow } from '../course/public'

/** An exercise's answer with everything else that it accepts. */
export type Solution = {
  exerciseId: string | null
  example: string
  answer: string
  lang: LangCode
  /** Approved alternatives. Hidden ones are accepted but never shown. */
  alternatives: AlternativeAnswer[]
  /** Approved mistakes. */
  mistakes: ExpectedMistake[]
}

/** Judges an answer against a solution, with the word lists of the language. */
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

/** The solution of a stored exercise. */
export const solutionOf = (exercise: ExerciseRow): Solution => ({
  exerciseId: exercise.id,
  example: exercise.example,
  answer: exercise.answer,
  lang: exercise.answerLang,
  alternatives: exercise.alternativeAnswers.filter((each) => each.approved),
  mistakes: approvedMistakes(exercise.expectedMistakes),
})

/**
 * An exercise's verdict on a whole sentence: accepted (with slips), refused with the reason of an expected mistake, or
 * just refused.
 */
export type Verdict = 'accepted' | 'explained' | 'refused'

/** The verdict for a judged whole sentence. */
export function verdictOf({ category, comment }: Pick<Judgement, 'category' | 'comment'>): Verdict {
  if (category !== 'ERROR') return 'accepted'
  return comment === null ? 'refused' : 'explained'
}

/** Judges an answer as editors see it: gaps and blocks refuse slips, but editors have nothing to decide about those. */
export const verdictOn = (solution: Solution, typed: string, wordListOf: WordListOf): Verdict =>
  verdictOf(judgeAnswer(solution, { userInput: typed }, wordListOf))
