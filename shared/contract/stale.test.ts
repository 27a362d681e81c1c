import { endpoints } from './endpoints'
import { makesStale } from './stale'

const named = Object.entries(endpoints)
const reads = named.filter(([, text]) => text.startsWith('GET ')).map(([name]) => name)
const writes = named.filter(([, text]) => !text.startsWith('GET ')).map(([name]) => name)

test('every write says which reads it makes stale, and nothing else says so', () => {
  expect(Object.keys(makesStale).sort()).toEqual([...writes].sort())
})

test.each(Object.entries(makesStale))(
  '%s makes only reads stale that exist, each named once',
  (_name, stale) => {
    for (const name of stale) expect(reads).toContain(name)
    expect(new Set(stale).size).toBe(stale.length)
  },
)

test('what a learner did shows wherever progress shows', () => {
  for (const name of [
    'getStats',
    'getNextLesson',
    'getCourseProgress',
    'getRepetitionLessons',
    'getFinishedModes',
  ])
    expect(makesStale.postProgress).toContain(name)
  expect(makesStale.deleteLessonProgress).toEqual(makesStale.postProgress)
})

test('a trial unlocks what was locked', () => {
  for (const name of ['getAvailableCourses', 'getAvailableLessons', 'getLesson', 'getLessonExercises'])
    expect(makesStale.startTrial).toContain(name)
})

test('an exercise that a trainer has in its hands is never fetched behind its back', () => {
  for (const stale of Object.values(makesStale)) {
    expect(stale).not.toContain('getNextExercise')
    expect(stale).not.toContain('getNextRepetition')
  }
})
