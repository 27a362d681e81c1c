import type { LangCode } from '@mowka/contract/schemas/common'
import type { AnswerIssue, Attempt, AttemptResult, DisputedAnswer } from '@mowka/contract/schemas/trainer'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import type { DiffPiece, Issue, IssueKind } from '@mowka/domain/judge/issue'
import type { Judgement } from '@mowka/domain/judge/judge'
import { shownAlternatives } from '@mowka/domain/judge/shown-answers'
import { entryArticles } from '@mowka/domain/languages/articles'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import type { WordListOf } from '@mowka/words/word-lists'
import { type OpenExercise, readEntries, readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import { isEditor } from '../http/caller'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError } from '../http/problem'
import { confirmSuccess } from '../progress/public'
import { refusedAnswerOf, storeRefusedAnswer } from './refused-answer-store'
import { judgeAnswer, type Solution, solutionOf, verdictOn } from './solution'

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
  if (!isSuccess && exercise && !attempt.isSpoken && !isEditor(person)) {
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

/** Issues explained by the entry of the following noun, because it has the gender. */
const BY_NOUN: readonly IssueKind[] = ['article', 'ending', 'negation']
/** Issues explained by the entry of the expected word itself. */
const BY_WORD: readonly IssueKind[] = ['word', 'polish', 'missing', 'typo']
/** Maximum distance from an article to its noun, in words. */
const WORDS_TO_NOUN = 3

/** Dictionary answers that may explain an issue, best first. Empty for kinds that no entry explains. */
export function entryCandidates({ kind, expected }: Issue, comparedWith: string, lang: LangCode): string[] {
  if (expected === '') return []
  const withArticles = (word: string) => entryArticles(lang).map((article) => article + word)
  if (BY_WORD.includes(kind)) return [expected, expected.toLowerCase(), ...withArticles(expected)]
  if (!BY_NOUN.includes(kind)) return []
  const words = tokensOf(comparedWith, lang).map(({ text }) => text)
  const at = words.indexOf(expected)
  return [expected, ...words.slice(at + 1, at + 1 + WORDS_TO_NOUN)].flatMap(withArticles)
}

/** Adds to each issue the dictionary entry that explains it. */
async function explainIssues(
  db: Database,
  { issues, comparedWith }: Pick<Judgement, 'issues' | 'comparedWith'>,
  lang: LangCode,
): Promise<AnswerIssue[]> {
  const candidates = issues.map((issue) => entryCandidates(issue, comparedWith, lang))
  const answers = [...new Set(candidates.flat())]
  const entries = answers.length === 0 ? [] : await readEntries(db, answers, lang)
  return issues.map((issue, index) => ({
    ...issue,
    entry:
      candidates[index]?.flatMap((answer) => entries.find((each) => each.answer === answer) ?? [])[0] ?? null,
  }))
}

/**
 * Records that a learner disputes the verdict on a refused answer: once per person and answer.
 *
 * @throws 422 `ANSWER_ACCEPTED` for a correct answer.
 */
export async function disputeVerdict(
  { db, person, now }: CallScope,
  open: OpenExercise,
  answer: DisputedAnswer,
  wordListOf: WordListOf,
): Promise<{ recorded: true }> {
  const solution = solutionOf(open.exercise)
  const { category } = judgeAnswer(solution, answer, wordListOf)
  if (category !== 'ERROR') throw new ProblemError(422, 'ANSWER_ACCEPTED', 'This answer is right')
  await storeRefusedAnswer(db, {
    exercise: open.exercise,
    userId: person.userId,
    typed: answer.userInput,
    verdict: verdictOn(solution, answer.userInput, wordListOf),
    disputed: true,
    now,
  })
  return { recorded: true }
}

/** An answer that a device judged offline. `by` is the learner who just sent it. */
type DeviceAnswer = {
  exerciseId: string
  userInput: string
  simplifiedCheck: boolean
  by?: { userId: string; now: Date } | undefined
}

/**
 * Judges an offline answer again, with the word lists and hidden alternatives that the device didn't have. Returns
 * `false` for a deleted exercise. A refused answer is stored for editors, as in an online check.
 */
export const rejudge =
  (wordListOf: WordListOf) =>
  async (db: Database, { exerciseId, by, ...answer }: DeviceAnswer): Promise<boolean> => {
    const exercise = await readWholeExercise(db, exerciseId)
    if (exercise === undefined) return false
    const { userInput: typed, simplifiedCheck: isSimplified } = answer
    const judgement = judgeAnswer(solutionOf(exercise), answer, wordListOf)
    if (judgement.category !== 'ERROR') return true
    const refused = by && refusedAnswerOf(exercise, { ...by, typed, isSimplified, judgement }, wordListOf)
    if (refused) await storeRefusedAnswer(db, refused)
    return false
  }
