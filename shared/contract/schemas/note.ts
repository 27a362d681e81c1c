import { NOTE_LENGTH } from '@mowka/domain/note'
import { z } from 'zod'
import { noteList } from '../endpoints/note'
import { bytes, type CallSchema } from './call'
import { Id, IdParams, LangCode, listOf, Moment, text } from './common'
import { Exercise, LessonName } from './learning'
import { listQuery } from './list'

/** The longest note with its marks, in characters. */
const NOTE_HTML_LENGTH = 10 * NOTE_LENGTH

/**
 * The words of a note, plain and as rich text (`domain/rich-text`). The same text in both is plain: nothing in it is a
 * mark.
 */
export const NoteText = z.object({ rawNote: text(NOTE_LENGTH), htmlNote: text(NOTE_HTML_LENGTH) })
export type NoteText = z.infer<typeof NoteText>

/** What a learner wrote about a sentence, or that it is a favourite one: one note for a learner and an exercise (V-NOTE-03). */
export const UserNote = z.object({
  _id: Id,
  exerciseId: Id,
  /** When asked for. */
  exercise: Exercise.optional(),
  /** `htmlNote` is harmless (S-NOTE-07). */
  note: z.object({ rawNote: z.string(), htmlNote: z.string() }),
  isFavourite: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  /** The language of the answer (V-NOTE-04). */
  targetLang: LangCode,
  /** A lesson that holds the exercise; null when none did. */
  lessonId: Id.nullable(),
})
export type UserNote = z.infer<typeof UserNote>

/** A note to be made. The server takes language and lesson from the exercise. */
export const NewUserNote = z.object({
  exerciseId: Id,
  targetLang: LangCode.optional(),
  isFavourite: z.boolean().default(false),
  note: NoteText,
  /** When it was written first, for one that was removed and comes back; now unless said, and never later. */
  createdAt: Moment.optional(),
})
export type NewUserNote = z.output<typeof NewUserNote>

export const UserNoteChange = z.object({ note: NoteText.optional(), isFavourite: z.boolean().optional() })
export type UserNoteChange = z.output<typeof UserNoteChange>

/** A lesson with notes; null without a course that has it. */
export const LessonWithNotes = z.object({ lessonId: Id, name: LessonName, courseId: Id.nullable() })
export type LessonWithNotes = z.infer<typeof LessonWithNotes>

/** What notes can be taken along in: a table for spreadsheets, or cards for Anki. */
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
