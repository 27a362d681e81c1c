import type { ParsedOf } from '@mowka/contract/calls'
import type { ValuesOf } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { DictionaryWord } from '@mowka/contract/schemas/catalog'
import type { Database } from '../database/database'
import { changeRow, createRow, type EditorCall, editableOf } from '../history/public'
import { addRecording, recordingId } from '../recording/public'
import { readWordRows } from './dictionary-list'
import { changeLessonContents } from './lesson-editing'
import { words } from './tables'

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
