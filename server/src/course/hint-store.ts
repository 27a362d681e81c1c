import { hintKind } from '@mowka/contract/content-kinds/hint'
import type { hintList } from '@mowka/contract/endpoints/hint'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listColumns, listOrder, listWhere } from '../http/list-query'
import { exerciseHints, exercises, hints } from './tables'

/** Maximum number of a hint's exercises that are listed; all of them are counted. */
const MAX_LISTED = 200

/** Subquery for the number of exercises with a hint. */
const exerciseCount = (db: Database): SQL<number> =>
  sql`${db
    .select({ all: sql`count(*)` })
    .from(exerciseHints)
    .where(eq(exerciseHints.hintId, hints.id))}`.mapWith(Number)

const columns = (db: Database) => ({ ...getTableColumns(hints), exerciseCount: exerciseCount(db) })

/** A hint with the number of its exercises. */
export type HintRow = typeof hints.$inferSelect & { exerciseCount: number }

/** The text of a hint without markup. */
const words = sql`regexp_replace(${hints.content}, '<[^>]*>', '', 'g')`

/** Returns one page of hints and the total count. */
export async function listHintRows(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof hintList>,
): Promise<{ rows: HintRow[]; total: number }> {
  const by = listColumns(hintKind, hints)
  const where = listWhere<typeof hintList>(
    { ...by.filters, $search: (text) => containsText(text, [words]) },
    filters,
  )
  const rows = await db
    .select(columns(db))
    .from(hints)
    .where(where)
    .orderBy(...listOrder<typeof hintList>(by.sort, sort, hints.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(hints, where) }
}

/** Finds a hint. */
export async function readHintRow(db: Database, id: string): Promise<HintRow | undefined> {
  const [row] = await db.select(columns(db)).from(hints).where(eq(hints.id, id))
  return row
}

/** Returns the exercises with any of these hints, ordered by sentence. */
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
    .limit(MAX_LISTED * ids.length)
}

/** Returns hints whose HTML contains a text, with their plain text. */
export const readHintsWith = (db: Database, text: string) =>
  db
    .select({ id: hints.id, words: sql<string>`${words}` })
    .from(hints)
    .where(containsText(text, [hints.content]))
    .orderBy(hints.createdAt, hints.id)
