import { session } from '@mowka/kernel/session'
import { account } from '../session/account'
import { refusedSignIn } from '../session/refused-sign-in'
import { guard, type Verdict } from './guard'
import type { RouteEntry } from './route-table'

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
    },
    search,
  )
