import { paths, routes } from '@mowka/contract/routes'
import { layoutNames, routeAt, routeEntry, routeTable } from './route-table'

test('every named route has exactly one entry, with adminDictionary as adminWords (P-ROUTE-54)', () => {
  const names = routeTable.map((route) => route.name)
  expect(new Set(names).size).toBe(names.length)
  expect([...names, 'adminDictionary'].sort()).toEqual(Object.keys(routes).sort())
  expect(routeEntry('adminDictionary')).toBe(routeEntry('adminWords'))
})

test('each route has a layout, and all eight are used (P-LAY-01, P-LAY-02)', () => {
  expect([...new Set(routeTable.map((route) => route.layout))].sort()).toEqual([...layoutNames].sort())
})

test('a route requires sign-in and has the Default layout by default (P-ROUTE-71, P-LAY-03)', () => {
  expect(routeEntry('dashboard')).toMatchObject({ auth: 'required', layout: 'Default' })
  const open = routeTable.filter((route) => route.auth !== 'required').map((route) => route.name)
  expect(open.sort()).toEqual([
    'certificate',
    'companyJoin',
    'cookies',
    'giftCard',
    'giftCardThankYou',
    'levelingTest',
    'login',
    'privacy',
    'terms',
    'unverifiedEmail',
  ])
})

test.each([
  ['selectLanguage', 'Raw'],
  ['levelingSurvey', 'Raw'],
  ['firstLevelingTest', 'Raw'],
  ['levelingTest', 'Default'],
  ['lessonModeSelector', 'Trainer'],
  ['lessonAudioMode', 'Trainer'],
  ['lessonWords', 'Default'],
  ['lessonWordTrainer', 'Trainer'],
  ['repetitionWordTrainer', 'Trainer'],
  ['repetitionDeck', 'Trainer'],
  ['repetitionModeSelector', 'RepetitionTrainer'],
  ['repetitionAudio', 'Default'],
  ['giftCard', 'LandingPageLike'],
  ['companyUsers', 'CompanyAdmin'],
  ['adminStats', 'Admin'],
] as const)('%s is in the %s layout', (name, layout) => {
  expect(routeEntry(name).layout).toBe(layout)
})

test.each([
  [paths.courses(), 'courses'],
  [`${paths.courses()}/`, 'courses'],
  [paths.courseDetails({ courseId: 'c1' }), 'courseDetails'],
  [paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }), 'trainerWriting'],
  [paths.repetitionDeck(), 'repetitionDeck'],
  [paths.levelingTest(), 'levelingTest'],
  [paths.levelingTest({ lang: 'english' }), 'levelingTest'],
  // Both "new" and an id would match.
  [paths.adminAddExercise(), 'adminAddExercise'],
  [paths.adminEditExercise({ exerciseId: 'e1' }), 'adminEditExercise'],
  // A redirect resolves to its target.
  ['/', 'courses'],
  ['/admin', 'adminCourses'],
])('%s resolves to %s', (pathname, name) => {
  expect(routeAt(pathname)?.name).toBe(name)
})

test.each(['/courses', '/course/c1/lesson', '/api/docs', '/remotes/learning/x.js'])(
  '%s resolves to no route',
  (path) => {
    expect(routeAt(path)).toBeNull()
  },
)

