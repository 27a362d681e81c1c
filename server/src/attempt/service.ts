import type { AnswerIssue, Attempt, AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { AlternativeAnswer, ExpectedMistake } from '@mowka/shared/contract/schemas/learning'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { type Judgement, judge } from '@mowka/shared/domain/judge/judge'
import { expansionsOf } from '@mowka/shared/domain/judge/pattern'
import type { OpenExercise } from '../course/public'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { confirmSuccess } from '../progress/public'
import type { WordListOf } from '../words/public'
import { explainIssues } from './entries'
import { escapeHtml, htmlDiff } from './html-diff'

/** What is asked for: the solution and everything else that is accepted. */
type Solution = {
  exerciseId: string | null
  example: string
  answer: string
  lang: LangCode
  /** Approved ones; hidden ones are compared with and never shown. */
  alternatives: AlternativeAnswer[]
  mistakes: ExpectedMistake[]
}

/** How many ways to say it a pattern shows, next to the one that was given. */
const SHOWN_OF_PATTERN = 2

/**
 * Checks an answer (P-ENT-23, U05). A success in an exercise is remembered until its event comes, which then earns a
 * point (C59). With `check` false nothing is compared: the answer is the solution with `isSuccess` false and the
 * category ERROR, and its diff has no marks.
 */
export async function checkAttempt(
  { db, person, now }: CallScope,
  exercise: OpenExercise | undefined,
  attempt: Attempt,
  { interfaceLang, wordListOf }: { interfaceLang: InterfaceLang; wordListOf: WordListOf },
): Promise<AttemptResult> {
  const solution = exercise ? keptSolution(exercise) : givenSolution(attempt)
  if (!attempt.check) return solutionOnly(solution, attempt)
  const judgement = judgeAnswer(solution, attempt, wordListOf)
  const isSuccess = judgement.category !== 'ERROR'
  if (isSuccess && solution.exerciseId) await confirmSuccess(db, person.userId, solution.exerciseId, now)
  return {
    ...resultOf(solution, attempt, judgement, interfaceLang),
    issues: await explainIssues(db, judgement, solution.lang),
  }
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
export const keptSolution = ({ exercise }: OpenExercise): Solution => ({
  exerciseId: exercise.id,
  example: exercise.example,
  answer: exercise.answer,
  lang: exercise.answerLang,
  alternatives: exercise.alternativeAnswers.filter((each) => each.approved),
  mistakes: exercise.expectedMistakes,
})

/** Editors try answers out that are not saved yet. */
function givenSolution(attempt: Attempt): Solution {
  if (attempt.preferredAnswer === undefined) {
    throw invalidInput('body/preferredAnswer', 'Needed without an exercise')
  }
  return {
    exerciseId: null,
    example: '',
    answer: attempt.preferredAnswer,
    lang: attempt.lang,
    alternatives: (attempt.alternativeAnswers ?? []).filter((each) => each.approved),
    mistakes: [],
  }
}

const resultOf = (
  { answer, alternatives }: Solution,
  { userInput }: Attempt,
  { category, isPreferred, comparedWith, pieces, comment }: Judgement,
  interfaceLang: InterfaceLang,
): Omit<AttemptResult, 'issues'> => ({
  isSuccess: category !== 'ERROR',
  isPreferred,
  answer: { text: answer },
  alternativeAnswers: shownAlternatives(alternatives, answer, comparedWith),
  userInput,
  htmlDiff: htmlDiff(pieces, interfaceLang),
  comparedWith,
  diff: pieces,
  comment,
  resultCategory: category,
})

function solutionOnly(solution: Solution, { userInput }: Attempt): AttemptResult {
  const { answer } = solution
  return {
    isSuccess: false,
    isPreferred: false,
    answer: { text: answer },
    alternativeAnswers: shownAlternatives(solution.alternatives, answer, answer),
    userInput,
    htmlDiff: escapeHtml(answer),
    comparedWith: answer,
    diff: [{ mark: 'same', typed: '', expected: answer, letters: [], issue: null }],
    issues: [] satisfies AnswerIssue[],
    comment: null,
    resultCategory: 'ERROR',
  }
}

/**
 * What people may see of the answers that are accepted besides the preferred one: patterns written out, the one that
 * was compared with first.
 */
function shownAlternatives(
  alternatives: readonly AlternativeAnswer[],
  answer: string,
  comparedWith: string,
): AlternativeAnswer[] {
  const shown = alternatives
    .filter((each) => !each.hidden)
    .flatMap((each) => {
      const texts = expansionsOf(each.text, MOST_EXPANDED).filter((text) => text !== answer)
      const first = texts.filter((text) => text === comparedWith)
      const others = texts.filter((text) => text !== comparedWith)
      return [...first, ...spread(others, SHOWN_OF_PATTERN)].map((text) => ({ ...each, text }))
    })
  return [...new Map(shown.map((each) => [each.text, each])).values()]
}

/** Enough of a pattern's texts to find the one that was compared with among them. */
const MOST_EXPANDED = 500

/** The first of some texts and others that are far from it. */
const spread = (texts: readonly string[], count: number): string[] =>
  texts.length <= count
    ? [...texts]
    : Array.from({ length: count }, (_, index) => texts[Math.floor((index * texts.length) / count)] ?? '')
