import '@mowka/contract/add-editor-endpoints'
import type { RemotePages, TextsLoader } from '@mowka/kernel/platform'
import { mergeTexts } from '@mowka/web/merge-texts'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  adminAnswers: () => import(/* webpackChunkName: "page-adminAnswers" */ './answers/page-with-texts'),
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
  adminEditCourse: () => import(/* webpackChunkName: "page-adminEditCourse" */ './courses/page-with-texts'),
  adminLessons: () => import(/* webpackChunkName: "page-adminLessons" */ './lessons/AdminLessonsPage'),
  adminEditLesson: () => import(/* webpackChunkName: "page-adminEditLesson" */ './lessons/page-with-texts'),
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
  adminInsights: () => import(/* webpackChunkName: "page-adminInsights" */ './insights/page-with-texts'),
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
  adminTransfer: () => import(/* webpackChunkName: "page-adminTransfer" */ './transfer/page-with-texts'),
  adminReleases: () => import(/* webpackChunkName: "page-adminReleases" */ './releases/AdminReleasesPage'),
} satisfies RemotePages['pages']

/** Translations of the editors' panel. */
export const texts: TextsLoader = mergeTexts(
  {
    pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
  {
    pl: () => import(/* webpackChunkName: "texts-pl" */ '@mowka/web/views/choices/pl.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '@mowka/web/views/choices/en.json'),
  },
)
