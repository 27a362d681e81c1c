import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'
import { mergeTexts } from '@mowka/web/merge-texts'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  selectLanguage: () =>
    import(/* webpackChunkName: "page-selectLanguage" */ './select-language/SelectLanguagePage'),
  userOnboarding: () =>
    import(/* webpackChunkName: "page-userOnboarding" */ './user-onboarding/UserOnboardingPage'),
  levelingTest: () => import(/* webpackChunkName: "page-levelingTest" */ './leveling-test/LevelingTestPage'),
  levelingSurvey: () =>
    import(/* webpackChunkName: "page-levelingSurvey" */ './leveling-survey/LevelingSurveyPage'),
  profile: () => import(/* webpackChunkName: "page-profile" */ './profile/ProfilePage'),
  courses: () => import(/* webpackChunkName: "page-courses" */ './courses/CoursesPage'),
  courseDetails: () =>
    import(/* webpackChunkName: "page-courseDetails" */ './course-details/CourseDetailsPage'),
  courseEnd: () => import(/* webpackChunkName: "page-courseEnd" */ './course-end/CourseEndPage'),
  courseCertificate: () =>
    import(/* webpackChunkName: "page-courseCertificate" */ './course-end/certificate/CourseCertificatePage'),
  certificate: () =>
    import(/* webpackChunkName: "page-certificate" */ './course-end/certificate/CertificatePage'),
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/DashboardPage'),
  lessonModeSelector: () =>
    import(/* webpackChunkName: "page-lessonModeSelector" */ './lesson-modes/LessonModeSelectorPage'),
  repetitionModeSelector: () =>
    import(
      /* webpackChunkName: "page-repetitionModeSelector" */ './repetition-modes/RepetitionModeSelectorPage'
    ),
  exercises: () => import(/* webpackChunkName: "page-exercises" */ './exercises/ExercisesPage'),
} satisfies RemotePages['pages']

/** The texts of this remote by part. Each part has a file per language. */
export const texts = {
  courses: mergeTexts(
    {
      pl: () => import(/* webpackChunkName: "texts-courses-pl" */ './locales/courses/pl.json'),
      en: () => import(/* webpackChunkName: "texts-courses-en" */ './locales/courses/en.json'),
    },
    {
      pl: () => import(/* webpackChunkName: "texts-courses-pl" */ '@mowka/web/trainer/modes/pl.json'),
      en: () => import(/* webpackChunkName: "texts-courses-en" */ '@mowka/web/trainer/modes/en.json'),
    },
  ),
  start: {
    pl: () => import(/* webpackChunkName: "texts-start-pl" */ './locales/start/pl.json'),
    en: () => import(/* webpackChunkName: "texts-start-en" */ './locales/start/en.json'),
  },
  details: {
    pl: () => import(/* webpackChunkName: "texts-details-pl" */ './locales/details/pl.json'),
    en: () => import(/* webpackChunkName: "texts-details-en" */ './locales/details/en.json'),
  },
  dashboard: {
    namespace: 'dashboard',
    pl: () => import(/* webpackChunkName: "texts-dashboard-pl" */ './dashboard/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-dashboard-en" */ './dashboard/locales/en.json'),
  },
  repetition: {
    namespace: 'repetition',
    pl: () => import(/* webpackChunkName: "texts-repetition-pl" */ './exercises/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-repetition-en" */ './exercises/locales/en.json'),
  },
  levelingTest: {
    namespace: 'levelingTest',
    pl: () => import(/* webpackChunkName: "texts-levelingTest-pl" */ './leveling-test/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-levelingTest-en" */ './leveling-test/locales/en.json'),
  },
  profile: {
    namespace: 'profile',
    pl: () => import(/* webpackChunkName: "texts-profile-pl" */ './profile/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-profile-en" */ './profile/locales/en.json'),
  },
  courseEnd: {
    namespace: 'courseEnd',
    pl: () => import(/* webpackChunkName: "texts-courseEnd-pl" */ './course-end/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-courseEnd-en" */ './course-end/locales/en.json'),
  },
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  selectLanguage: ['start', 'courses'],
  userOnboarding: ['start'],
  levelingTest: ['levelingTest', 'courses'],
  levelingSurvey: ['start', 'courses'],
  profile: ['profile', 'start'],
  courses: ['courses'],
  courseDetails: ['courses', 'details'],
  courseEnd: ['courseEnd', 'courses'],
  courseCertificate: ['courseEnd'],
  certificate: ['courseEnd', 'courses'],
  dashboard: ['dashboard'],
  lessonModeSelector: ['details', 'courses'],
  repetitionModeSelector: ['repetition', 'courses'],
  exercises: ['repetition', 'courses'],
}
