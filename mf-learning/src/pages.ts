import type { RemotePages, TextsLoader } from '@mowka/kernel/platform'
import { withModeTexts } from '@mowka/web/trainer/mode-texts'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  selectLanguage: () =>
    import(/* webpackChunkName: "page-selectLanguage" */ './select-language/SelectLanguagePage'),
  userOnboarding: () =>
    import(/* webpackChunkName: "page-userOnboarding" */ './user-onboarding/UserOnboardingPage'),
  levelingTest: () => import(/* webpackChunkName: "page-levelingTest" */ './leveling-test/page-with-texts'),
  levelingSurvey: () =>
    import(/* webpackChunkName: "page-levelingSurvey" */ './leveling-survey/LevelingSurveyPage'),
  profile: () => import(/* webpackChunkName: "page-profile" */ './profile/page-with-texts'),
  courses: () => import(/* webpackChunkName: "page-courses" */ './courses/CoursesPage'),
  courseDetails: () =>
    import(/* webpackChunkName: "page-courseDetails" */ './course-details/CourseDetailsPage'),
  courseEnd: () => import(/* webpackChunkName: "page-courseEnd" */ './course-end/end-with-texts'),
  courseCertificate: () =>
    import(/* webpackChunkName: "page-courseCertificate" */ './course-end/certificate-with-texts'),
  certificate: () => import(/* webpackChunkName: "page-certificate" */ './course-end/check-with-texts'),
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/page-with-texts'),
  lessonModeSelector: () =>
    import(/* webpackChunkName: "page-lessonModeSelector" */ './lesson-modes/LessonModeSelectorPage'),
  repetitionModeSelector: () =>
    import(/* webpackChunkName: "page-repetitionModeSelector" */ './repetition-modes/page-with-texts'),
  exercises: () => import(/* webpackChunkName: "page-exercises" */ './exercises/page-with-texts'),
} satisfies RemotePages['pages']

export const texts: TextsLoader = withModeTexts({
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
})
