import type { problemExerciseList } from '@mowka/contract/endpoints/editor/exercise'
import type {
  AnswerDecision,
  ExerciseAnswers,
  ProblemExercise,
  RefusedAnswer,
} from '@mowka/contract/schemas/editor/exercise'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { escapePattern, formatAsAccepted } from '@mowka/domain/exercise/refused-answer'
import type { WordListOf } from '@mowka/words/word-lists'
import {
  acceptAnswer,
  type ExerciseRow,
  expectMistake,
  readExercisesByIds,
  readWholeExercise,
} from '../course/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { type BatchRun, pagesOf, RowBatch } from '../jobs/row-batch'
import { judgeAnswer, solutionOf, type Verdict, verdictOn } from './solution'
import * as store from './stumble-store'

/** Most frequent answers of an exercise that are judged again after it changed. */
const MAX_JUDGED = 300

/** Exercises per page of the job. */
const PAGE_SIZE = 200

type JudgedForm = { normalForm: string; verdict: Verdict; hasChanged: boolean }

/** The current verdict of an exercise on its stored answers, most frequent first. */
async function judgeForms(
  db: Database,
  exercise: ExerciseRow,
  wordListOf: WordListOf,
): Promise<JudgedForm[]> {
  const solution = solutionOf(exercise)
  const forms = await store.readJudgedForms(db, exercise.id, MAX_JUDGED)
  return forms.map(({ normalForm, typed, verdicts }) => {
    const verdict = verdictOn(solution, typed, wordListOf)
    return { normalForm, verdict, hasChanged: verdicts.some((before) => before !== verdict) }
  })
}

/** The normal forms that an exercise refuses now, for a read of answers with outdated verdicts. */
const refusedForms = async (db: Database, exercise: ExerciseRow, wordListOf: WordListOf): Promise<string[]> =>
  (await judgeForms(db, exercise, wordListOf))
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ normalForm }) => normalForm)

/** Judges the answers of an exercise again, stores the verdicts and marks the exercise to be counted again. */
async function updateVerdicts(db: Database, exercise: ExerciseRow, wordListOf: WordListOf): Promise<void> {
  const changed = (await judgeForms(db, exercise, wordListOf)).filter(({ hasChanged }) => hasChanged)
  const formsByVerdict = [...groupBy(changed, ({ verdict }) => verdict)].map(
    ([verdict, forms]) => [verdict, forms.map(({ normalForm }) => normalForm)] as const,
  )
  await store.writeVerdicts(db, exercise, new Map(formsByVerdict))
}

/** Updates all verdicts and counts after new answers and changed exercises, page by page. */
export async function countAll(db: Database, wordListOf: WordListOf, run: BatchRun): Promise<void> {
  const batch = new RowBatch(run)
  await batch.each(
    pagesOf<string>((after, limit) => store.readOutdated(db, { after, limit }), PAGE_SIZE),
    (id) => id,
    async (id) => {
      const exercise = await readWholeExercise(db, id)
      if (exercise) await updateVerdicts(db, exercise, wordListOf)
    },
  )
  while (!run.signal.aborted && (await store.recount(db, PAGE_SIZE)) === PAGE_SIZE);
  batch.finish()
}

/** Maximum answers per exercise in the list, and on the exercise's own page. */
const MAX_IN_LIST = 3
const MAX_ON_PAGE = 50

type Forms = Awaited<ReturnType<typeof store.readShownForms>>

/** Adds the diff to each answer. */
function withDiffs(exercise: ExerciseRow, forms: Forms, wordListOf: WordListOf): RefusedAnswer[] {
  const solution = solutionOf(exercise)
  return forms.map(({ normalForm, typed, people, disputedBy }) => ({
    normalForm,
    typed,
    people,
    disputedBy,
    diff: judgeAnswer(solution, { userInput: typed }, wordListOf).pieces,
  }))
}

const toStumble = (
  { id, example, exampleLang, answer, answerLang, active, version }: ExerciseRow,
  { people, disputedBy, forms }: Pick<ProblemExercise, 'people' | 'disputedBy' | 'forms'>,
  answers: RefusedAnswer[],
): ProblemExercise => ({
  _id: id,
  example,
  exampleLang,
  answer,
  answerLang,
  active,
  version,
  people,
  disputedBy,
  forms,
  answers,
})

