import { type GuardSession, guard, type Verdict } from './guard'
import { routeEntry, routeTable } from './route-table'

const visitor: GuardSession = {
  status: 'anonymous',
  isOnboarded: false,
  hasLearnLang: false,
  isAdmin: false,
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
const admin: GuardSession = { ...learner, isAdmin: true }
const companyAdmin: GuardSession = { ...learner, isCompanyAdmin: true }

const toFrontPage: Verdict = { redirectTo: 'login' }
const toLanguages: Verdict = { redirectTo: 'selectLanguage' }
const notFound: Verdict = { show: 'notFound' }

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

test('every admin route requires the admin role, and only /company/users the company role', () => {
  for (const route of routeTable) {
    const expected = route.name.startsWith('admin')
      ? 'admin'
      : route.name === 'companyUsers'
        ? 'company-admin'
        : undefined
    expect([route.name, route.role]).toEqual([route.name, expected])
  }
})
