import { OnboardingStatus, SurveyResult } from '@mowka/contract/schemas/user'
import { onboardingSurvey } from './onboarding-survey'

test.each([
  [
    'L-ONB-07: reasons',
    0,
    ['ilike', 'exam', 'work', 'talkToFriends', 'tourism', 'filmsAndBooks', 'other'],
    'other',
  ],
  ['L-ONB-08: focus', 1, ['grammar', 'vocabulary', 'situation', 'business', 'all'], null],
  [
    'L-ONB-09: skills',
    2,
    ['correctPronunciation', 'auralComprehension', 'writing', 'reading', 'speaking'],
    null,
  ],
  [
    'L-ONB-10: occupation',
    3,
    ['teacher', 'junior', 'student', 'worker', 'manager', 'freelancer', 'pensionerOrLeisured', 'other'],
    'other',
  ],
])('%s', (title, place, answers, freeText) => {
  const question = onboardingSurvey[place]
  expect(title).toContain(question?.about)
  expect(question?.answers).toEqual(answers)
  expect(question?.freeText).toBe(freeText)
})

test('L-ONB-05, L-ONB-11: all questions take several answers, as the call that would send them does', () => {
  expect(onboardingSurvey.every(({ isMultiSelect }) => isMultiSelect)).toBe(true)
  const everything = Object.fromEntries(
    onboardingSurvey.map(({ number, answers }) => [number, { answers: [...answers], freeText: '' }]),
  )
  expect(SurveyResult.safeParse(everything).success).toBe(true)
  expect(OnboardingStatus.options).toEqual(['PENDING', 'SKIPPED', 'COMPLETED'])
})
