import { fieldsOf } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { wordList } from '@mowka/contract/endpoints/catalog'
import type { DictionaryWord } from '@mowka/contract/schemas/catalog'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { listColumns, readPage } from '../http/list-query'
import { exercises, exerciseWords, words } from './tables'

type WordRow = typeof words.$inferSelect

/** The exercises that practise words. */
async function readPractice(db: Database, wordIds: string[]) {
  if (wordIds.length === 0) return new Map<string, DictionaryWord['exercises']>()
  const rows = await db
    .select({
      wordId: exerciseWords.wordId,
      _id: exercises.id,
      example: exercises.example,
      answer: exercises.answer,
    })
    .from(exerciseWords)
    .innerJoin(exercises, eq(exercises.id, exerciseWords.exerciseId))
    .where(inArray(exerciseWords.wordId, wordIds))
    .orderBy(asc(exercises.createdAt), asc(exercises.id))
  return new Map(
    [...groupBy(rows, ({ wordId }) => wordId)].map(([id, own]) => [
      id,
      own.map(({ wordId: _, ...exercise }) => exercise),
    ]),
  )
}

const toWord = (row: WordRow, exercises: DictionaryWord['exercises']): DictionaryWord => ({
  _id: row.id,
  ...pick(row, fieldsOf(wordKind)),
  exercises,
  version: row.version,
})

/** Words of the dictionary with the exercises that practise them. */
export async function readWordRows(db: Database, ids: string[]): Promise<DictionaryWord[]> {
  const rows = await db.select().from(words).where(inArray(words.id, ids))
  const practice = await readPractice(db, ids)
  return rows.map((row) => toWord(row, practice.get(row.id) ?? []))
}

/** The words of one page, and the number of matches. */
export const listWordRows = (db: Database, query: ReadListQuery<typeof wordList>) =>
  readPage(db, words, query, { ...listColumns(wordKind, words), tie: [words.id] })

/** One page of the dictionary, and the number of matches (S-ADM-14, S-ADM-16). */
export async function listWords(
  db: Database,
  query: ReadListQuery<typeof wordList> & { withExercises?: boolean | undefined },
) {
  const { rows, total } = await listWordRows(db, query)
  const practice = query.withExercises
    ? await readPractice(
        db,
        rows.map((row) => row.id),
      )
    : new Map<string, DictionaryWord['exercises']>()
  return { data: rows.map((row) => toWord(row, practice.get(row.id) ?? [])), metadata: { total } }
}
