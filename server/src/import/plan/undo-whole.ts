import { catalogKinds } from '../../course/public'
import type { Database } from '../../database/database'
import { type LearnedRows, type Reversibles, undoNext } from '../../history/public'
import { readExercisesWithNotes } from '../../note/public'
import { popupKinds } from '../../popup/public'
import { readLearnedRows } from '../../progress/public'
import type { Services } from '../../services'
import { readLearnedWords } from '../../vocabulary/public'
import type { YieldIfBusy } from '../yielding'

/** All kinds of content. */
const kinds: Reversibles = { ...catalogKinds, ...popupKinds }

/** Rows that are archived instead of deleted, because learners have progress, words or notes in them. */
const learned: LearnedRows = {
  course: (db, ids) => readLearnedRows(db, 'course', ids),
  lesson: (db, ids) => readLearnedRows(db, 'lesson', ids),
  exercise: async (db, ids) =>
    new Set([...(await readLearnedRows(db, 'exercise', ids)), ...(await readExercisesWithNotes(db, ids))]),
  word: readLearnedWords,
}

/** Undoes a whole import within a transaction. */
export async function undoAtOnce(db: Database, now: Date, id: string): Promise<void> {
  while (!(await undoNext({ db, now }, kinds, learned, id)));
}

/** Undoes an import in short transactions. A restart continues with the remaining rows. Ends early when asked to stop. */
export async function undoWhole(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  yieldIfBusy: YieldIfBusy,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (await db.transaction((tx) => undoNext({ db: tx, now: now() }, kinds, learned, id))) return
    await yieldIfBusy()
  }
  throw new Error('was stopped and goes on later')
}
