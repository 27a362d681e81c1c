import { defaultPreferences, LESSON_MINUTES } from '@mowka/domain/user/preferences'
import { Preferences } from './user'

const isValid = (change: Partial<Preferences>) =>
  Preferences.safeParse({ ...defaultPreferences, ...change }).success

test('the default preferences are valid', () => {
  expect(Preferences.parse(defaultPreferences)).toEqual(defaultPreferences)
})

test('preferences reject a lesson time outside its bounds (P-ENT-06)', () => {
  const { min, max } = LESSON_MINUTES
  const times = [min - 1, min, max, max + 1]
  expect(times.map((preferredLessonTime) => isValid({ preferredLessonTime }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('preferences reject turning off the last activity (P-ENT-11)', () => {
  const none = { fullSentence: false, gaps: false, blocks: false }
  expect(isValid({ listeningAndWritingActivities: none })).toBe(false)
})

test('preferences accept a known reason to learn or none', () => {
  expect(isValid({ learningReason: 'travel' })).toBe(true)
  expect(isValid({ learningReason: null })).toBe(true)
  expect(Preferences.safeParse({ ...defaultPreferences, learningReason: 'fame' }).success).toBe(false)
})
