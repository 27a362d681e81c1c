import type { RouteName } from '@mowka/contract/routes'
import { hasRightsOf, type Role, type StaffRole } from '@mowka/domain/user/roles'
import { type SessionStatus, session } from '@mowka/kernel/session'
import { account } from '../session/account'
import { isDeviceClaimed } from '../session/device-owner'
import { refusedSignIn } from '../session/refused-sign-in'
import type { RouteEntry } from './route-table'

/** Session data for the guard. */
export type GuardSession = {
  status: SessionStatus
  isOnboarded: boolean
  hasLearnLang: boolean
  roles: readonly Role[]
  isCompanyAdmin: boolean
  /** The token had no roles and is being refreshed once (C53). */
  rolesPending: boolean
  /** The server refused the last sign-in; another automatic one would loop. */
  signInStopped: boolean
  /** Nobody's data is on this device: neither a session that ended nor one that expired. */
  isVisitor: boolean
}

/** Outcome for a user who opens a route. `signIn` redirects to the identity provider and back. */
export type Verdict =
  | 'allow'
  | 'wait'
  | 'signIn'
  | { redirectTo: RouteName }
  | { show: 'notFound' | 'noAccess' | 'signInStopped' }

/**
 * Routes exempt from the redirect to the language selection: the selection itself, the shop (C07), and the company
 * invitation.
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
 * The payments tab belongs to the shop: a new user who bought before choosing a language pays a pending order there
 * or redeems a gift card.
 */
const isPayments = ({ name }: RouteEntry, search: string): boolean =>
  name === 'profile' && new URLSearchParams(search).get('tab') === 'payments'

/** The product's address without a deep link, where visitors get the front page (C83). */
const isHome = ({ name }: RouteEntry, search: string): boolean =>
  (name === 'root' || name === 'courses') && search === ''

/** Returns the first page of the panel for an account with these roles; `null` for users without access to it. */
export function panelHomeOf(roles: readonly Role[]): 'adminCourses' | 'adminUsers' | null {
  if (hasRightsOf(roles, 'editor')) return 'adminCourses'
  return hasRightsOf(roles, 'support') ? 'adminUsers' : null
}

/**
 * The verdict on a page of the panel: staff with other roles learn that they have no access, and for everyone else
 * the panel doesn't exist. These pages work without a target language.
 */
function staffVerdict({ name }: RouteEntry, role: StaffRole, roles: readonly Role[]): Verdict {
  if (hasRightsOf(roles, role)) return 'allow'
  const home = panelHomeOf(roles)
  if (home === null) return { show: 'notFound' }
  return name === 'admin' ? { redirectTo: home } : { show: 'noAccess' }
}

/**
 * The only check before every route (P-ROUTE-70, P-GUARD-01 to -12). Pure: the same route, session and query
 * (`search`) always yield the same verdict.
 */
export function guard(route: RouteEntry, session: GuardSession, search = ''): Verdict {
  if (route.auth === 'none') return 'allow'
  if (session.status === 'starting') return 'wait'
  if (route.auth === 'optional' && session.status !== 'authenticated') return 'allow'
  if (session.status === 'unverified') return { redirectTo: 'unverifiedEmail' }
  if (session.status === 'anonymous') {
    if (session.signInStopped) return { show: 'signInStopped' }
    return session.isVisitor && isHome(route, search) ? { redirectTo: 'login' } : 'signIn'
  }

  if (route.role && session.rolesPending) return 'wait'
  if (route.role === 'company-admin') return session.isCompanyAdmin ? 'allow' : { show: 'notFound' }
  if (route.role) return staffVerdict(route, route.role, session.roles)

  if (route.name === 'userOnboarding' && session.isOnboarded) return { redirectTo: 'courses' }
  if (exemptFromOnboarding.includes(route.name) || isPayments(route, search)) return 'allow'
  if (!session.isOnboarded || !session.hasLearnLang) return { redirectTo: 'selectLanguage' }
  return 'allow'
}

/** Returns the current verdict on a route and query (`search`). Call it in an `observer`. */
export const verdictOn = (route: RouteEntry, search = ''): Verdict =>
  guard(
    route,
    {
      status: session.status,
      isOnboarded: session.isOnboarded,
      hasLearnLang: session.learnLang !== null,
      roles: session.roles,
      isCompanyAdmin: session.isCompanyAdmin,
      rolesPending: account.rolesPending,
      signInStopped: refusedSignIn.isStopped,
      isVisitor: !isDeviceClaimed(),
    },
    search,
  )