/** Every address of the product: its page, layout and access. */
test.each([
  ['P-ROUTE-01', '/', 'courses', 'Default', 'required'],
  ['P-ROUTE-02', '/login', 'login', 'External', 'none'],
  ['P-ROUTE-03', '/unverified-email', 'unverifiedEmail', 'External', 'none'],
  ['P-ROUTE-04', '/select-language', 'selectLanguage', 'Raw', 'required'],
  ['P-ROUTE-05', '/user-onboarding', 'userOnboarding', 'Raw', 'required'],
  ['P-ROUTE-06', '/leveling-test/eng', 'levelingTest', 'Default', 'optional'],
  ['P-ROUTE-08', '/first-leveling-test/eng', 'firstLevelingTest', 'Raw', 'required'],
  ['P-ROUTE-09', '/leveling-survey/eng', 'levelingSurvey', 'Raw', 'required'],
  ['P-ROUTE-10', '/dashboard', 'dashboard', 'Default', 'required'],
  ['P-ROUTE-11', '/me', 'profile', 'Default', 'required'],
  ['P-ROUTE-12', '/course', 'courses', 'Default', 'required'],
  ['P-ROUTE-13', '/course/c1', 'courseDetails', 'Default', 'required'],
  ['P-ROUTE-16', '/course/c1/lesson/l1/select-mode', 'lessonModeSelector', 'Trainer', 'required'],
  ['P-ROUTE-17', '/course/c1/lesson/l1/writing', 'trainerWriting', 'Trainer', 'required'],
  ['P-ROUTE-18', '/course/c1/lesson/l1/listening', 'trainerListening', 'Trainer', 'required'],
  ['P-ROUTE-19', '/course/c1/lesson/l1/speaking', 'trainerSpeaking', 'Trainer', 'required'],
  ['P-ROUTE-20', '/course/c1/lesson/l1/content-preview', 'trainerContentPreview', 'Trainer', 'required'],
  ['P-ROUTE-21', '/course/c1/lesson/l1/audio-mode', 'lessonAudioMode', 'Trainer', 'required'],
  ['P-ROUTE-22', '/course/c1/lesson/l1/words', 'lessonWords', 'Default', 'required'],
  ['P-ROUTE-23', '/course/c1/lesson/l1/words/trainer', 'lessonWordTrainer', 'Trainer', 'required'],
  ['P-ROUTE-24', '/repetition/l1/select-mode', 'repetitionModeSelector', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-25', '/repetition/l1/writing', 'repetitionWriting', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-26', '/repetition/l1/listening', 'repetitionListening', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-27', '/repetition/l1/speaking', 'repetitionSpeaking', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-28', '/repetition/l1/flash-cards', 'repetitionFlashCards', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-29', '/repetition/l1/audio-mode', 'repetitionLessonAudioMode', 'RepetitionTrainer', 'required'],
  ['P-ROUTE-30', '/repetition/audio', 'repetitionAudio', 'Default', 'required'],
  ['P-ROUTE-31', '/repetition/audio/player', 'repetitionAudioPlayer', 'Default', 'required'],
  ['P-ROUTE-32', '/repetition/words', 'repetitionWords', 'Default', 'required'],
  ['P-ROUTE-33', '/repetition/words/trainer', 'repetitionWordTrainer', 'Trainer', 'required'],
  ['P-ROUTE-34', '/exercises', 'exercises', 'Default', 'required'],
  ['P-ROUTE-35', '/notes', 'notes', 'Default', 'required'],
  ['P-ROUTE-36', '/subscribe', 'subscribe', 'Default', 'required'],
  ['P-ROUTE-37', '/subscribe/summary', 'subscribeSummary', 'Default', 'required'],
  ['P-ROUTE-38', '/subscribe/order', 'subscribeOrder', 'Default', 'required'],
  ['P-ROUTE-39', '/subscribe/thank-you', 'subscribeThankYou', 'Default', 'required'],
  ['P-ROUTE-40', '/subscribe/gift-card', 'giftCard', 'LandingPageLike', 'none'],
  ['P-ROUTE-41', '/subscribe/gift-card-thank-you', 'giftCardThankYou', 'LandingPageLike', 'none'],
  ['P-ROUTE-42', '/company/users', 'companyUsers', 'CompanyAdmin', 'company-admin'],
  ['P-ROUTE-43', '/404', 'notFound', 'Default', 'required'],
  ['P-ROUTE-45', '/admin', 'adminCourses', 'Admin', 'editor'],
  ['P-ROUTE-46', '/admin/courses', 'adminCourses', 'Admin', 'editor'],
  ['P-ROUTE-47', '/admin/courses/c1', 'adminEditCourse', 'Admin', 'editor'],
  ['P-ROUTE-48', '/admin/lessons', 'adminLessons', 'Admin', 'editor'],
  ['P-ROUTE-49', '/admin/lessons/l1', 'adminEditLesson', 'Admin', 'editor'],
  ['P-ROUTE-50', '/admin/exercises', 'adminExercises', 'Admin', 'editor'],
  ['P-ROUTE-51', '/admin/exercises/new', 'adminAddExercise', 'Admin', 'editor'],
  ['P-ROUTE-52', '/admin/exercises/e1', 'adminEditExercise', 'Admin', 'editor'],
  ['P-ROUTE-54', '/admin/dictionary', 'adminWords', 'Admin', 'editor'],
  ['P-ROUTE-55', '/admin/dictionary/new', 'adminAddWord', 'Admin', 'editor'],
  ['P-ROUTE-56', '/admin/dictionary/w1', 'adminEditWord', 'Admin', 'editor'],
  ['P-ROUTE-57', '/admin/hints', 'adminHints', 'Admin', 'editor'],
  ['P-ROUTE-58', '/admin/hints/new', 'adminAddHint', 'Admin', 'editor'],
  ['P-ROUTE-59', '/admin/hints/h1', 'adminEditHint', 'Admin', 'editor'],
  ['P-ROUTE-60', '/admin/users', 'adminUsers', 'Admin', 'support'],
  ['P-ROUTE-61', '/admin/stats', 'adminStats', 'Admin', 'operator'],
  ['P-ROUTE-62', '/admin/exercise-checker', 'adminExerciseChecker', 'Admin', 'editor'],
  ['P-ROUTE-63', '/admin/offers/popups', 'adminOffersPopups', 'Admin', 'editor'],
  ['P-ROUTE-64', '/admin/offers/popups/new', 'adminAddPopup', 'Admin', 'editor'],
  ['P-ROUTE-65', '/admin/offers/popups/p1', 'adminEditPopup', 'Admin', 'editor'],
  ['P-ROUTE-66', '/admin/media-library', 'adminMediaLibrary', 'Admin', 'editor'],
  ['P-ROUTE-67', '/admin/gift-cards', 'adminGiftCards', 'Admin', 'operator'],
] as const)('%s: %s is %s in the %s layout, open to: %s', (_, pathname, name, layout, who) => {
  const found = routeAt(pathname)
  expect(found).toMatchObject({ name, layout })
  expect(found?.role ?? found?.auth).toBe(who)
})

test('a link to an exercise of the panel is its address (P-ROUTE-53)', () => {
  expect(paths.adminEditExercise({ exerciseId: 'e1' })).toBe('/admin/exercises/e1')
})
