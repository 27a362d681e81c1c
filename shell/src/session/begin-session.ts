import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import { rolesFrom } from '@mowka/domain/user/roles'
import { authorize } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { responseCache } from '../cache/response-cache'
import { account } from './account'
import { claimDevice } from './device-owner'
import { isReturning, readStoredSignIn } from './stored-sign-in'

/**
 * Starts the session before the first render from the stored sign-in: with the cached account, so that the first
 * render is the page, and with a request for the account in parallel. Does nothing without a stored sign-in;
 * `AuthBridge` takes over once it is mounted.
 */
export function beginSession(
  settings: Auth0ProviderWithConfigOptions,
  rolesClaim: string,
  query = location.search,
): void {
  if (isReturning(query)) return
  const kept = readStoredSignIn(settings)
  if (typeof kept !== 'object') return
  const { claims, token } = kept
  if (claims.sub) claimDevice(claims.sub)
  const roles = rolesFrom(claims, rolesClaim)
  session.setRoles(roles)
  // `AuthBridge` refreshes the token once; until then access to staff pages is undecided (C53).
  if (roles.length === 0) account.setRolesPending(true)
  if (responseCache.me) account.begin(responseCache.me)
  if (!token) return
  authorize({ token: async () => token, onUnauthorized: () => {} })
  account.loadAhead()
}
