import { z } from 'zod'
import type { Config } from '../config'
import { readAs, refusal, request } from './http-request'
import { type ResiliencePolicy, withResilience } from './resilience'

/** What the identity provider does with accounts for us (Auth0's Authentication and Management APIs). */
export type IdentityAccounts = {
  /** Mails a link with which the owner of an address sets a new password. Never tells whether there is an account. */
  mailPasswordReset: (email: string) => Promise<void>
  /** Deletes an account and ends all its sessions. One that is gone already is no error. */
  remove: (subject: string) => Promise<void>
}

const Token = z.object({ access_token: z.string() })

/**
 * Accounts at the provider. Throws an `OutsideError` when it does not respond or refuses. A token is asked for each
 * time: accounts are deleted rarely, and a token that is not kept cannot leak.
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
      // Once: a second letter would make the link of the first worthless.
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
