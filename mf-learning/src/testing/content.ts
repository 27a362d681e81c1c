import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import type { CourseProgressSummary, LessonProgress } from '@mowka/shared/contract/schemas/progress'
import { texts as loader } from '../pages'

/** This remote's texts for `renderPage`. */
export const texts = { namespace: 'learning', loader }

/** A course of English for tests; bend what a test needs. */
export const course = (change: Partial<Course> = {}): Course => ({
  _id: 'c1',
  name: 'Angielski na co dzień',
  description: 'W sklepie i u lekarza.',
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

/** A lesson with ten sentences (and one item that is none). */
export const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  _id: 'l1',
  name: { source: 'Uprzejme prośby|Jak poprosić', target: 'Polite requests|How to ask' },
  level: 'A2',
  active: true,
  isLocked: false,
  tags: [],
  items: [
    ...Array.from({ length: 10 }, (_, order) => ({ itemId: `e${order}`, order, type: 'EXERCISE' })),
    { itemId: 'n1', order: 10, type: 'NOTE' },
  ],
  ...change,
})

export const courseProgress = (change: Partial<CourseProgressSummary> = {}): CourseProgressSummary => ({
  courseId: 'c1',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  progress: 40,
  finishedLessons: 4,
  totalLessons: 10,
  ...change,
})

export const lessonProgress = (change: Partial<LessonProgress> = {}): LessonProgress => ({
  lessonId: 'l1',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  progress: 40,
  currentItem: 'e4',
  noOfWords: 0,
  noOfCompletedWords: 0,
  noOfKnownWords: 0,
  ...change,
})
