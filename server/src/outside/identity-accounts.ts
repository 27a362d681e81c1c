import { z } from 'zod'
import type { Config } from '../config'
import { readAs, refusal, request } from './http-request'
import { type ResiliencePolicy, withResilience } from './resilience'

/** Account management at the identity provider (Auth0's Authentication and Management APIs). */
export type IdentityAccounts = {
  /** Emails a password reset link to the owner of an address. Doesn't reveal whether an account exists. */
  mailPasswordReset: (email: string) => Promise<void>
  /** Deletes an account with all its sessions; no error if it doesn't exist. */
  remove: (subject: string) => Promise<void>
}

const Token = z.object({ access_token: z.string() })

/**
 * Manages accounts at the provider. Throws an `ExternalServiceError` if it doesn't respond or refuses. Requests a new token
 * each time: deletions are rare, and a token that isn't stored can't leak.
 */
export function managedAccounts(
  { issuer, clientId, management }: Config['identity'],
  overrides: Partial<ResiliencePolicy> = {},
): IdentityAccounts {
  const steady = withResilience('identity', { timeout: 10_000, ...overrides })

  const authorize = () =>
    steady('authorize', 'repeat', async (signal) => {
      const answer = await request('identity', 'authorize', `${issuer}oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: management.clientId,
          client_secret: management.clientSecret,
          audience: `${issuer}api/v2/`,
        }),
        signal,
      })
      if (answer.status !== 200) throw refusal('identity', 'authorize', answer.status)
      return readAs('identity', 'authorize', answer, Token).access_token
    })

  return {
    async mailPasswordReset(email) {
      // Not repeated: a second email would invalidate the link in the first.
      await steady('password reset', 'once', async (signal) => {
        const answer = await request('identity', 'password reset', `${issuer}dbconnections/change_password`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ client_id: clientId, email, connection: management.connection }),
          signal,
        })
        if (answer.status !== 200) throw refusal('identity', 'password reset', answer.status)
      })
    },
    async remove(subject) {
      const token = await authorize()
      await steady('removal', 'repeat', async (signal) => {
        const url = `${issuer}api/v2/users/${encodeURIComponent(subject)}`
        const answer = await request('identity', 'removal', url, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${token}` },
          signal,
        })
        if (answer.status !== 204 && answer.status !== 404)
          throw refusal('identity', 'removal', answer.status)
      })
    },
  }
}
