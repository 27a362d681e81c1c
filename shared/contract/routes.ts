/**
 * All routes of the product by name (P-ROUTE-01 to -67). The shell adds layout, guard and remote; all other code
 * builds links with `paths`.
 */
export const routes = {
  root: '/',
  login: '/login',
  unverifiedEmail: '/unverified-email',
  notFound: '/404',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',

  selectLanguage: '/select-language',
  userOnboarding: '/user-onboarding',
  levelingTest: '/leveling-test/:lang?',
  firstLevelingTest: '/first-leveling-test/:lang',
  levelingSurvey: '/leveling-survey/:lang',
  dashboard: '/dashboard',
  profile: '/me',
  courses: '/course',
  courseDetails: '/course/:courseId',
  /** Totals of a finished course; not in the requirements. */
  courseEnd: '/course/:courseId/end',
  /** The learner's own certificate of a course, or with `?level=A1` of that level in the language of the course. */
  courseCertificate: '/course/:courseId/certificate',
  /** Public check of a certificate. */
  certificate: '/certificate/:number?',
  exercises: '/exercises',
  notes: '/notes',
  /** All topics of a language, or one by its lesson. */
  grammar: '/grammar/:lessonId?',

  lessonModeSelector: '/course/:courseId/lesson/:lessonId/select-mode',
  trainerWriting: '/course/:courseId/lesson/:lessonId/writing',
  trainerListening: '/course/:courseId/lesson/:lessonId/listening',
  trainerSpeaking: '/course/:courseId/lesson/:lessonId/speaking',
  trainerContentPreview: '/course/:courseId/lesson/:lessonId/content-preview',
  lessonIntroduction: '/course/:courseId/lesson/:lessonId/introduction',
  lessonDialogue: '/course/:courseId/lesson/:lessonId/dialogue',
  lessonAudioMode: '/course/:courseId/lesson/:lessonId/audio-mode',
  lessonWords: '/course/:courseId/lesson/:lessonId/words',
  lessonWordTrainer: '/course/:courseId/lesson/:lessonId/words/trainer',

  repetitionModeSelector: '/repetition/:lessonId/select-mode',
  repetitionFlashCards: '/repetition/:lessonId/flash-cards',
  repetitionListening: '/repetition/:lessonId/listening',
  repetitionWriting: '/repetition/:lessonId/writing',
  repetitionSpeaking: '/repetition/:lessonId/speaking',
  repetitionLessonAudioMode: '/repetition/:lessonId/audio-mode',
  repetitionAudio: '/repetition/audio',
  repetitionAudioPlayer: '/repetition/audio/player',
  /** The due words and sentences in one session; not in the requirements. */
  repetitionDeck: '/repetition/today',
  repetitionWords: '/repetition/words',
  repetitionWordTrainer: '/repetition/words/trainer',

  subscribe: '/subscribe',
  subscribeSummary: '/subscribe/summary',
  subscribeOrder: '/subscribe/order',
  subscribeThankYou: '/subscribe/thank-you',
  giftCard: '/subscribe/gift-card',
  giftCardThankYou: '/subscribe/gift-card-thank-you',

  companyUsers: '/company/users',
  /** Target of the link in company invitations. */
  companyJoin: '/company/join',

  admin: '/admin',
  adminCourses: '/admin/courses',
  adminEditCourse: '/admin/courses/:courseId',
  adminLessons: '/admin/lessons',
  adminEditLesson: '/admin/lessons/:lessonId',
  adminExercises: '/admin/exercises',
  adminAddExercise: '/admin/exercises/new',
  adminEditExercise: '/admin/exercises/:exerciseId',
  adminWords: '/admin/dictionary',
  /** Alias of the same page (C25). */
  adminDictionary: '/admin/dictionary',
  adminAddWord: '/admin/dictionary/new',
  adminEditWord: '/admin/dictionary/:wordId',
  adminHints: '/admin/hints',
  adminAddHint: '/admin/hints/new',
  adminEditHint: '/admin/hints/:hintId',
  adminUsers: '/admin/users',
  adminPerson: '/admin/users/:userId',
  adminStats: '/admin/stats',
  /** Product analytics; not in the requirements. */
  adminInsights: '/admin/insights',
  adminExerciseChecker: '/admin/exercise-checker',
  /** Refused answers of learners. */
  adminAnswers: '/admin/answers',
  adminOffersPopups: '/admin/offers/popups',
  adminAddPopup: '/admin/offers/popups/new',
  adminEditPopup: '/admin/offers/popups/:popupId',
  adminMediaLibrary: '/admin/media-library',
  adminGiftCards: '/admin/gift-cards',
  /** Orders and their details; not in the requirements. */
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:orderId',
  /** Coupons; not in the requirements. */
  adminCoupons: '/admin/coupons',
  adminAddCoupon: '/admin/coupons/new',
  adminEditCoupon: '/admin/coupons/:couponCode',
  /** Import and export of content. */
  adminTransfer: '/admin/transfer',
  /** Batch changes of content; not in the requirements. */
  adminBatches: '/admin/history',
  adminCompanies: '/admin/companies',
  adminAddCompany: '/admin/companies/new',
  adminEditCompany: '/admin/companies/:companyId',
  /** Background jobs; not in the requirements. */
  adminJobs: '/admin/jobs',
  /** Releases and their state; not in the requirements. */
  adminReleases: '/admin/releases',
} as const

/** The name of a route. */
export type RouteName = keyof typeof routes

type RequiredParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? RequiredParams<Head> | RequiredParams<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never

type OptionalParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalParams<Head> | OptionalParams<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : never

/** Path parameters of a route. */
export type RouteParams<Name extends RouteName> = Record<RequiredParams<(typeof routes)[Name]>, string> &
  Partial<Record<OptionalParams<(typeof routes)[Name]>, string>>

/** Optional parts of a link: query values (absent ones are omitted) and a hash without `#`. */
export type LinkExtras = { query?: Record<string, string | undefined>; hash?: string }

type LinkArguments<Name extends RouteName> = [RequiredParams<(typeof routes)[Name]>] extends [never]
  ? [params?: RouteParams<Name>, extras?: LinkExtras]
  : [params: RouteParams<Name>, extras?: LinkExtras]

/** Fills a path pattern. Values are percent-encoded; an optional parameter without a value is omitted. */
export function fillPath(
  pattern: string,
  params: Record<string, string | undefined> = {},
  { query, hash }: LinkExtras = {},
): string {
  const path = pattern
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part
      const value = params[part.replace(/^:|\?$/g, '')]
      return value === undefined ? null : encodeURIComponent(value)
    })
    .filter((part) => part !== null)
    .join('/')
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return `${path || '/'}${search && `?${search}`}${hash ? `#${encodeURIComponent(hash)}` : ''}`
}

/** Builds the link to a page: `paths.courseDetails({ courseId })`. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, pattern]) => [
    name,
    (params?: Record<string, string | undefined>, extras?: LinkExtras) => fillPath(pattern, params, extras),
  ]),
) as unknown as { [Name in RouteName]: (...args: LinkArguments<Name>) => string }
