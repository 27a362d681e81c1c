import { progressEvent } from './progress-event'
import { ProgressEvent } from './schemas/progress'

test('progressEvent returns a valid event with the current time in UTC', () => {
  jest.useFakeTimers({ now: new Date('2026-11-05T10:00:00Z') })
  const event = progressEvent('LESSON_MODE_SELECTED', {
    lessonId: 'l1',
    courseId: 'c1',
    payload: { learningMode: 'SPEAKING' },
  })
  expect(ProgressEvent.parse(event)).toEqual({
    eventId: expect.any(String),
    name: 'LESSON_MODE_SELECTED',
    lessonId: 'l1',
    courseId: 'c1',
    createdAt: '2026-11-05T10:00:00.000Z',
    payload: { learningMode: 'SPEAKING' },
  })
  jest.useRealTimers()
})

test('an event of a repetition has no course and, by default, an empty payload', () => {
  const event = progressEvent('REPETITION_STARTED', { lessonId: 'l1', courseId: null })
  expect(ProgressEvent.parse(event)).toMatchObject({ courseId: null, payload: {} })
})

test('two events have different ids (C60)', () => {
  const about = { lessonId: 'l1', courseId: 'c1' }
  expect(progressEvent('LESSON_STARTED', about).eventId).not.toBe(
    progressEvent('LESSON_STARTED', about).eventId,
  )
})
