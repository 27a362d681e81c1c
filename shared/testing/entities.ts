import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { defaultsOf, formFields, learnerFields } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { publicationFieldNames } from '@mowka/contract/content-kinds/publication'
import type { Course, EditedLesson, Exercise, Word } from '@mowka/contract/schemas/learning'
import type { CourseProgressSummary, LessonProgress } from '@mowka/contract/schemas/progress'
import type { InvoiceData } from '@mowka/contract/schemas/user'

// Entities as the server returns them. A test overrides only the fields that matter to it.

/** An unlocked English course with two lessons. */
export const course = (change: Partial<Course> = {}): Course => ({
  _id: 'c1',
  name: 'Angielski na co dzień',
  description: 'W sklepie i u lekarza.',
  picture: null,
  level: 'A2',
  levels: ['A2', 'B1'],
  tags: ['sytuacje'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  active: true,
  explicitAccessRequired: false,
  isLocked: false,
  lessons: [
    { lessonId: 'l1', order: 1 },
    { lessonId: 'l2', order: 2 },
  ],
  version: 1,
  ...change,
})

const {
  introduction: _introduction,
  dialogue: _dialogue,
  ...lessonDefaults
} = defaultsOf(lessonKind, [...formFields(lessonKind), ...publicationFieldNames, 'review'])

/** An unlocked lesson with ten exercises and a note. */
export const lesson = (change: Partial<EditedLesson> = {}): EditedLesson => ({
  ...lessonDefaults,
  _id: 'l1',
  name: { source: 'Uprzejme prośby|Jak poprosić', target: 'Polite requests|How to ask' },
  level: 'A2',
  isLocked: false,
  items: [
    ...Array.from({ length: 10 }, (_, order) => ({ itemId: `e${order}`, order, type: 'EXERCISE' })),
    { itemId: 'n1', order: 10, type: 'NOTE' },
  ],
  hasIntroduction: false,
  hasDialogue: false,
  description: { source: 'Jak poprosić', target: 'How to ask' },
  version: 1,
  ...change,
})

const { expectedMistakes: _, ...exerciseDefaults } = defaultsOf(exerciseKind, learnerFields(exerciseKind))

/** A sentence pair with both recordings. */
export const exercise = (change: Partial<Exercise> = {}): Exercise => ({
  ...exerciseDefaults,
  _id: 'e1',
  example: 'Jestem w domu.',
  exampleLang: 'PL',
  exampleRecording: 'r-example',
  answer: 'I am at home.',
  answerLang: 'ENG',
  answerRecording: 'r-answer',
  words: [],
  ...change,
})

/** A word with a recording and without example sentences. */
export const word = (change: Partial<Word> = {}): Word => ({
  _id: 'w1',
  answer: 'home',
  example: 'dom',
  answerRecording: 'r-home',
  exampleRecording: null,
  answerLang: 'ENG',
  exampleLang: 'PL',
  transcription: null,
  partOfSpeech: null,
  gender: null,
  exercises: [],
  ...change,
})

/** A course with four of ten lessons finished. */
export const courseProgress = (change: Partial<CourseProgressSummary> = {}): CourseProgressSummary => ({
  courseId: 'c1',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  progress: 40,
  finishedLessons: 4,
  totalLessons: 10,
  ...change,
})

/** A lesson with four sentences done. */
export const lessonProgress = (change: Partial<LessonProgress> = {}): LessonProgress => ({
  lessonId: 'l1',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  progress: 40,
  currentItem: 'e4',
  noOfWords: 0,
  noOfCompletedWords: 0,
  noOfKnownWords: 0,
  dialogueFinishedAt: null,
  ...change,
})

/** Complete invoice data of a company. */
export const invoiceData = (change: Partial<InvoiceData> = {}): InvoiceData => ({
  companyName: 'Studio Nowak',
  nip: '5252345675',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Lipowa 8/3',
  zip: '30-702',
  city: 'Kraków',
  country: 'Polska',
  ...change,
})
