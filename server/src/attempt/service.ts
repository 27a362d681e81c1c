import type { AnswerIssue, Attempt, AttemptResult } from '@mowka/contract/schemas/attempt'
import { escapeHtml } from '@mowka/domain/escape-html'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { DiffPiece } from '@mowka/domain/judge/issue'
import type { Judgement } from '@mowka/domain/judge/judge'
import { shownAlternatives } from '@mowka/domain/judge/shown-answers'
import type { WordListOf } from '@mowka/words/word-lists'
import type { OpenExercise } from '../course/public'
import { isAdmin } from '../http/person'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { confirmSuccess } from '../progress/public'
import { explainIssues } from './issue-entries'
import { refusedAnswerOf, storeRefusedAnswer } from './refused-answer-store'
import { judgeAnswer, type Solution, solutionOf } from './solution'

/** Text alternatives for the colors of the diff (WCAG 1.4.1). */
const words: Record<InterfaceLang, { extra: string; missing: string; instead: string; moved: string }> = {
  pl: { extra: 'zbędne', missing: 'brakuje', instead: 'zamiast', moved: 'przenieś' },
  en: { extra: 'not needed', missing: 'missing', instead: 'instead of', moved: 'move' },
}

/** `vh` is visually hidden. */
const hidden = (word: string) => `<span class="vh">${word}: </span>`

/**
 * The diff as one line of HTML: extra or wrong text in `<del>`, missing or correct text in `<ins>`, misplaced words
 * in `<span class="moved">`, each with a visually hidden label in the interface language. All words are escaped.
 */
function htmlDiff(pieces: readonly DiffPiece[], interfaceLang: InterfaceLang): string {
  const { extra, missing, instead, moved } = words[interfaceLang]
  const drawing: Record<DiffPiece['mark'], (was: string, is: string) => string> = {
    same: (_, is) => is,
    extra: (was) => `<del>${hidden(extra)}${was}</del>`,
    missing: (_, is) => `<ins>${hidden(missing)}${is}</ins>`,
    changed: (was, is) => `<del>${hidden(instead)}${was}</del> <ins>${is}</ins>`,
    'moved-from': (was) => `<span class="moved">${hidden(moved)}${was}</span>`,
    'moved-to': (_, is) => `<ins>${is}</ins>`,
  }
  return pieces
    .map(({ mark, typed, expected }) => drawing[mark](escapeHtml(typed), escapeHtml(expected)))
    .join('')
}

/**
 * Checks an answer (P-ENT-23, U05). A success is stored as confirmed until its progress event arrives, which then earns
 * a point (C59). A refused answer is stored for editors, unless it was spoken or an editor is trying it out. With `check`
 * false nothing is compared: the response is the solution with `isSuccess` false, the category ERROR and an empty diff.
 */
export async function checkAttempt(
  { db, person, now }: CallScope,
  exercise: OpenExercise | undefined,
  attempt: Attempt,
  { interfaceLang, wordListOf }: { interfaceLang: InterfaceLang; wordListOf: WordListOf },
): Promise<AttemptResult> {
  const solution = exercise ? solutionOf(exercise.exercise) : givenSolution(attempt)
  if (!attempt.check) return solutionOnly(solution, attempt)
  const judgement = judgeAnswer(solution, attempt, wordListOf)
  const isSuccess = judgement.category !== 'ERROR'
  if (isSuccess && solution.exerciseId) await confirmSuccess(db, person.userId, solution.exerciseId, now)
  if (!isSuccess && exercise && !attempt.isSpoken && !isAdmin(person)) {
    const refused = refusedAnswerOf(
      exercise.exercise,
      {
        userId: person.userId,
        now,
        typed: attempt.userInput,
        isSimplified: attempt.simplifiedCheck ?? false,
        judgement,
      },
      wordListOf,
    )
    if (refused) await storeRefusedAnswer(db, refused)
  }
  return {
    ...resultOf(solution, attempt, judgement, interfaceLang),
    issues: await explainIssues(db, judgement, solution.lang),
  }
}

/** The solution in the request: editors try out answers before saving them. */
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
  { category, isPreferred, comparedWith, pieces, comment, mayBeRight }: Judgement,
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
  mayBeRight,
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
