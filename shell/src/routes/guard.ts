import type { RouteName } from '@mowka/contract/routes'
import type { SessionStatus } from '@mowka/kernel/session'
import type { RouteEntry } from './route-table'

/** What a guard needs to know of the person. */
export type GuardSession = {
  status: SessionStatus
  isOnboarded: boolean
  hasLearnLang: boolean
  isAdmin: boolean
  isCompanyAdmin: boolean
  /** The token came without roles and one more look is taken (C53). */
  rolesPending: boolean
  /** The server refused what the last sign-in brought: another one by itself would go in circles. */
  signInStopped: boolean
}

/** What happens to someone who opens a route. `signIn` leaves for the identity provider and comes back here. */
export type Verdict =
  | 'allow'
  | 'wait'
  | 'signIn'
  | { redirectTo: RouteName }
  | { show: 'notFound' | 'signInStopped' }

/**
 * Routes that nobody is pushed away from to choose a language: the way to choosing one, the shop (C07), and the way to a
 * company's seat.
 */
const exemptFromOnboarding: readonly RouteName[] = [
  'selectLanguage',
  'userOnboarding',
  'levelingSurvey',
  'levelingTest',
  'firstLevelingTest',
  'subscribe',
  'subscribeSummary',
  'subscribeOrder',
  'subscribeThankYou',
  'login',
  'companyJoin',
  'unverifiedEmail',
  'notFound',
]

/**
 * The payments belong to the shop: a newcomer who bought before choosing a language pays a waiting order there, and one
 * who was given a gift card redeems its code.
 */
const isPayments = ({ name }: RouteEntry, search: string): boolean =>
  name === 'profile' && new URLSearchParams(search).get('tab') === 'payments'

/** Staff pages work without a language to learn. */
const isForStaff = (route: RouteEntry) => route.role !== undefined

/**
 * The one check before every route (P-ROUTE-70, P-GUARD-01 to -12). Pure: the same route, session and query (`search`)
 * always give the same verdict.
 */
export function guard(route: RouteEntry, session: GuardSession, search = ''): Verdict {
  if (route.auth === 'none') return 'allow'
  if (session.status === 'starting') return 'wait'
  if (route.auth === 'optional' && session.status !== 'authenticated') return 'allow'
  if (session.status === 'unverified') return { redirectTo: 'unverifiedEmail' }
  if (session.status === 'anonymous') return session.signInStopped ? { show: 'signInStopped' } : 'signIn'

  if (route.role && session.rolesPending) return 'wait'
  if (route.role === 'admin' && !session.isAdmin) return { show: 'notFound' }
  if (route.role === 'company-admin' && !session.isCompanyAdmin) return { show: 'notFound' }
  if (isForStaff(route)) return 'allow'

  if (route.name === 'userOnboarding' && session.isOnboarded) return { redirectTo: 'courses' }
  if (exemptFromOnboarding.includes(route.name) || isPayments(route, search)) return 'allow'
  if (!session.isOnboarded || !session.hasLearnLang) return { redirectTo: 'selectLanguage' }
  return 'allow'
}
