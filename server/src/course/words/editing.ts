import type { ParsedOf } from '@mowka/contract/calls'
import { fieldsOf, type ValuesOf } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { wordList } from '@mowka/contract/endpoints/editor/catalog'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { changeRow, createRow, type EditorCall, editableOf } from '../../history/public'
import { listColumns, readPage } from '../../http/list-query'
import { addRecording, recordingId } from '../../recording/public'
import { changeLessonContents } from '../lessons/editing'
import { deleteComments } from '../review/comments'
import { exercises, exerciseWords, words } from '../tables'

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
async function readWordRows(db: Database, ids: string[]): Promise<DictionaryWord[]> {
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

export type WordFields = ValuesOf<typeof wordKind>

/**
 * A new recording if the text has changed. The speech service makes it; an uploaded recording stays until an editor
 * replaces it.
 */
async function newRecording(
  db: Database,
  side: 'example' | 'answer',
  change: Partial<WordFields>,
  before: WordFields,
): Promise<Partial<WordFields>> {
  const old = { lang: before[`${side}Lang`], text: before[side], recording: before[`${side}Recording`] }
  const lang = change[`${side}Lang`] ?? old.lang
  const text = change[side] ?? old.text
  const isSame = lang === old.lang && text === old.text
  const isUploaded = old.recording !== null && old.recording !== recordingId(old.lang, old.text)
  if (isSame || isUploaded || change[`${side}Recording`] !== undefined) return {}
  const { id } = await addRecording(db, lang, text)
  return side === 'example' ? { exampleRecording: id } : { answerRecording: id }
}

/** Words of the dictionary, as editors write them. */
export const editableWord = editableOf(wordKind, {
  table: words,
  prepare: async ({ db }, change, before) =>
    before === null
      ? change
      : {
          ...change,
          ...(await newRecording(db, 'example', change, before)),
          ...(await newRecording(db, 'answer', change, before)),
        },
  beforeDelete: deleteComments('word'),
  show: async (db, id) => (await readWordRows(db, [id]))[0],
})

/**
 * Creates a word with recordings of both texts, at the end of the lesson if one is named (S-ADM-14). Throws 404 for an
 * unknown lesson.
 */
export async function createWord(
  call: EditorCall,
  { requestId, lessonId, ...form }: ParsedOf<'createWord', 'body'>,
): Promise<DictionaryWord> {
  const example = await addRecording(call.db, form.exampleLang, form.example)
  const answer = await addRecording(call.db, form.answerLang, form.answer)
  return call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const made = await createRow(held, editableWord, requestId, {
      ...form,
      exampleRecording: example.id,
      answerRecording: answer.id,
    })
    if (lessonId !== undefined)
      await changeLessonContents(held, lessonId, { part: 'words', action: 'attach', rowId: made._id })
    return made
  })
}

/** Changes fields of a word (S-ADM-14). Throws 404 and 409. */
export const updateWord = (
  call: EditorCall,
  id: string,
  { version, ...form }: ParsedOf<'updateWord', 'body'>,
): Promise<DictionaryWord> => changeRow(call, editableWord, id, form, { version })
