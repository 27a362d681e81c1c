import type { noteList } from '@mowka/contract/endpoints/note'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type {
  LessonWithNotes,
  NewUserNote,
  NoteFormat,
  NoteText,
  UserNote,
  UserNoteChange,
} from '@mowka/contract/schemas/note'
import { isPublished } from '@mowka/domain/course/publication'
import { NOTE_LENGTH } from '@mowka/domain/exercise/note'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { csvFile } from '@mowka/domain/text/csv'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import { formatDate } from '@mowka/domain/time'
import { type OpenExercise, readCoursesOfLessons, toExercise } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError, staleWrite } from '../http/problem'
import { timeOfLearning } from '../progress/public'
import { sanitizeRichText } from '../rich-text/rich-text'
import * as store from './store'

/**
 * The text of a note as stored (S-NOTE-07): rich text is sanitized; plain text, which fills both fields, is escaped,
 * so that markup in it stays visible.
 */
export const storedText = ({ rawNote, htmlNote }: NoteText): NoteText => ({
  rawNote,
  htmlNote: sanitizeRichText(
    rawNote === htmlNote ? escapeHtml(rawNote).replaceAll('\n', '<br />') : htmlNote,
  ),
})

/**
 * Merges a note with one that another tab has created: appends the new text unless it is already there. No typed text
 * is lost, and a repeated request has no effect.
 */
export function mergeNotes(kept: NoteText, added: NoteText): NoteText {
  if (added.rawNote === '' || kept.rawNote === added.rawNote) return kept
  if (kept.rawNote === '') return added
  if (kept.rawNote.endsWith(`\n${added.rawNote}`)) return kept
  return {
    rawNote: `${kept.rawNote}\n${added.rawNote}`,
    htmlNote: `${kept.htmlNote}<br />${added.htmlNote}`,
  }
}

const toNote = (row: store.NoteRow): UserNote => ({
  _id: row.id,
  exerciseId: row.exerciseId,
  note: { rawNote: row.rawNote, htmlNote: sanitizeRichText(row.htmlNote) },
  isFavourite: row.isFavourite,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  targetLang: row.targetLang,
  lessonId: row.lessonId,
})

/** Lists the caller's notes in the language they learn page by page, with exercises on request (S-NOTE-01). */
export async function listNotes(
  { db, person, pair }: CallScope,
  query: ReadListQuery<typeof noteList>,
  withExercises: boolean,
) {
  const owner = { userId: person.userId, targetLang: pair.targetLang }
  const { rows, total } = await store.listNotes(db, owner, query)
  const noted = withExercises
    ? await store.readNotedExercises(
        db,
        rows.map((row) => row.exerciseId),
      )
    : []
  const exercises = new Map(noted.map((row) => [row.id, toExercise(row, false)]))
  return {
    data: rows.map((row) => ({ ...toNote(row), exercise: exercises.get(row.exerciseId) })),
    metadata: { total },
  }
}

/** Returns the lessons with notes of the caller (S-NOTE-02). */
export async function lessonsWithNotes({ db, person, pair, now }: CallScope): Promise<LessonWithNotes[]> {
  const owner = { userId: person.userId, targetLang: pair.targetLang }
  const lessons = await store.readLessonsWithNotes(db, owner)
  const courses = await readCoursesOfLessons(
    db,
    lessons.map((lesson) => lesson.lessonId),
  )
  return lessons.map(({ lessonId, nameTarget, nameSource }) => {
    const all = courses.get(lessonId) ?? []
    const course = all.find((each) => isPublished(each, now)) ?? all[0]
    return { lessonId, name: { target: nameTarget, source: nameSource }, courseId: course?.id ?? null }
  })
}

/** Exports the caller's notes in the language they learn as a file. */
export async function exportNotes({ db, person, pair }: CallScope, format: NoteFormat) {
  const owner = { userId: person.userId, targetLang: pair.targetLang }
  const lessons = new Map(
    (await store.readLessonsWithNotes(db, owner)).map(({ lessonId, nameSource, nameTarget }) => [
      lessonId,
      splitLessonName(nameSource || nameTarget).title,
    ]),
  )
  const notes = (await store.readNotesWithSentences(db, owner)).map(
    ({ note, answer, example }): ExportedNote => ({
      id: note.id,
      answer,
      example,
      rawNote: note.rawNote,
      htmlNote: sanitizeRichText(note.htmlNote),
      lesson: (note.lessonId !== null && lessons.get(note.lessonId)) || '',
      isFavourite: note.isFavourite,
      createdAt: note.createdAt,
    }),
  )
  return format === 'csv' ? notesTable(notes) : ankiFile(notes)
}

