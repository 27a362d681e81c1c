import type { Role } from '@mowka/domain/user/roles'
import { adminGroups } from './AdminNav'

let mockMissing: string[] = []
jest.mock('@mowka/kernel/platform', () => ({ hasPage: (route: string) => !mockMissing.includes(route) }))

const shown = (roles: Role[] = ['admin']) =>
  adminGroups(roles).map(({ heading, sections }) => [
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
      'adminInsights admin.insights',
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
    [null, 6],
    [null, 5],
    ['admin.platform', 2],
  ])
})

test.each([
  ['editor', ['adminUsers', 'adminOrders', 'adminStats', 'adminReleases'], ['adminCourses', 'adminTransfer']],
  ['support', ['adminCourses', 'adminCoupons', 'adminGiftCards', 'adminJobs'], ['adminUsers', 'adminOrders']],
  ['operator', ['adminCourses', 'adminReleases'], ['adminUsers', 'adminOrders', 'adminCoupons', 'adminJobs']],
] as const)('the panel shows the role %s only the sections that it may open', (role, hidden, visible) => {
  mockMissing = []
  const routes = adminGroups([role]).flatMap(({ sections }) => sections.map(({ route }) => route))
  expect(routes).toEqual(expect.arrayContaining([...visible]))
  expect(routes.filter((route) => hidden.some((each) => each === route))).toEqual([])
})
