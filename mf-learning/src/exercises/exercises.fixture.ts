import type { RepetitionLesson } from '@mowka/contract/schemas/progress'

/** A lesson that was finished and repeated before. */
export const repetitionLesson = (change: Partial<RepetitionLesson> = {}): RepetitionLesson => ({
  lessonId: 'l1',
  courseId: 'c1',
  name: { source: 'Uprzejme prośby|Jak poprosić', target: 'Polite requests|How to ask' },
  isNew: false,
  isLocked: false,
  finishedAt: '2026-11-02T10:00:00.000Z',
  lastRepetition: null,
  ...change,
})
