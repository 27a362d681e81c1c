import '@mowka/contract/add-editor-endpoints'
import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'
import { mergeTexts } from '@mowka/web/merge-texts'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  adminAnswers: () => import(/* webpackChunkName: "page-adminAnswers" */ './answers/AdminAnswersPage'),
  adminCompanies: () =>
    import(/* webpackChunkName: "page-adminCompanies" */ './companies/AdminCompaniesPage'),
  adminAddCompany: () =>
    import(/* webpackChunkName: "page-adminAddCompany" */ './companies/AdminEditCompanyPage'),
  adminEditCompany: () =>
    import(/* webpackChunkName: "page-adminEditCompany" */ './companies/AdminEditCompanyPage'),
  adminBatches: () => import(/* webpackChunkName: "page-adminBatches" */ './batch/AdminBatchesPage'),
  adminCourses: () => import(/* webpackChunkName: "page-adminCourses" */ './courses/AdminCoursesPage'),
  adminExerciseChecker: () =>
    import(/* webpackChunkName: "page-adminExerciseChecker" */ './exercise-checker/ExerciseCheckerPage'),
  adminAddExercise: () =>
    import(/* webpackChunkName: "page-adminAddExercise" */ './exercises/form/ExerciseEditPage'),
  adminEditExercise: () =>
    import(/* webpackChunkName: "page-adminEditExercise" */ './exercises/form/ExerciseEditPage'),
  adminExercises: () =>
    import(/* webpackChunkName: "page-adminExercises" */ './exercises/list/AdminExercisesPage'),
  adminEditCourse: () =>
    import(/* webpackChunkName: "page-adminEditCourse" */ './courses/AdminEditCoursePage'),
  adminLessons: () => import(/* webpackChunkName: "page-adminLessons" */ './lessons/AdminLessonsPage'),
  adminEditLesson: () =>
    import(/* webpackChunkName: "page-adminEditLesson" */ './lessons/AdminEditLessonPage'),
  adminWords: () => import(/* webpackChunkName: "page-adminWords" */ './words/AdminWordsPage'),
  adminAddWord: () => import(/* webpackChunkName: "page-adminAddWord" */ './words/AdminEditWordPage'),
  adminEditWord: () => import(/* webpackChunkName: "page-adminEditWord" */ './words/AdminEditWordPage'),
  adminGiftCards: () =>
    import(/* webpackChunkName: "page-adminGiftCards" */ './gift-cards/AdminGiftCardsPage'),
  adminOrders: () => import(/* webpackChunkName: "page-adminOrders" */ './shop/orders/AdminOrdersPage'),
  adminOrder: () => import(/* webpackChunkName: "page-adminOrder" */ './shop/orders/AdminOrderPage'),
  adminCoupons: () => import(/* webpackChunkName: "page-adminCoupons" */ './shop/coupons/AdminCouponsPage'),
  adminAddCoupon: () =>
    import(/* webpackChunkName: "page-adminAddCoupon" */ './shop/coupons/AdminEditCouponPage'),
  adminEditCoupon: () =>
    import(/* webpackChunkName: "page-adminEditCoupon" */ './shop/coupons/AdminEditCouponPage'),
  adminJobs: () => import(/* webpackChunkName: "page-adminJobs" */ './jobs/AdminJobsPage'),
  adminStats: () => import(/* webpackChunkName: "page-adminStats" */ './statistics/AdminStatsPage'),
  adminInsights: () => import(/* webpackChunkName: "page-adminInsights" */ './insights/AdminInsightsPage'),
  adminUsers: () => import(/* webpackChunkName: "page-adminUsers" */ './people/AdminUsersPage'),
  adminPerson: () => import(/* webpackChunkName: "page-adminPerson" */ './people/AdminPersonPage'),
  adminAddHint: () => import(/* webpackChunkName: "page-adminAddHint" */ './hints/AdminEditHintPage'),
  adminEditHint: () => import(/* webpackChunkName: "page-adminEditHint" */ './hints/AdminEditHintPage'),
  adminHints: () => import(/* webpackChunkName: "page-adminHints" */ './hints/AdminHintsPage'),
  adminAddPopup: () => import(/* webpackChunkName: "page-adminAddPopup" */ './popups/AdminEditPopupPage'),
  adminEditPopup: () => import(/* webpackChunkName: "page-adminEditPopup" */ './popups/AdminEditPopupPage'),
  adminOffersPopups: () =>
    import(/* webpackChunkName: "page-adminOffersPopups" */ './popups/AdminPopupsPage'),
  adminMediaLibrary: () => import(/* webpackChunkName: "page-adminMediaLibrary" */ './media/AdminMediaPage'),
  adminTransfer: () => import(/* webpackChunkName: "page-adminTransfer" */ './transfer/AdminTransferPage'),
  adminReleases: () => import(/* webpackChunkName: "page-adminReleases" */ './releases/AdminReleasesPage'),
} satisfies RemotePages['pages']

