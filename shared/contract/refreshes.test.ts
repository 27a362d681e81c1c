import { allEndpoints } from './all-endpoints'
import { exerciseKind } from './content-kinds/exercise'
import type { Field } from './content-kinds/kind'
import { lessonKind } from './content-kinds/lesson'
import { listOfKind } from './content-kinds/list'
import type { Endpoint } from './endpoint'
import { lessonList } from './endpoints/learning'

const all = Object.entries<Endpoint>(allEndpoints)

/** Returns the reads that a write revalidates. */
const refreshedBy = (touches: readonly string[]): string[] =>
  all.flatMap(([name, read]) =>
    'shows' in read && read.shows.some((tag) => touches.includes(tag)) ? [name] : [],
  )

const ofAccess = [
  'getAvailableCourses',
  'getAvailableCourse',
  'getRecommendedCourses',
  'getAvailableLessons',
  'getCourse',
  'getLesson',
  'getLessonExercises',
  'getLessonHints',
  'getLessonWords',
  'getLessonRecordings',
  'getLessonIntroduction',
  'getLessonDialogue',
  'getGrammar',
  'getNextLesson',
  'getCertificates',
  'getOwnCertificate',
  'getRepetitionLessons',
  'getDueReviews',
  'getWordRepetitions',
  'getLearningWords',
  'getPerson',
]
const ofProgress = [
  'getStats',
  'getProgress',
  'getAllProgress',
  'getNextLesson',
  'getCourseProgress',
  'getCourseResult',
  'getCourseFinished',
  'getOwnCertificate',
  'getRepetitionLessons',
  'getFinishedModes',
  'getDueReviews',
  'getRepetitionProgress',
  'getLessonSummary',
  'getProblematicExamples',
  'getLifetimeStats',
  'getActivity',
  'getRanking',
  'getPerson',
]
const ofExercises = [
  'listOpenComments',
  'getLessonsUsing',
  'getCourseExercises',
  'listExercises',
  'listHints',
  'getSimilarExercises',
  'getExercise',
  'listStumbles',
  'getMistakeReasons',
  'getRefusedAnswers',
  'getLessonExercises',
  'getLessonHints',
  'getLessonRecordings',
  'getLessonIntroduction',
  'getGrammar',
  'getLessonWords',
  'listWords',
  'getTags',
]
const ofRecordings = ['getRecording']
const ofCompany = [
  'getCompany',
  'getCompanyUsers',
  'getCompanyAccesses',
  'getCompanyStats',
  'listCompanies',
  'readCompanyDetails',
]
const ofCourses = [
  'listOpenComments',
  'getLessonsUsing',
  'getAvailableCourses',
  'getAvailableCourse',
  'getRecommendedCourses',
  'getAvailableLessons',
  'getCourse',
  'getCourseLessons',
  'getCourseExercises',
  'listCourses',
  'getGrammar',
  'getTags',
  'getNextLesson',
  'getPinnedCourses',
  'getCertificates',
  'getOwnCertificate',
]
const ofHints = [
  'listOpenComments',
  'getLessonHints',
  'getGrammar',
  'listHints',
  'getLinkable',
  'getExercise',
  'getTags',
]
const ofPopups = ['getAvailablePopups', 'getSeenPopups', 'listPopups']
const ofWords = [
  'listOpenComments',
  'getLessonWords',
  'getLessonDialogue',
  'getLessonExercises',
  'getCourseExercises',
  'listExercises',
  'getExercise',
  'getTags',
  'getWordOfTheDay',
  'listWords',
  'getLinkable',
]
const ofAllContent = [
  ...new Set([...ofCourses, ...ofWords, ...ofExercises]),
  'getLesson',
  'getLessonHints',
  'getReviewComments',
  ...ofPopups,
  'listHistory',
  'listBatches',
]
const ofContentImport = ['getContentImport', 'listContentImportRows', 'listAppliedImports']
const ofFavouriteLessons = ['getFavouriteLessons']
const ofPinnedCourses = ['getPinnedCourses']
const ofCertificates = ['getCertificates', 'getOwnCertificate', 'getCertificatePdf', 'getCertificate']
const ofMedia = ['listMedia', 'getMediaUses']
const ofNotes = ['listUserNotes', 'getLessonsWithNotes', 'countExerciseNotes']
const ofOrders = ['getOrders', 'getInvoicePdf']
const ofPeople = ['findPeople', 'getPerson', 'getPersonIdentity', 'getPersonRoles']
const ofWordStages = [
  'getAllProgress',
  'getCourseProgress',
  'getCourseResult',
  'getWordRepetitions',
  'getLearningWords',
  'getDueWords',
  'getAllWords',
  'getUpcomingWords',
  'getDueReviews',
  'getWordStats',
  'getWordForecast',
  'getWordSessionSummary',
  'getProblematicWords',
]

