import { hintKind } from '@mowka/contract/content-kinds/hint'
import { fieldsOf } from '@mowka/contract/content-kinds/kind'
import type { hintList } from '@mowka/contract/endpoints/editor/hint'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { containsText } from '../../database/search-form'
import { editableOf } from '../../history/public'
import { listColumns, listOrder, listWhere } from '../../http/list-query'
import type { CallScope } from '../../http/policy'
import { invalidInput } from '../../http/problem'
import { plainText, sanitizeIllustrated } from '../../rich-text/rich-text'
import { deleteComments } from '../review/comments'
import { exerciseHints, exercises, hints } from '../tables'

const toEdited = (row: HintRow, exercises: EditedHint['exercises']): EditedHint => {
  const content = sanitizeIllustrated(row.content)
  return {
    _id: row.id,
    ...pick(row, fieldsOf(hintKind)),
    content,
    rawContent: plainText(content),
    exercises,
    exerciseCount: row.exerciseCount,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** Makes a text harmless. Refuses one without words, because lists and screen readers name a hint by its words. */
function harmless(html: string): string {
  const clean = sanitizeIllustrated(html)
  if (plainText(clean) === '') throw invalidInput('body/content', 'has no words')
  return clean
}

/** Hints, as editors write them. One row serves all exercises that have it (S-ADM-09). */
export const editableHint = editableOf(hintKind, {
  table: hints,
  prepare: async (_, change) =>
    change.content === undefined ? change : { ...change, content: harmless(change.content) },
  beforeDelete: deleteComments('hint'),
  show: async (db, id) => {
    const row = await readHintRow(db, id)
    return row && toEdited(row, (await readExercisesOfHints(db, [id])).map(toExercise))
  },
})

const toExercise = ({ _id, example, answer }: EditedHint['exercises'][number]) => ({ _id, example, answer })

/** One page of all hints, with the exercises that have them where they are asked for (S-ADM-07). */
export async function allHints(
  { db }: CallScope<'editor'>,
  query: ReadListQuery<typeof hintList>,
  withExercises: boolean,
) {
  const { rows, total } = await listHintRows(db, query)
  const uses = withExercises
    ? await readExercisesOfHints(
        db,
        rows.map(({ id }) => id),
      )
    : []
  const byHint = groupBy(uses, ({ hintId }) => hintId)
  return {
    data: rows.map((row) => toEdited(row, (byHint.get(row.id) ?? []).map(toExercise))),
    metadata: { total },
  }
}

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
type HintRow = typeof hints.$inferSelect & { exerciseCount: number }

/** The text of a hint without markup, with the alternative texts of its pictures. */
export const words = sql`regexp_replace(
  regexp_replace(${hints.content}, '<img [^>]*alt="([^"]*)"[^>]*>', ' \\1 ', 'g'), '<[^>]*>', '', 'g')`

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
async function readHintRow(db: Database, id: string): Promise<HintRow | undefined> {
  const [row] = await db.select(columns(db)).from(hints).where(eq(hints.id, id))
  return row
}

/** Returns the exercises with any of these hints, ordered by sentence. */
async function readExercisesOfHints(db: Database, ids: string[]) {
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