/** The texts of the editors' panel by part. Each part has a file per language. */
export const texts = {
  panel: mergeTexts(
    {
      pl: () => import(/* webpackChunkName: "texts-panel-pl" */ './locales/panel/pl.json'),
      en: () => import(/* webpackChunkName: "texts-panel-en" */ './locales/panel/en.json'),
    },
    {
      pl: () => import(/* webpackChunkName: "texts-panel-pl" */ '@mowka/web/views/choices/pl.json'),
      en: () => import(/* webpackChunkName: "texts-panel-en" */ '@mowka/web/views/choices/en.json'),
    },
  ),
  lists: {
    pl: () => import(/* webpackChunkName: "texts-lists-pl" */ './locales/lists/pl.json'),
    en: () => import(/* webpackChunkName: "texts-lists-en" */ './locales/lists/en.json'),
  },
  editing: {
    pl: () => import(/* webpackChunkName: "texts-editing-pl" */ './locales/editing/pl.json'),
    en: () => import(/* webpackChunkName: "texts-editing-en" */ './locales/editing/en.json'),
  },
  courses: {
    pl: () => import(/* webpackChunkName: "texts-courses-pl" */ './locales/courses/pl.json'),
    en: () => import(/* webpackChunkName: "texts-courses-en" */ './locales/courses/en.json'),
  },
  exercises: {
    pl: () => import(/* webpackChunkName: "texts-exercises-pl" */ './locales/exercises/pl.json'),
    en: () => import(/* webpackChunkName: "texts-exercises-en" */ './locales/exercises/en.json'),
  },
  words: {
    pl: () => import(/* webpackChunkName: "texts-words-pl" */ './locales/words/pl.json'),
    en: () => import(/* webpackChunkName: "texts-words-en" */ './locales/words/en.json'),
  },
  popups: {
    pl: () => import(/* webpackChunkName: "texts-popups-pl" */ './locales/popups/pl.json'),
    en: () => import(/* webpackChunkName: "texts-popups-en" */ './locales/popups/en.json'),
  },
  media: {
    pl: () => import(/* webpackChunkName: "texts-media-pl" */ './locales/media/pl.json'),
    en: () => import(/* webpackChunkName: "texts-media-en" */ './locales/media/en.json'),
  },
  customers: {
    pl: () => import(/* webpackChunkName: "texts-customers-pl" */ './locales/customers/pl.json'),
    en: () => import(/* webpackChunkName: "texts-customers-en" */ './locales/customers/en.json'),
  },
  operations: {
    pl: () => import(/* webpackChunkName: "texts-operations-pl" */ './locales/operations/pl.json'),
    en: () => import(/* webpackChunkName: "texts-operations-en" */ './locales/operations/en.json'),
  },
  answers: {
    namespace: 'answers',
    pl: () => import(/* webpackChunkName: "texts-answers-pl" */ './answers/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-answers-en" */ './answers/locales/en.json'),
  },
  insights: {
    namespace: 'insights',
    pl: () => import(/* webpackChunkName: "texts-insights-pl" */ './insights/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-insights-en" */ './insights/locales/en.json'),
  },
  people: {
    namespace: 'people',
    pl: () => import(/* webpackChunkName: "texts-people-pl" */ './people/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-people-en" */ './people/locales/en.json'),
  },
  pictures: {
    namespace: 'pictures',
    pl: () => import(/* webpackChunkName: "texts-pictures-pl" */ './pictures/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-pictures-en" */ './pictures/locales/en.json'),
  },
  search: {
    namespace: 'search',
    pl: () => import(/* webpackChunkName: "texts-search-pl" */ './search/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-search-en" */ './search/locales/en.json'),
  },
  shop: {
    namespace: 'shop',
    pl: () => import(/* webpackChunkName: "texts-shop-pl" */ './shop/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-shop-en" */ './shop/locales/en.json'),
  },
  transfer: {
    namespace: 'transfer',
    pl: () => import(/* webpackChunkName: "texts-transfer-pl" */ './transfer/locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-transfer-en" */ './transfer/locales/en.json'),
  },
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  adminAnswers: ['panel', 'answers'],
  adminCompanies: ['panel', 'customers'],
  adminAddCompany: ['panel', 'customers'],
  adminEditCompany: ['panel', 'customers'],
  adminBatches: ['panel', 'lists'],
  adminCourses: ['panel', 'lists', 'courses'],
  adminExerciseChecker: ['panel', 'operations'],
  adminAddExercise: ['panel', 'editing', 'exercises', 'words', 'media', 'answers'],
  adminEditExercise: ['panel', 'editing', 'exercises', 'words', 'media', 'answers'],
  adminExercises: ['panel', 'lists', 'exercises', 'words'],
  adminEditCourse: ['panel', 'editing', 'courses', 'pictures'],
  adminLessons: ['panel', 'lists', 'courses'],
  adminEditLesson: ['panel', 'editing', 'courses', 'pictures'],
  adminWords: ['panel', 'lists', 'words'],
  adminAddWord: ['panel', 'editing', 'words'],
  adminEditWord: ['panel', 'editing', 'words'],
  adminGiftCards: ['panel', 'customers'],
  adminOrders: ['panel', 'shop'],
  adminOrder: ['panel', 'shop'],
  adminCoupons: ['panel', 'shop'],
  adminAddCoupon: ['panel', 'shop'],
  adminEditCoupon: ['panel', 'shop'],
  adminJobs: ['panel', 'operations'],
  adminStats: ['panel', 'operations'],
  adminInsights: ['panel', 'insights'],
  adminUsers: ['panel', 'people'],
  adminPerson: ['panel', 'people'],
  adminAddHint: ['panel', 'editing', 'words', 'media'],
  adminEditHint: ['panel', 'editing', 'words', 'media'],
  adminHints: ['panel', 'lists', 'words'],
  adminAddPopup: ['panel', 'editing', 'popups', 'media'],
  adminEditPopup: ['panel', 'editing', 'popups', 'media'],
  adminOffersPopups: ['panel', 'lists', 'popups'],
  adminMediaLibrary: ['panel', 'media'],
  adminTransfer: ['panel', 'editing', 'transfer'],
  adminReleases: ['panel', 'operations'],
}
