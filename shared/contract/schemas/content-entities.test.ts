import type { z } from 'zod'
import { DictionaryWord } from './editor/catalog'
import { expectWhole } from './entity-shape.fixture'
import { Course, EditedLesson } from './learning'

const course = {
  _id: 'c1',
  name: 'Angielski od zera',
  description: '',
  level: 'A1',
  levels: ['A1', 'A2'],
  tags: ['slow'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  picture: 'airport',
  active: true,
  explicitAccessRequired: false,
  isLocked: false,
  lessons: [{ lessonId: 'l1', order: 1 }],
  version: 1,
}
const lesson = {
  _id: 'l1',
  name: { target: 'At home|First words', source: 'W domu|Pierwsze słowa' },
  description: { target: 'First words', source: 'Pierwsze słowa' },
  level: 'A1',
  picture: null,
  active: true,
  publishAt: null,
  archived: false,
  review: 'NONE',
  hasIntroduction: false,
  hasDialogue: false,
  isLocked: false,
  tags: ['dom'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  items: [{ itemId: 'e1', order: 0, type: 'EXERCISE' }],
  version: 1,
}
const word = {
  _id: 'w1',
  example: 'dom',
  exampleLang: 'PL',
  exampleRecording: null,
  answer: 'home',
  answerLang: 'ENG',
  answerRecording: 'r1',
  transcription: '/həʊm/',
  partOfSpeech: 'noun',
  gender: null,
  tags: ['dom'],
  needAttention: false,
  active: true,
  exercises: [{ _id: 'e1', example: 'Jestem w domu.', answer: 'I am at home.' }],
  version: 1,
}

/** Requirement ids, schema, complete object, and the field names in the requirements. */
const shapes: [rows: string, name: string, shape: z.ZodType, whole: object, asked: string][] = [
  [
    'A-ENT-01',
    'Course',
    Course,
    course,
    '_id name level levels description active explicitAccessRequired tags sourceLang targetLang lessons',
  ],
  [
    'A-ENT-02',
    'Lesson',
    EditedLesson,
    lesson,
    '_id name level description active tags sourceLang targetLang items',
  ],
  [
    'A-ENT-07',
    'Word',
    DictionaryWord,
    word,
    '_id example exampleLang exampleRecording answer answerLang answerRecording tags needAttention active exercises',
  ],
]

test.each(shapes)(
  '%s: an editor’s %s is parsed completely, and rejected without a field',
  (_rows, _name, shape, whole, asked) => expectWhole(shape, whole, asked),
)

test('a course lists lessons by id and order, a lesson lists exercises (A-ENT-01, A-ENT-02)', () => {
  const withLesson = (place: object) => Course.safeParse({ ...course, lessons: [place] }).success
  expect([withLesson({ lessonId: 'l1', order: 1 }), withLesson({ lessonId: 'l1' })]).toEqual([true, false])
  const withItem = (item: object) => EditedLesson.safeParse({ ...lesson, items: [item] }).success
  expect(withItem({ itemId: 'e1', order: 0 })).toBe(false)
  expect(withItem({ order: 0, type: 'EXERCISE' })).toBe(false)
})
