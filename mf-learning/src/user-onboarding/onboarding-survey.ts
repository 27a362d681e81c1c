/** A question of the onboarding survey, all multi-select; `freeText` is the answer with a text field. */
export type SurveyQuestion = {
  /** Key in the survey result. */
  number: '1' | '2' | '3' | '4'
  about: 'reasons' | 'focus' | 'skills' | 'occupation'
  answers: readonly string[]
  isMultiSelect: true
  freeText: 'other' | null
}

/**
 * The onboarding survey (L-ONB-06 to -11). No page shows it, because choosing a language skips it (C08). Its data is
 * part of the call that would send it.
 */
export const onboardingSurvey: readonly SurveyQuestion[] = [
  {
    number: '1',
    about: 'reasons',
    answers: ['ilike', 'exam', 'work', 'talkToFriends', 'tourism', 'filmsAndBooks', 'other'],
    isMultiSelect: true,
    freeText: 'other',
  },
  {
    number: '2',
    about: 'focus',
    answers: ['grammar', 'vocabulary', 'situation', 'business', 'all'],
    isMultiSelect: true,
    freeText: null,
  },
  {
    number: '3',
    about: 'skills',
    answers: ['correctPronunciation', 'auralComprehension', 'writing', 'reading', 'speaking'],
    isMultiSelect: true,
    freeText: null,
  },
  {
    number: '4',
    about: 'occupation',
    answers: [
      'teacher',
      'junior',
      'student',
      'worker',
      'manager',
      'freelancer',
      'pensionerOrLeisured',
      'other',
    ],
    isMultiSelect: true,
    freeText: 'other',
  },
]
