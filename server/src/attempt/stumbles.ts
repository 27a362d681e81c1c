import type { WordListOf } from '@mowka/words/word-lists'
import { type ExerciseRow, readWholeExercise } from '../course/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { type BatchRun, pagesOf, RowBatch } from '../jobs/row-batch'
import { keptSolution } from './solution'
import * as store from './stumble-store'
import { verdictOn } from './verdict'

/** Answers of an exercise that are judged again when it changes, the most frequent ones. */
const MOST_JUDGED = 300

/** Exercises that one look at the list brings up to date; a job does the rest. */
const MOST_AT_ONCE = 200

/** What editors changed so lately counts at once in the list, in milliseconds; a job looks at all others. */
const LATELY = 15 * 60 * 1000

/** Judges the answers of an exercise by what it accepts and explains now. */
export async function judgeForms(db: Database, exercise: ExerciseRow, wordListOf: WordListOf): Promise<void> {
  const solution = keptSolution({ exercise })
  const forms = await store.readJudgedForms(db, exercise.id, MOST_JUDGED)
  const judged = forms.map((form) => ({ ...form, verdict: verdictOn(solution, form.typed, wordListOf) }))
  const changed = judged.filter(({ verdict, verdicts }) => verdicts.some((was) => was !== verdict))
  const verdicts = [...groupBy(changed, ({ verdict }) => verdict)].map(
    ([verdict, some]) => [verdict, some.map(({ normalForm }) => normalForm)] as const,
  )
  await store.writeVerdicts(db, exercise, new Map(verdicts))
}

/** Judges the answers of an exercise that has changed since. */
async function judgeChanged(db: Database, id: string, wordListOf: WordListOf): Promise<void> {
  const exercise = await readWholeExercise(db, id)
  if (exercise) await judgeForms(db, exercise, wordListOf)
}

/** For the list: an exercise that cannot be judged is reported by the job. */
const unreported: BatchRun = { signal: new AbortController().signal, note: () => {} }

/** Brings the counts up to date with what was tried and changed lately, so that the list shows what it is about. */
export async function countLately(db: Database, wordListOf: WordListOf, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LATELY)
  await new RowBatch(unreported).each(
    await store.readOutdated(db, { limit: MOST_AT_ONCE, since }),
    (id) => id,
    (id) => judgeChanged(db, id, wordListOf),
  )
  await store.recount(db, MOST_AT_ONCE)
}

/** Brings all counts up to date, a few at a time. */
export async function countAll(db: Database, wordListOf: WordListOf, run: BatchRun): Promise<void> {
  const batch = new RowBatch(run)
  await batch.each(
    pagesOf<string>((after, limit) => store.readOutdated(db, { after, limit, since: null }), MOST_AT_ONCE),
    (id) => id,
    (id) => judgeChanged(db, id, wordListOf),
  )
  while (!run.signal.aborted && (await store.recount(db, MOST_AT_ONCE)) === MOST_AT_ONCE);
  batch.finish()
}
