import { NOTE_LENGTH } from '@mowka/domain/exercise/note'
import { z } from 'zod'
import { bytes, type CallSchema } from '../call-schema'
import { noteList } from '../endpoints/note'
import { Id, IdParams, LangCode, listOf, Moment, text } from './common'
import { Exercise, LessonName } from './learning'
import { listQuery } from './list'

/** Maximum length of a note including markup, in characters. */
const NOTE_HTML_LENGTH = 10 * NOTE_LENGTH

/**
 * The text of a note, plain and as rich text (`domain/rich-text`). If both are equal, the text is plain and contains
 * no markup.
 */
export const NoteText = z.object({ rawNote: text(NOTE_LENGTH), htmlNote: text(NOTE_HTML_LENGTH) })
export type NoteText = z.infer<typeof NoteText>

/** A learner's note on a sentence, or its favourite mark: one note per learner and exercise (V-NOTE-03). */
export const UserNote = z.object({
  _id: Id,
  exerciseId: Id,
  /** On request. */
  exercise: Exercise.optional(),
  /** `htmlNote` is sanitized (S-NOTE-07). */
  note: z.object({ rawNote: z.string(), htmlNote: z.string() }),
  isFavourite: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  /** The answer's language (V-NOTE-04). */
  targetLang: LangCode,
  /** A lesson with the exercise; `null` if there was none. */
  lessonId: Id.nullable(),
})
export type UserNote = z.infer<typeof UserNote>

/** A new note. The server reads language and lesson from the exercise. */
export const NewUserNote = z.object({
  exerciseId: Id,
  targetLang: LangCode.optional(),
  isFavourite: z.boolean().default(false),
  note: NoteText,
  /** Original time of creation, for restoring a deleted note; defaults to now, and never in the future. */
  createdAt: Moment.optional(),
})
export type NewUserNote = z.output<typeof NewUserNote>

export const UserNoteChange = z.object({ note: NoteText.optional(), isFavourite: z.boolean().optional() })
export type UserNoteChange = z.output<typeof UserNoteChange>

/** A lesson with notes; `courseId` is `null` if no course contains it. */
export const LessonWithNotes = z.object({ lessonId: Id, name: LessonName, courseId: Id.nullable() })
export type LessonWithNotes = z.infer<typeof LessonWithNotes>

/** Export formats of notes: a table for spreadsheets, or cards for Anki. */
export const NoteFormat = z.enum(['csv', 'anki'])
export type NoteFormat = z.infer<typeof NoteFormat>

export const noteCalls = {
  listUserNotes: {
    query: listQuery(noteList).extend({ options: z.enum(['withExercises:0', 'withExercises:1']).optional() }),
    answer: listOf(UserNote),
  },
  getLessonsWithNotes: { answer: z.array(LessonWithNotes) },
  exportUserNotes: {
    query: z.object({ format: NoteFormat }),
    gives: bytes('text/csv', 'text/plain'),
  },
  createUserNote: { body: NewUserNote, answer: UserNote, success: 201 },
  updateUserNote: { params: IdParams, body: UserNoteChange, answer: UserNote },
  deleteUserNote: { params: IdParams },
} satisfies Record<string, CallSchema>
