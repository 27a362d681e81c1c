import { OnboardingStatus, SurveyResult } from '@mowka/contract/schemas/user'
import { onboardingSurvey } from './onboarding-survey'

test.each([
  [
    'reasons (L-ONB-07)',
    0,
    ['ilike', 'exam', 'work', 'talkToFriends', 'tourism', 'filmsAndBooks', 'other'],
    'other',
  ],
  ['focus (L-ONB-08)', 1, ['grammar', 'vocabulary', 'situation', 'business', 'all'], null],
  [
    'skills (L-ONB-09)',
    2,
    ['correctPronunciation', 'auralComprehension', 'writing', 'reading', 'speaking'],
    null,
  ],
  [
    'occupation (L-ONB-10)',
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

test('all questions are multi-select, matching the call that would send them (L-ONB-05, L-ONB-11)', () => {
  expect(onboardingSurvey.every(({ isMultiSelect }) => isMultiSelect)).toBe(true)
  const everything = Object.fromEntries(
    onboardingSurvey.map(({ number, answers }) => [number, { answers: [...answers], freeText: '' }]),
  )
  expect(SurveyResult.safeParse(everything).success).toBe(true)
  expect(OnboardingStatus.options).toEqual(['PENDING', 'SKIPPED', 'COMPLETED'])
})