/**
 * Creates the caller's note for an exercise (S-NOTE-03). There is one per exercise: a repeated request, or one from
 * another tab, is merged into it. Throws 422 if the merged note is too long.
 */
export async function createNote(
  { db, person, now }: CallScope,
  { exercise, lessonIds }: OpenExercise,
  { note, isFavourite, createdAt }: NewUserNote,
): Promise<UserNote> {
  const given = storedText(note)
  const writtenAt =
    createdAt === undefined ? now : timeOfLearning(new Date(createdAt), now, () => person.createdAt)
  const row: store.NoteRow = {
    id: newId(now.getTime()),
    userId: person.userId,
    exerciseId: exercise.id,
    lessonId: lessonIds[0] ?? null,
    targetLang: exercise.answerLang,
    ...given,
    isFavourite,
    createdAt: writtenAt,
    updatedAt: now,
  }
  const kept = await db.transaction(async (tx) => {
    const inserted = await store.insertNote(tx, row)
    if (inserted) return inserted
    const before = await store.lockNote(tx, row)
    if (!before) return undefined
    const joined = mergeNotes(before, given)
    if (joined.rawNote.length > NOTE_LENGTH) throw tooLong()
    const change = { ...joined, isFavourite: before.isFavourite || isFavourite }
    return store.updateNote(tx, before.id, { ...change, updatedAt: now })
  })
  // Deleted by another tab in the meantime.
  if (!kept) throw staleWrite()
  return toNote(kept)
}

const tooLong = () =>
  new ProblemError(422, 'INVALID_INPUT', 'The input is not valid', {
    errors: [{ path: 'body/note/rawNote', message: 'is too long', code: 'TOO_LONG', max: NOTE_LENGTH }],
  })

/** Changes the text of a note, or whether its exercise is a favourite (S-NOTE-04). */
export async function updateNote(
  { db, now }: CallScope,
  { id }: store.NoteRow,
  { note, isFavourite }: UserNoteChange,
): Promise<UserNote> {
  const change = {
    ...(note && storedText(note)),
    ...(isFavourite !== undefined && { isFavourite }),
    updatedAt: now,
  }
  const row = await store.updateNote(db, id, change)
  if (!row) throw notFound('The note')
  return toNote(row)
}

/** An exported note. */
export type ExportedNote = {
  id: string
  answer: string
  example: string
  rawNote: string
  /** Sanitized HTML. */
  htmlNote: string
  /** The title of the lesson; empty if none. */
  lesson: string
  isFavourite: boolean
  createdAt: Date
}

/** Writes notes as CSV, safe against formulas in user input. */
export const notesTable = (notes: readonly ExportedNote[]): string =>
  csvFile([
    ['Zdanie', 'Tłumaczenie', 'Notatka', 'Lekcja', 'Ulubione', 'Data'],
    ...notes.map((note) => [
      note.answer,
      note.example,
      note.rawNote,
      note.lesson,
      note.isFavourite ? 'tak' : 'nie',
      formatDate(note.createdAt),
    ]),
  ])

/** Removes tabs and line breaks, which separate fields and lines. */
const ankiField = (html: string): string => html.replaceAll(/\r?\n/g, '<br>').replaceAll('\t', ' ')

/** Tags are separated by spaces, so spaces within a tag become underscores. */
const ankiTag = (text: string): string => text.trim().replaceAll(/[\s"]+/g, '_')

/**
 * Writes notes as cards for Anki's text import: the sentence in the learner's own language on the front, its
 * translation and the note on the back. The id of a note makes a second import update its card instead of adding one.
 */
export const ankiFile = (notes: readonly ExportedNote[]): string =>
  [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#tags column:4',
    ...notes.map((note) => {
      const behind = [escapeHtml(note.answer), note.htmlNote && `<br><br>${note.htmlNote}`].join('')
      const tags = ['mowka', ankiTag(note.lesson), note.isFavourite ? 'ulubione' : ''].filter(Boolean)
      return [note.id, ankiField(escapeHtml(note.example)), ankiField(behind), tags.join(' ')].join('\t')
    }),
    '',
  ].join('\n')
