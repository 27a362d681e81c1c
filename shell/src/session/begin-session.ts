import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import { rolesFrom } from '@mowka/domain/roles'
import { authorize } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { keptAnswers } from '../kept/kept-answers'
import { account } from './account'
import { isReturning, readKeptSignIn } from './kept-sign-in'
import { takeDevice } from './last-person'

/**
 * Begins the session before anything is drawn, from what this browser keeps of a sign-in: the account as it was last
 * seen, so that the first drawing is the page, and the request for the account, which travels while the rest starts.
 * Without a kept sign-in nothing happens; `AuthBridge` takes over as soon as it is there, whatever was begun.
 */
export function beginSession(
  settings: Auth0ProviderWithConfigOptions,
  rolesClaim: string,
  query = location.search,
): void {
  if (isReturning(query)) return
  const kept = readKeptSignIn(settings)
  if (typeof kept !== 'object') return
  const { claims, token } = kept
  if (claims.sub) takeDevice(claims.sub)
  const roles = rolesFrom(claims, rolesClaim)
  session.setRoles(roles)
  // `AuthBridge` looks once more: until then nobody knows who may see pages for staff (C53).
  if (roles.length === 0) account.setRolesPending(true)
  if (keptAnswers.me) account.begin(keptAnswers.me)
  if (!token) return
  authorize({ token: async () => token, onUnauthorized: () => {} })
  account.loadAhead()
}
