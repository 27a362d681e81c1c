import type { RouteName } from '@mowka/contract/routes'
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
  isAdmin: boolean
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
  | { show: 'notFound' | 'signInStopped' }

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

/** Staff pages work without a target language. */
const isForStaff = (route: RouteEntry) => route.role !== undefined

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
  if (route.role === 'admin' && !session.isAdmin) return { show: 'notFound' }
  if (route.role === 'company-admin' && !session.isCompanyAdmin) return { show: 'notFound' }
  if (isForStaff(route)) return 'allow'

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
      isAdmin: session.isAdmin,
      isCompanyAdmin: session.isCompanyAdmin,
      rolesPending: account.rolesPending,
      signInStopped: refusedSignIn.isStopped,
      isVisitor: !isDeviceClaimed(),
    },
    search,
  )
