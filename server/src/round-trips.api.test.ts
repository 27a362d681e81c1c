import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import { splitCall } from '@mowka/contract/endpoint'
import { isStaffRole } from '@mowka/domain/user/roles'
import { sampleArgs } from '../testing/id-places'
import { createOtherUsersObjects } from '../testing/other-users/all'
import type { ObjectsOfKind } from '../testing/other-users/fixture'
import { learnerAnna } from '../testing/people'
import { admin, startTestApi, type TestApi } from '../testing/test-api'

/**
 * Maximum number of SQL statements per call. One reads the caller and the object; a read needs at most two more (ADR
 * 17).
 */
const OF_A_READ = 3
const OF_A_WRITE = 5

/** Calls with another limit: lower for frequent calls, higher for lists of the panel. */
const budgets: Partial<Record<CallName, number>> = {
  getMe: 1,
  getStats: 1,
  getLifetimeStats: 1,
  getActivity: 1,
  getAvailableCourses: 1,
  getAvailableCourse: 1,
  getCourse: 1,
  getAvailableLessons: 1,
  getLessonExercises: 1,
  getLessonWords: 2,
  getProgress: 1,
  getCourseProgress: 2,
  getNextLesson: 2,
  getNextExercise: 1,
  getLessonSummary: 2,
  getWordRepetitions: 1,
  // Caller, words, sentences, and the courses of these.
  getDueReviews: 4,
  getDueSentences: 4,
  getDueWords: 4,
  getAllWords: 4,
  startWordSession: 5,
  attemptWord: 13,
  // Caller and exercise; for a refused answer the daily limit, the answer and the mark; the dictionary.
  checkAttempt: 5,
  listCourses: 4,
  listMedia: 4,
  // Caller, orders, lines and refunds.
  getOrders: 4,
  // Caller, count, page and lines; the entry in the audit log.
  listOrders: 6,
  // Caller, products, coupon, the coupon again.
  updateCoupon: 5,
  // Caller and order; lines, events, invoice, cards and accesses; the entry in the audit log.
  getOrderDetails: 12,
  getMediaUses: 5,
  countExerciseNotes: 3,
  listExercises: 5,
  listStumbles: 8,
  getRefusedAnswers: 4,
  decideRefusedAnswer: 12,
  getExercise: 4,
  createExercise: 10,
  updateExercise: 9,
  copyExercise: 9,
  deleteExercise: 8,
  getLinkable: 3,
  deleteExerciseRecording: 12,
  speakExercise: 12,
  createCourse: 6,
  getCourseLessons: 4,
  createLesson: 8,
  changeCourseLessons: 6,
  changeLessonContents: 8,
  updateLesson: 7,
  createWord: 7,
  updateWord: 6,
  deleteWord: 7,
  speakWord: 8,
  deleteWordRecording: 6,
  updateHint: 6,
  deleteHint: 7,
  deletePopup: 6,
  listHistory: 4,
  goBackInHistory: 6,
  listBatches: 4,
  listAppliedImports: 4,
  // Independent of the number of rows: each statement is for all of them.
  createBatch: 8,
  undoBatch: 10,
  // Without rows; each row of a small import adds a few.
  undoAppliedImport: 14,
  getCompanyAccesses: 5,
  getCompanyUsers: 6,
  getCompanyStats: 5,
  readCompanyDetails: 6,
  createCompany: 11,
  updateCompany: 12,
  getPlatformStats: 8,
  getLessonInsights: 4,
  getActivityInsights: 4,
  getReleases: 6,
  exportContent: 13,
  // Nine per course: the file is created while it is sent, so that a large one is never held in memory.
  downloadContent: 70,
  importContent: 17,
  moveWordAnswers: 12,
  deleteLessonProgress: 6,
  refundOrder: 16,
  decideRefund: 19,
  requestInvoice: 12,
  requestDataExport: 6,
  sendInvitation: 6,
  promptAssistant: 7,
  patchOnboardingSurvey: 8,
  grantAccess: 10,
  findPeople: 6,
  // One statement for each part of the page.
  getPerson: 16,
  startPersonExport: 8,
  setPersonRoles: 6,
  prolongAccess: 12,
  resendConfirmation: 6,
  startTrial: 13,
  redeemGiftCard: 6,
}

/**
 * Statements that don't count: transaction commands, because the embedded database doesn't report them, and rate limits,
 * which add one statement to the calls with a low limit.
 */
const isExempt = (text: string) =>
  /^(begin|commit|rollback|savepoint|release)/i.test(text) || text.startsWith('insert into "rate_limits"')

let statements: string[] = []
let t: TestApi
let kinds: ReadonlyMap<string, ObjectsOfKind>
beforeAll(async () => {
  t = await startTestApi({ onStatement: (text) => void (isExempt(text) || statements.push(text)) })
  kinds = await createOtherUsersObjects(t)
})
afterAll(() => t.close())

/** Makes a call with the caller's own objects and returns its statements. */
async function statementsOf(name: CallName): Promise<string[]> {
  const { who, objects = [] } = t.api.registered.get(name) ?? {}
  const own = objects.map(({ kind, at }) => ({ at, object: kinds.get(kind)?.mine }))
  const ids = Object.fromEntries(own.flatMap(({ at, object }) => (object ? [[at, object.id]] : [])))
  const args = Object.assign({}, ...own.map(({ object }) => object?.args))
  statements = []
  const { status } = await t.call(
    name,
    { ...sampleArgs(name, ids), ...args },
    isStaffRole(who ?? '') ? admin : who === 'token' ? undefined : learnerAnna,
  )
  // A call that fails would need fewer statements.
  expect(status).toBeLessThan(500)
  return statements
}

const names = Object.keys(allEndpoints) as CallName[]

const budgetOf = (name: CallName): number =>
  budgets[name] ?? (splitCall(allEndpoints[name].call).method === 'GET' ? OF_A_READ : OF_A_WRITE)

test.each(names)('%s stays within its limit of SQL statements', async (name) => {
  const made = await statementsOf(name)
  if (made.length > budgetOf(name)) {
    throw new Error(
      `${name} may make ${budgetOf(name)} statements and made ${made.length}:\n${made.join('\n')}`,
    )
  }
})

test('frequent calls are authorized in this test', async () => {
  for (const name of ['getMe', 'getCourseProgress', 'getNextExercise', 'postProgress'] as const) {
    expect(await statementsOf(name)).not.toEqual([])
  }
})
