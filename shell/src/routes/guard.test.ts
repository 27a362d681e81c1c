import { isStaffRole } from '@mowka/domain/user/roles'
import { type GuardSession, guard, type Verdict } from './guard'
import { routeEntry, routeTable } from './route-table'

const visitor: GuardSession = {
  status: 'anonymous',
  isOnboarded: false,
  hasLearnLang: false,
  roles: ['learner'],
  isCompanyAdmin: false,
  rolesPending: false,
  signInStopped: false,
  isVisitor: true,
}
const stopped: GuardSession = { ...visitor, signInStopped: true }
/** A learner whose session expired. */
const expired: GuardSession = { ...visitor, isVisitor: false }
const newcomer: GuardSession = { ...visitor, status: 'authenticated' }
const learner: GuardSession = { ...newcomer, isOnboarded: true, hasLearnLang: true }
const admin: GuardSession = { ...learner, roles: ['admin'] }
const editor: GuardSession = { ...learner, roles: ['learner', 'editor'] }
const support: GuardSession = { ...learner, roles: ['support'] }
const operator: GuardSession = { ...learner, roles: ['operator'] }
const companyAdmin: GuardSession = { ...learner, isCompanyAdmin: true }

const toFrontPage: Verdict = { redirectTo: 'login' }
const toLanguages: Verdict = { redirectTo: 'selectLanguage' }
const notFound: Verdict = { show: 'notFound' }
const noAccess: Verdict = { show: 'noAccess' }

test.each([
  ['a visitor', 'root', visitor, toFrontPage],
  ['a visitor', 'courses', visitor, toFrontPage],
  ['a visitor', 'dashboard', visitor, 'signIn'],
  ['a learner whose session expired', 'root', expired, 'signIn'],
  ['a learner whose session expired', 'courses', expired, 'signIn'],
  ['a visitor', 'notFound', visitor, 'signIn'],
  ['a visitor', 'adminCourses', visitor, 'signIn'],
  ['a visitor', 'login', visitor, 'allow'],
  ['a visitor', 'unverifiedEmail', visitor, 'allow'],
  ['a visitor', 'giftCard', visitor, 'allow'],
  ['a visitor', 'giftCardThankYou', visitor, 'allow'],
  ['a visitor', 'levelingTest', visitor, 'allow'],
  ['a visitor', 'firstLevelingTest', visitor, 'signIn'],
  ['someone whose sign-in was refused twice', 'courses', stopped, { show: 'signInStopped' }],
  ['someone whose sign-in was refused twice', 'adminCourses', stopped, { show: 'signInStopped' }],
  ['someone whose sign-in was refused twice', 'login', stopped, 'allow'],
  ['someone whose sign-in was refused twice', 'levelingTest', stopped, 'allow'],
  ['someone unverified', 'courses', { ...visitor, status: 'unverified' }, { redirectTo: 'unverifiedEmail' }],
  ['someone unverified', 'login', { ...visitor, status: 'unverified' }, 'allow'],
  ['nobody yet', 'courses', { ...visitor, status: 'starting' }, 'wait'],
  ['nobody yet', 'login', { ...visitor, status: 'starting' }, 'allow'],
  ['a newcomer', 'courses', newcomer, toLanguages],
  ['a newcomer', 'trainerWriting', newcomer, toLanguages],
  ['a newcomer', 'selectLanguage', newcomer, 'allow'],
  ['a newcomer', 'userOnboarding', newcomer, 'allow'],
  ['a newcomer', 'levelingSurvey', newcomer, 'allow'],
  ['a newcomer', 'firstLevelingTest', newcomer, 'allow'],
  ['a newcomer', 'subscribe', newcomer, 'allow'],
  ['a newcomer', 'notFound', newcomer, 'allow'],
  ['someone onboarded without a language', 'courses', { ...learner, hasLearnLang: false }, toLanguages],
  ['a learner', 'courses', learner, 'allow'],
  ['a learner', 'userOnboarding', learner, { redirectTo: 'courses' }],
  ['a learner', 'adminCourses', learner, notFound],
  ['a learner', 'companyUsers', learner, notFound],
  ['an admin', 'adminCourses', admin, 'allow'],
  ['someone whose roles are not known yet', 'adminCourses', { ...learner, rolesPending: true }, 'wait'],
  ['someone whose roles are not known yet', 'companyUsers', { ...learner, rolesPending: true }, 'wait'],
  ['someone whose roles are not known yet', 'courses', { ...learner, rolesPending: true }, 'allow'],
  [
    'an admin without a language',
    'adminStats',
    { ...admin, isOnboarded: false, hasLearnLang: false },
    'allow',
  ],
  ['an admin', 'companyUsers', admin, notFound],
  ['an editor', 'adminEditCourse', editor, 'allow'],
  ['an editor', 'adminUsers', editor, noAccess],
  ['an editor', 'adminOrders', editor, noAccess],
  ['an editor', 'adminReleases', editor, noAccess],
  ['support', 'adminUsers', support, 'allow'],
  ['support', 'adminOrder', support, 'allow'],
  ['support', 'adminCoupons', support, noAccess],
  ['support', 'adminAddWord', support, noAccess],
  ['support', 'admin', support, { redirectTo: 'adminUsers' }],
  ['an operator', 'adminUsers', operator, 'allow'],
  ['an operator', 'adminCoupons', operator, 'allow'],
  ['an operator', 'adminCourses', operator, noAccess],
  ['an operator', 'adminReleases', operator, noAccess],
  ['a company admin', 'companyUsers', companyAdmin, 'allow'],
  ['a company admin', 'adminCourses', companyAdmin, notFound],
] as const)(
  'guards %s at %s (P-GUARD-01, P-GUARD-05, P-GUARD-06, P-GUARD-07, P-GUARD-08, P-GUARD-09, P-GUARD-11, P-GUARD-12)',
  (_, route, session, verdict) => {
    expect(guard(routeEntry(route), session)).toEqual(verdict)
  },
)

test('a deep link of a visitor leads to the sign-in, also one into the course list (C83)', () => {
  expect(guard(routeEntry('courses'), visitor, '?level=A2')).toBe('signIn')
})

test('a new user may open the payments tab of the profile, and no other tab (P-GUARD-07)', () => {
  const profile = routeEntry('profile')
  expect(guard(profile, newcomer, '?tab=payments')).toBe('allow')
  expect(guard(profile, newcomer, '?tab=preferences')).toEqual(toLanguages)
  expect(guard(profile, newcomer)).toEqual(toLanguages)
  expect(guard(profile, visitor, '?tab=payments')).toBe('signIn')
  expect(guard(routeEntry('courses'), newcomer, '?tab=payments')).toEqual(toLanguages)
})

test('every page of the panel requires a staff role, which admins have, and only /company/users the company role', () => {
  for (const route of routeTable) {
    const { name, role } = route
    if (name.startsWith('admin')) {
      expect({ name, isStaff: isStaffRole(role ?? '') }).toEqual({ name, isStaff: true })
      expect({ name, verdict: guard(route, admin) }).toEqual({ name, verdict: 'allow' })
    } else expect([name, role]).toEqual([name, name === 'companyUsers' ? 'company-admin' : undefined])
  }
})
