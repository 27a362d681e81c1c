import type { hintList } from '@mowka/contract/endpoints/hint'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import { exerciseHints, exercises, hints } from './tables'

/** Exercises of a hint that its page names; more are counted. */
const MOST_NAMED = 200

/** In how many exercises a hint is. */
const exerciseCount = (db: Database): SQL<number> =>
  sql`${db
    .select({ all: sql`count(*)` })
    .from(exerciseHints)
    .where(eq(exerciseHints.hintId, hints.id))}`.mapWith(Number)

const columns = (db: Database) => ({ ...getTableColumns(hints), exerciseCount: exerciseCount(db) })

/** A hint and in how many exercises it is. */
export type HintRow = typeof hints.$inferSelect & { exerciseCount: number }

/** The words of a hint, without its marks. */
const words = sql`regexp_replace(${hints.content}, '<[^>]*>', '', 'g')`

/** One page of all hints, and how many match. */
export async function listHintRows(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof hintList>,
): Promise<{ rows: HintRow[]; total: number }> {
  const where = listWhere<typeof hintList>(
    {
      $search: (text) => containsText(text, [words]),
      sourceLang: hints.sourceLang,
      targetLang: hints.targetLang,
      _id: hints.id,
      active: hints.active,
    },
    filters,
  )
  const order = { createdAt: hints.createdAt, isFullScreen: hints.isFullScreen, active: hints.active }
  const rows = await db
    .select(columns(db))
    .from(hints)
    .where(where)
    .orderBy(...listOrder(order, sort, hints.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(hints, where) }
}

/** A hint; undefined for an unknown one. */
export async function readHintRow(db: Database, id: string): Promise<HintRow | undefined> {
  const [row] = await db.select(columns(db)).from(hints).where(eq(hints.id, id))
  return row
}

/** The exercises that have one of these hints, in the order of their sentences. */
export async function readExercisesOfHints(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      hintId: exerciseHints.hintId,
      _id: exercises.id,
      example: exercises.example,
      answer: exercises.answer,
    })
    .from(exerciseHints)
    .innerJoin(exercises, eq(exercises.id, exerciseHints.exerciseId))
    .where(inArray(exerciseHints.hintId, ids))
    .orderBy(asc(exercises.example), asc(exercises.id))
    .limit(MOST_NAMED * ids.length)
}

/** Hints whose text has something in it, marks included, with their words. */
export const readHintsWith = (db: Database, text: string) =>
  db
    .select({ id: hints.id, words: sql<string>`${words}` })
    .from(hints)
    .where(containsText(text, [hints.content]))
    .orderBy(hints.createdAt, hints.id)
