import { Preferences } from '../contract/schemas/user'
import { DEFAULT_AVATAR, defaultPreferences, LESSON_MINUTES } from './preferences'

test.each([
  ['P-ENT-05', 'preferredLessonTime', 12],
  ['P-ENT-07', 'autoplayAnswer', true],
  ['P-ENT-08', 'lessonSoundsAllowed', true],
  ['P-ENT-09', 'appNotificationsAllowed', true],
  ['P-ENT-10', 'randomizeRepetitionOrder', true],
  ['P-ENT-11', 'listeningAndWritingActivities', { fullSentence: true, gaps: true, blocks: true }],
  ['P-ENT-12', 'speakingActivities', { hideTranslation: true }],
  ['P-ENT-13', 'audioModeBreakBetweenSentances', 5],
] as const)('%s: the default of %s is %j', (_row, name, value) => {
  expect(defaultPreferences[name]).toEqual(value)
})

test('P-ENT-06: a lesson takes 5 to 60 minutes', () => {
  const accepts = (preferredLessonTime: number) =>
    Preferences.safeParse({ ...defaultPreferences, preferredLessonTime }).success
  expect([4, 5, 60, 61].map(accepts)).toEqual([false, true, true, false])
  expect(LESSON_MINUTES).toEqual({ min: 5, max: 60 })
})

test('the defaults are valid settings, and the last activity cannot be switched off', () => {
  expect(Preferences.parse(defaultPreferences)).toEqual(defaultPreferences)
  const none = { fullSentence: false, gaps: false, blocks: false }
  expect(Preferences.safeParse({ ...defaultPreferences, listeningAndWritingActivities: none }).success).toBe(
    false,
  )
})

test('an account starts with the first avatar', () => {
  expect(DEFAULT_AVATAR).toBe('avatar0.svg')
})