const ofComments = ['getReviewComments', 'listOpenComments']

const ofLessons = [
  ...ofComments,
  'getLessonsUsing',
  'getAvailableLessons',
  'getLesson',
  'getCourseLessons',
  'getCourseExercises',
  'getLessonExercises',
  'getLessonHints',
  'getLessonWords',
  'getLessonRecordings',
  'getLessonIntroduction',
  'getLessonDialogue',
  'getGrammar',
  'getTags',
]

/**
 * Reads that each write revalidates; an unlisted write revalidates none. `refreshes.api.test.ts` on the server checks
 * that no read of content is missing.
 */
const refreshed: Record<string, readonly string[]> = {
  addFavouriteLesson: ofFavouriteLessons,
  removeFavouriteLesson: ofFavouriteLessons,
  pinCourse: ofPinnedCourses,
  unpinCourse: ofPinnedCourses,
  saveCertificate: ofCertificates,
  startTrial: ofAccess,
  grantAccess: ofAccess,
  createCourse: ofCourses,
  updateCourse: ofCourses,
  changeLessonOrder: ofCourses,
  changeCourseLessons: ofCourses,
  changeLessonContents: [...ofCourses, ...ofLessons],
  createLesson: [...ofCourses, ...ofLessons],
  updateLesson: [...ofCourses, ...ofLessons],
  createWord: [...ofWords, ...ofLessons],
  updateWord: ofWords,
  copyWord: ofWords,
  uploadWordRecording: [...ofWords, ...ofRecordings],
  speakWord: [...ofWords, ...ofRecordings],
  deleteWordRecording: [...ofWords, ...ofRecordings],
  deleteWord: [...ofWords, ...ofExercises],
  createHint: ofHints,
  updateHint: ofHints,
  deleteHint: [...ofHints, ...ofExercises],
  createPopup: ofPopups,
  updatePopup: ofPopups,
  deletePopup: ofPopups,
  goBackInHistory: ofAllContent,
  changeReview: [...ofCourses, ...ofLessons, 'listHistory', 'listBatches'],
  addReviewComment: ofComments,
  resolveReviewComment: ofComments,
  createBatch: ofAllContent,
  previewBatch: [],
  undoBatch: ofAllContent,
  inviteUsers: ofCompany,
  resendInvitation: ofCompany,
  detachUser: ofCompany,
  assignAccess: ofCompany,
  changeCompanyUsers: ofCompany,
  redeemAccessCode: [...ofAccess, ...ofCompany],
  createCompany: ofCompany,
  updateCompany: ofCompany,
  createExercise: [...ofExercises, ...ofRecordings, ...ofLessons],
  createPairs: [...ofExercises, ...ofRecordings, ...ofLessons, ...ofCourses, ...ofContentImport],
  updateExercise: [...ofExercises, ...ofRecordings],
  deleteExercise: [...ofExercises, ...ofLessons],
  copyExercise: ofExercises,
  decideRefusedAnswer: [...ofExercises, 'listBatches', 'listHistory'],
  uploadExerciseRecording: [...ofExercises, ...ofRecordings],
  speakExercise: [...ofExercises, ...ofRecordings],
  deleteExerciseRecording: [...ofExercises, ...ofRecordings],
  postProgress: [...new Set([...ofProgress, ...ofWordStages])],
  moveProgress: [...new Set([...ofProgress, ...ofWordStages])],
  deleteLessonProgress: ofProgress,
  addKnownWord: ofWordStages,
  removeKnownWord: ofWordStages,
  attemptWord: [...new Set([...ofProgress, ...ofWordStages])],
  completeWordSession: ofWordStages,
  createUserNote: ofNotes,
  updateUserNote: ofNotes,
  deleteUserNote: ofNotes,
  uploadContentImport: ofContentImport,
  applyContentImport: ofContentImport,
  dropContentImport: ofContentImport,
  undoAppliedImport: [...ofAllContent, ...ofContentImport],
  uploadMedia: ofMedia,
  renameMedia: ofMedia,
  deleteMedia: ofMedia,
  setPersonRoles: ofPeople,
  prolongAccess: [...ofAccess, ...ofPeople],
  resendVerification: ofPeople,
  resendConfirmation: ofPeople,
  resendEmailConfirmation: [],
  startPersonExport: [...ofPeople, 'getDataExport', 'getDataExportFile'],
  deletePerson: ofPeople,
  requestDataExport: ['getDataExport', 'getDataExportFile'],
  postOrder: ofOrders,
  postGiftCardOrder: ofOrders,
  payOrder: ofOrders,
  refundOrder: [...ofOrders, 'listOrders', 'getOrderDetails', 'listGiftCards', 'getGiftCardPdf', 'getPerson'],
  decideRefund: [
    ...ofOrders,
    'listOrders',
    'getOrderDetails',
    'listGiftCards',
    'getGiftCardPdf',
    'getPerson',
  ],
  createCoupon: ['listCoupons', 'getCoupon'],
  updateCoupon: ['listCoupons', 'getCoupon'],
  requestInvoice: ofOrders,
  createGiftCard: ['listGiftCards', 'getGiftCardPdf'],
  redeemGiftCard: [...ofAccess, 'listGiftCards', 'getGiftCardPdf'],
  patchUserMetadata: ['getRanking'],
  postMood: ['getMoods'],
  moveMoods: ['getMoods'],
  moveWordAnswers: [...new Set([...ofProgress, ...ofWordStages])],
  putReminderSettings: ['getReminderSettings', 'getPushKey'],
  retryJob: ['listJobs', 'getJob'],
  importContent: [
    ...ofComments,
    'getLessonsUsing',
    ...ofAccess,
    ...ofPinnedCourses,
    'getTags',
    'listExercises',
    'listHints',
    'getSimilarExercises',
    'getExercise',
    'listStumbles',
    'getMistakeReasons',
    'getRefusedAnswers',
    'getWordOfTheDay',
    'listCourses',
    'getCourseLessons',
    'getCourseExercises',
    'listWords',
    'getLinkable',
    'getProducts',
    ...ofCompany,
    ...ofPopups,
  ],
  uploadRelease: ['getReleases'],
  changeCanary: ['getReleases'],
  rollBackRelease: ['getReleases'],
  removeOldReleases: ['getReleases'],
  reportCsp: ['getReleases'],
}

