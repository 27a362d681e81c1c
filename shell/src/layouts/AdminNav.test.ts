import { adminGroups } from './AdminNav'

let mockMissing: string[] = []
jest.mock('@mowka/kernel/platform', () => ({ hasPage: (route: string) => !mockMissing.includes(route) }))

const shown = () =>
  adminGroups().map(({ heading, sections }) => [
    heading ?? null,
    ...sections.map(({ route, textKey }) => `${route} ${textKey}`),
  ])

test('the panel has its sections in their groups and order (P-LAY-08)', () => {
  mockMissing = []
  expect(shown()).toEqual([
    [
      'admin.resources',
      'adminCourses admin.courses',
      'adminLessons admin.lessons',
      'adminExercises admin.exercises',
      'adminExerciseChecker admin.checker',
      'adminAnswers admin.answers',
    ],
    [
      null,
      'adminHints admin.hints',
      'adminUsers admin.users',
      'adminStats admin.stats',
      'adminWords admin.dictionary',
      'adminBatches admin.batches',
    ],
    ['admin.offers', 'adminOffersPopups admin.popups'],
    [
      null,
      'adminMediaLibrary admin.media',
      'adminTransfer admin.transfer',
      'adminOrders admin.orders',
      'adminCoupons admin.coupons',
      'adminGiftCards admin.giftCards',
    ],
    [
      'admin.platform',
      'adminCompanies admin.companies',
      'adminReleases admin.releases',
      'adminJobs admin.jobs',
    ],
  ])
})

test('sections without a released page are left out, and so are empty groups (P-LAY-08)', () => {
  mockMissing = ['adminOffersPopups', 'adminJobs']
  expect(shown().map(([heading, ...sections]) => [heading, sections.length])).toEqual([
    ['admin.resources', 5],
    [null, 5],
    [null, 5],
    ['admin.platform', 2],
  ])
})
