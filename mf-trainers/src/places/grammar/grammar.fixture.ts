import type { Grammar, GrammarLesson } from '@mowka/contract/schemas/lesson-teaching'
import { introduction } from '../teaching/teaching.fixture'

const lesson = (change: Partial<GrammarLesson>): GrammarLesson => ({
  lessonId: 'l1',
  courseId: 'c1',
  courseName: 'Angielski od zera',
  level: 'A1',
  name: { target: 'At home|First words', source: 'W domu|Pierwsze słowa' },
  introduction: null,
  ...change,
})

/** Three lessons of two levels: with an introduction, with hints only, and with both. */
export const grammar = (change: Partial<Grammar> = {}): Grammar => ({
  isLocked: false,
  lessons: [
    lesson({ introduction: introduction() }),
    lesson({ lessonId: 'l2', name: { target: 'In Łódź|Towns', source: 'W Łodzi & okolicy|Miasta' } }),
    lesson({
      lessonId: 'l3',
      courseId: 'c2',
      courseName: 'Czasy bez bólu',
      level: 'B1',
      name: { target: 'Yesterday|Past', source: 'Wczoraj|Przeszłość' },
      introduction: introduction({ title: 'Czas przeszły', rows: [], tip: null, examples: [] }),
    }),
  ],
  hints: [
    {
      _id: 'h1',
      content: '<p>Po <em lang="en">at</em> nie ma tu <strong>the</strong>.</p>',
      lessonIds: ['l1', 'l2'],
    },
    { _id: 'h2', content: '<p>Końcówka -ed.</p>', lessonIds: ['l3'] },
  ],
  ...change,
})
