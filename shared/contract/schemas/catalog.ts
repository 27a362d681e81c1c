import { z } from 'zod'
import { courseKind } from '../content-kinds/course'
import { wordKind } from '../content-kinds/word'
import { courseList, wordList } from '../endpoints/catalog'
import type { CallSchema } from './call'
import {
  CefrLevel,
  dataOf,
  Id,
  IdParams,
  LangCode,
  listOf,
  QueryFlag,
  text,
  trimmedText,
  wholeNumber,
} from './common'
import { RecordingType, UploadedRecording } from './exercise'
import { formShape, newShape, rowShape, Tags } from './kind-shapes'
import { Course, EditedLesson, Exercise, LessonItem } from './learning'
import { Dialogue, Introduction } from './lesson-teaching'
import { listQuery } from './list'

/** The longest name of a lesson, in characters. */
export const LESSON_NAME_LENGTH = 500

/** The most pieces in one place, e.g. exercises in a lesson. */
export const MOST_PIECES = 5000

/** Made by the panel and becomes the id of the new row, so a repeated request creates nothing new. */
const requestId = z.uuid().optional()
/** The version that the editor has seen; any other is refused with 409 (C57). */
const version = wholeNumber().optional()

const pair = { sourceLang: LangCode, targetLang: LangCode }

const firstPair = { sourceLang: LangCode.default('PL'), targetLang: LangCode.default('ENG') }

/** A new course (A-CRSE-01). */
const NewCourse = z.object({ ...newShape(courseKind), requestId })

const LessonPlaces = z.array(z.object({ lessonId: Id, order: wholeNumber() })).max(MOST_PIECES)

const NameOfLesson = z.object({
  target: trimmedText(LESSON_NAME_LENGTH, 1),
  source: trimmedText(LESSON_NAME_LENGTH, 1),
})

/** What editors say of a lesson (A-LESS-03). */
export const LessonForm = z.object({
  /** `title|description` in the language being learned and in the learner's (A-LESS-04). */
  name: NameOfLesson,
  level: CefrLevel,
  tags: Tags,
  active: z.boolean(),
  ...pair,
  introduction: Introduction.nullable().optional(),
  dialogue: Dialogue.nullable().optional(),
})
export type LessonForm = z.infer<typeof LessonForm>

const inLesson = {
  items: z.array(LessonItem.extend({ type: text(20) })).max(MOST_PIECES),
  /** The words of the lesson in the order in which they are learned. */
  words: z.array(Id).max(MOST_PIECES),
}

/**
 * One change of a list of linked rows. The server applies it to the current list, so that concurrent changes add up and
 * no row of another editor is lost. Attaching a row again and detaching a missing one change nothing.
 */
const listChange = {
  attach: { action: z.literal('attach'), rowId: Id },
  detach: { action: z.literal('detach'), rowId: Id },
  /** Puts a row before another one, or at the end with `null`. */
  move: { action: z.literal('move'), rowId: Id, beforeId: Id.nullable() },
}
const LessonsChange = z.discriminatedUnion('action', [
  z.strictObject(listChange.detach),
  z.strictObject(listChange.attach),
  z.strictObject(listChange.move),
])
const part = z.enum(['exercises', 'words'])
const LessonContentsChange = z.discriminatedUnion('action', [
  z.strictObject({ part, ...listChange.detach }),
  z.strictObject({ part, ...listChange.attach }),
  z.strictObject({ part, ...listChange.move }),
])
export type ListChange = z.infer<typeof LessonsChange>

/** A new word (A-WORD-04, A-WORD-05). */
const NewWord = z.object({
  ...newShape(wordKind),
  /** With a lesson, the word is added to its end. */
  lessonId: Id.optional(),
  requestId,
})

/** A word of the dictionary as editors receive it (A-ENT-07). */
export const DictionaryWord = z.object({
  _id: Id,
  ...rowShape(wordKind),
  /** The exercises that practise it, if the call asks for them. */
  exercises: z.array(z.object({ _id: Id, example: z.string(), answer: z.string() })),
  version: wholeNumber(),
})
export type DictionaryWord = z.infer<typeof DictionaryWord>

const RecordingParams = z.object({ id: Id, type: RecordingType })

/** The id of a word's recording, and the word after the change. */
const RecordingOfWord = z.object({ _id: Id, word: DictionaryWord })

export const catalogCalls = {
  listCourses: { query: listQuery(courseList), answer: listOf(Course) },
  createCourse: { body: NewCourse, answer: Course, success: 201 },
  updateCourse: {
    params: IdParams,
    body: z.object({ ...formShape(courseKind), lessons: LessonPlaces, version }).partial(),
    answer: Course,
  },
  /** One step in the course, for the keyboard (C33). */
  changeLessonOrder: {
    params: IdParams,
    body: z.object({ lessonId: Id, type: z.enum(['up', 'down']), courseId: Id }),
    answer: Course,
  },
  /** Attaches, detaches or moves one lesson (A-CRSE-03, A-CRSE-05). */
  changeCourseLessons: { params: IdParams, body: LessonsChange, answer: Course },
  getCourseLessons: { params: IdParams, answer: dataOf(EditedLesson) },
  getCourseExercises: { params: IdParams, answer: dataOf(Exercise) },

  createLesson: {
    /** With a course, the lesson is added to its end. */
    body: LessonForm.extend({
      tags: Tags.default([]),
      active: z.boolean().default(true),
      ...firstPair,
      items: inLesson.items.optional(),
      words: inLesson.words.optional(),
      courseId: Id.optional(),
      requestId,
    }),
    answer: EditedLesson,
    success: 201,
  },
  updateLesson: {
    params: IdParams,
    body: LessonForm.extend({ name: NameOfLesson.partial(), ...inLesson })
      .partial()
      .extend({ version }),
    answer: EditedLesson,
  },
  /** Attaches, detaches or moves one exercise or word (A-LESS-05, A-LESS-06, A-LESS-07). */
  changeLessonContents: { params: IdParams, body: LessonContentsChange, answer: EditedLesson },

  listWords: {
    query: listQuery(wordList).extend({ withExercises: QueryFlag.optional() }),
    answer: listOf(DictionaryWord),
  },
  createWord: { body: NewWord, answer: DictionaryWord, success: 201 },
  updateWord: {
    params: IdParams,
    body: z.object({ ...formShape(wordKind), version }).partial(),
    answer: DictionaryWord,
  },
  deleteWord: {
    params: IdParams,
    query: z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
  },
  /** The file is an MP3, whatever it is called. */
  uploadWordRecording: { params: RecordingParams, body: UploadedRecording, answer: RecordingOfWord },
  speakWord: { params: RecordingParams, answer: RecordingOfWord },
  deleteWordRecording: { params: z.object({ id: Id, recordingId: Id }), answer: DictionaryWord },
  copyWord: {
    params: IdParams,
    body: z.object({ requestId }).default({}),
    answer: DictionaryWord,
    success: 201,
  },
} satisfies Record<string, CallSchema>