const writes = all.flatMap(([name, endpoint]) =>
  'touches' in endpoint ? [[name, endpoint.touches] as const] : [],
)

test.each(writes)('%s revalidates the reads that it affects', (name, touches) => {
  expect(refreshedBy(touches).sort()).toEqual([...new Set(refreshed[name])].sort())
})

test('each write has the expected tags', () => {
  const tags = Object.fromEntries(writes.map(([name, touches]) => [name, touches.join(' ')]))
  expect(tags).toMatchObject({
    importContent: 'access courses lessons exercises hints words plans popups company',
    startTrial: 'access',
    updateCourse: 'courses',
    postProgress: 'progress wordStages',
    addKnownWord: 'wordStages',
  })
})

test('the list of lessons has the filters and sort fields of its kind', () => {
  const { filters, sort } = listOfKind(lessonKind)
  expect(lessonList).toMatchObject({ filters, sort: ['name', ...sort] })
})

test('each list has the expected filters, orders and page sizes (A-GIFT-02, A-HINT-03, A-POP-02, A-MED-08)', () => {
  const lists = Object.fromEntries(
    all.flatMap(([name, endpoint]) => ('list' in endpoint && endpoint.list ? [[name, endpoint.list]] : [])),
  )
  const ofState = {
    review: { kind: 'choice', values: ['NONE', 'ASKED', 'SENT_BACK', 'APPROVED'] },
    state: { kind: 'choice', values: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] },
  }
  const ofContent = {
    $search: { kind: 'text' },
    sourceLang: { kind: 'lang', first: 'PL' },
    targetLang: { kind: 'lang', first: 'ENG' },
    _id: { kind: 'id' },
    active: { kind: 'flag' },
  }
  const choicesOfExercises = Object.entries<Field>(exerciseKind.fields).flatMap(([name, field]) =>
    field.filter && field.type === 'choice'
      ? [[name, { kind: 'choice', values: field.values }] as const]
      : [],
  )
  expect(lists).toEqual({
    listCourses: {
      filters: { ...ofContent, ...ofState },
      sort: ['name', 'position', 'active', 'publishAt', 'explicitAccessRequired', 'createdAt'],
      order: 'name:asc',
      sizes: [10, 25, 50, 100],
    },
    getLesson: {
      filters: { ...ofContent, ...ofState },
      sort: ['name', 'active', 'publishAt', 'level', 'createdAt'],
      order: 'createdAt:asc',
      sizes: [10, 25, 50, 100],
    },
    listExercises: {
      filters: {
        $search: { kind: 'text' },
        exampleLang: { kind: 'lang', first: 'PL' },
        answerLang: { kind: 'lang', first: 'ENG' },
        'reportedBugs.status': { kind: 'choice', values: ['REPORTED', 'APPROVED'] },
        tags: { kind: 'text' },
        _id: { kind: 'id' },
        active: { kind: 'flag' },
        needAttention: { kind: 'flag' },
        ...Object.fromEntries(choicesOfExercises),
      },
      sort: ['example', 'answer', 'createdAt'],
      order: 'createdAt:desc',
      sizes: [25, 50, 100],
      size: 50,
    },
    listStumbles: {
      filters: {
        $search: { kind: 'text' },
        answerLang: { kind: 'lang' },
        level: { kind: 'choice', values: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] },
        course: { kind: 'id' },
        disputed: { kind: 'flag' },
      },
      sort: ['people', 'disputedBy'],
      order: 'people:desc',
      sizes: [10, 25, 50],
    },
    listWords: {
      filters: {
        $search: { kind: 'text' },
        exampleLang: { kind: 'lang', first: 'PL' },
        answerLang: { kind: 'lang', first: 'ENG' },
        _id: { kind: 'id' },
        active: { kind: 'flag' },
        needAttention: { kind: 'flag' },
      },
      sort: ['example', 'answer', 'createdAt'],
      order: 'answer:asc',
      sizes: [25, 50, 100],
      size: 50,
    },
    listHints: {
      filters: ofContent,
      sort: ['isFullScreen', 'active', 'createdAt'],
      order: 'createdAt:desc',
      sizes: [10, 25, 50, 100],
    },
    listPopups: {
      filters: { $search: { kind: 'text' }, _id: { kind: 'id' }, active: { kind: 'flag' } },
      sort: ['title', 'active', 'startDate', 'endDate', 'createdAt'],
      order: 'startDate:desc',
      sizes: [10, 25, 50, 100],
    },
    listHistory: {
      filters: {
        kind: { kind: 'choice', values: ['course', 'lesson', 'exercise', 'hint', 'word', 'popup'] },
        _id: { kind: 'id' },
      },
      sort: ['createdAt'],
      order: 'createdAt:desc',
      sizes: [20, 50],
    },
    listBatches: {
      filters: {
        kind: { kind: 'choice', values: ['course', 'lesson', 'exercise', 'hint', 'word', 'popup'] },
      },
      sort: ['createdAt'],
      order: 'createdAt:desc',
      sizes: [20, 50],
    },
    listUserNotes: {
      filters: {
        $search: { kind: 'text' },
        exerciseId: { kind: 'id' },
        lessonId: { kind: 'id' },
        isFavourite: { kind: 'flag' },
        tags: { kind: 'text' },
      },
      sort: ['createdAt', 'updatedAt'],
      order: 'createdAt:desc',
      sizes: [50, 100],
    },
    listOrders: {
      filters: {
        $search: { kind: 'text' },
        state: { kind: 'choice', values: ['PENDING', 'COMPLETED', 'CANCELED', 'REFUNDED'] },
        period: { kind: 'choice', values: ['day', 'week', 'month', 'year'] },
        lang: { kind: 'lang' },
      },
      sort: ['createdAt', 'totalAmount'],
      order: 'createdAt:desc',
      sizes: [25, 50, 100],
    },
    listCoupons: {
      filters: {
        $search: { kind: 'text' },
        type: { kind: 'choice', values: ['PERCENT', 'FIXED_UNIT_PRICE', 'AMOUNT', 'ADDITIONAL_MONTHS'] },
        state: { kind: 'choice', values: ['working', 'waiting', 'over', 'used-up', 'off'] },
      },
      sort: ['code', 'uses', 'validTo'],
      order: 'code:asc',
      sizes: [25, 50, 100],
    },
    listGiftCards: {
      filters: { directory: { kind: 'text' } },
      sort: ['createdAt', 'sendAt', 'expireAt', 'redeemedAt'],
      order: 'createdAt:desc',
      sizes: [10],
    },
    listAppliedImports: {
      filters: {},
      sort: ['createdAt'],
      order: 'createdAt:desc',
      sizes: [10, 25],
    },
    listContentImportRows: {
      filters: {
        verdict: { kind: 'choice', values: ['created', 'updated', 'theirs', 'gone', 'held'] },
        kind: { kind: 'choice', values: ['course', 'lesson', 'exercise', 'hint', 'word', 'popup'] },
        $search: { kind: 'text' },
      },
      sort: ['position'],
      order: 'position:asc',
      sizes: [25, 50, 100],
    },
    listMedia: {
      filters: { $search: { kind: 'text' }, directory: { kind: 'id' } },
      sort: ['name', 'size', 'date'],
      order: 'name:asc',
      sizes: [10, 50, 100, 500, 1000],
      size: 100,
    },
    listJobs: {
      filters: {
        name: { kind: 'text' },
        state: { kind: 'choice', values: ['waiting', 'retrying', 'running', 'done', 'dead'] },
      },
      sort: ['createdAt', 'name'],
      order: 'createdAt:desc',
      sizes: [25, 50, 100],
    },
  })
})
