import {
  DEFAULT_AVATAR,
  defaultPreferences,
  isLastActive,
  LESSON_MINUTES,
  switchActivity,
} from './preferences'

test.each([
  ['P-ENT-05', 'preferredLessonTime', 12],
  ['P-ENT-07', 'autoplayAnswer', true],
  ['P-ENT-08', 'lessonSoundsAllowed', true],
  ['P-ENT-09', 'appNotificationsAllowed', true],
  ['P-ENT-10', 'randomizeRepetitionOrder', true],
  ['P-ENT-11', 'listeningAndWritingActivities', { fullSentence: true, gaps: true, blocks: true }],
  ['P-ENT-12', 'speakingActivities', { hideTranslation: true }],
  ['P-ENT-13', 'audioModeBreakBetweenSentances', 5],
] as const)('%s: the default for %s is %j', (_row, name, value) => {
  expect(defaultPreferences[name]).toEqual(value)
})

test('the preferred lesson time is 5 to 60 minutes (P-ENT-06)', () => {
  expect(LESSON_MINUTES).toEqual({ min: 5, max: 60 })
})

test('a new account has the first avatar', () => {
  expect(DEFAULT_AVATAR).toBe('avatar0.svg')
})

const only = { fullSentence: false, gaps: true, blocks: false }

test('the last active exercise kind stays on (L-TRN-47)', () => {
  expect(isLastActive(only, 'gaps')).toBe(true)
  expect(isLastActive(only, 'blocks')).toBe(false)
  expect(switchActivity(only, 'gaps')).toEqual(only)
})

test('an exercise kind can be toggled while another one is active', () => {
  const two = switchActivity(only, 'blocks')
  expect(two).toEqual({ fullSentence: false, gaps: true, blocks: true })
  expect(switchActivity(two, 'gaps')).toEqual({ fullSentence: false, gaps: false, blocks: true })
})
