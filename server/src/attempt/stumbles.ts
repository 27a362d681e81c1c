import type { WordListOf } from '@mowka/words/word-lists'
import { type ExerciseRow, readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { type BatchRun, pagesOf, RowBatch } from '../jobs/row-batch'
import { solutionOf, type Verdict, verdictOn } from './solution'
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
export const refusedForms = async (
  db: Database,
  exercise: ExerciseRow,
  wordListOf: WordListOf,
): Promise<string[]> =>
  (await judgeForms(db, exercise, wordListOf))
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ normalForm }) => normalForm)

/** Judges the answers of an exercise again, stores the verdicts and marks the exercise to be counted again. */
export async function updateVerdicts(
  db: Database,
  exercise: ExerciseRow,
  wordListOf: WordListOf,
): Promise<void> {
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