/** One page of the exercises with refused answers, most frequent first. A job updates the counts. */
export async function listStumbles(
  { db }: CallScope<'editor'>,
  query: ReadListQuery<typeof problemExerciseList>,
  wordListOf: WordListOf,
): Promise<{ data: ProblemExercise[]; metadata: { total: number } }> {
  const { rows, total } = await store.readStumblePage(db, query)
  const ids = rows.map(({ exerciseId }) => exerciseId)
  const exercises = new Map((await readExercisesByIds(db, ids)).map((each) => [each.id, each]))
  const forms = groupBy(await store.readShownForms(db, ids, MAX_IN_LIST), ({ exerciseId }) => exerciseId)
  const data = rows.flatMap((row) => {
    const exercise = exercises.get(row.exerciseId)
    if (!exercise) return []
    return toStumble(exercise, row, withDiffs(exercise, forms.get(exercise.id) ?? [], wordListOf))
  })
  return { data, metadata: { total } }
}

/** The refused answers of one exercise, judged by its current version. */
export async function exerciseAnswers(
  db: Database,
  exercise: ExerciseRow,
  wordListOf: WordListOf,
): Promise<ExerciseAnswers> {
  const stumble = await store.readStumble(db, exercise.id)
  const isOutdated = stumble && stumble.version !== exercise.version
  const isRefused = isOutdated ? store.isOneOf(await refusedForms(db, exercise, wordListOf)) : undefined
  const counts = await store.countStumblesOf(db, exercise.id, isRefused)
  const forms = await store.readShownForms(db, [exercise.id], MAX_ON_PAGE, isRefused)
  return {
    ...toStumble(exercise, counts, withDiffs(exercise, forms, wordListOf)),
    rare: await store.countRareForms(db, exercise.id),
  }
}

/** @throws 409 for an answer that the exercise accepts or explains by now, because another editor has decided. */
function assertOpen(exercise: ExerciseRow, typed: string, wordListOf: WordListOf): void {
  if (verdictOn(solutionOf(exercise), typed, wordListOf) !== 'refused') {
    throw new ProblemError(409, 'ANSWER_DECIDED', 'The exercise takes or explains this answer by now')
  }
}

/**
 * Applies an editor's decision about a refused answer: the exercise accepts it, explains it, or it is set aside. The
 * exercise changes like in its form, with a new version and an entry in its history. Returns the remaining answers,
 * without others that the new alternative covers.
 *
 * @throws 404 for an unknown answer, 409 if another editor was faster (C57).
 */
export const decide = (
  call: CallScope<'editor'>,
  { id }: ExerciseRow,
  decision: AnswerDecision,
  wordListOf: WordListOf,
): Promise<ExerciseAnswers & { accepted: string | null }> =>
  call.db.transaction(async (tx) => {
    const scope = { ...call, db: tx }
    const { normalForm } = decision
    const typed = await store.readTyped(tx, id, normalForm)
    if (typed === undefined) throw notFound('The answer')
    let accepted: string | null = null
    if (decision.decision === 'accept') {
      await acceptAnswer(scope, id, decision.version, (exercise) => {
        assertOpen(exercise, typed, wordListOf)
        accepted = formatAsAccepted(typed, exercise.answer)
        return escapePattern(accepted)
      })
    } else if (decision.decision === 'refuse') {
      await expectMistake(scope, id, decision.version, (exercise) => {
        assertOpen(exercise, typed, wordListOf)
        return { text: escapePattern(typed.trim()), comment: decision.reason }
      })
    } else {
      await store.setAside(tx, id, normalForm, decision.decision === 'set-aside' ? call.now : null)
      await store.markStale(tx, id)
    }
    const exercise = await readWholeExercise(tx, id)
    if (!exercise) throw notFound('The exercise')
    if (decision.decision === 'accept' || decision.decision === 'refuse') {
      await updateVerdicts(tx, exercise, wordListOf)
    }
    await store.recount(tx, 1, id)
    return { ...(await exerciseAnswers(tx, exercise, wordListOf)), accepted }
  })
