import { hash } from 'node:crypto'
import { type Role, rolesFrom } from '@mowka/domain/user/roles'
import { createLocalJWKSet, type JWTVerifyGetKey, errors as jose, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../config'
import { unauthorized } from '../http/problem'
import { ExternalServiceError } from './external-service-error'
import { readAs, refusal, request } from './http-request'
import { type ResiliencePolicy, withResilience } from './resilience'

/** Maximum number of cached tokens; the oldest are evicted. */
const MOST = 10_000

/**
 * Time for which a verified token is cached, in milliseconds: the revocation of its key is noticed that much later.
 */
const MAX_VERIFIED = 60_000

/** The hash of the whole token. */
const keyOf = (token: string): string => hash('sha256', token, 'base64')

/**
 * A cache of verified tokens, because a browser sends the same token with every call. Keyed by the hash of the whole
 * token, and never longer than the token is valid. Permissions aren't cached: they are read with each call.
 */
export class VerifiedTokens {
  private readonly known = new Map<string, { claims: Claims; until: number }>()
  private readonly now: () => Date

  constructor(now: () => Date) {
    this.now = now
  }

  get(token: string): Claims | undefined {
    const key = keyOf(token)
    const found = this.known.get(key)
    if (!found) return undefined
    if (found.until > this.now().getTime()) return found.claims
    this.known.delete(key)
    return undefined
  }

  /** Caches a valid token; `expiresAt` is its expiry in seconds. */
  keep(token: string, claims: Claims, expiresAt: number): void {
    const [oldest] = this.known.keys()
    if (oldest !== undefined && this.known.size >= MOST) this.known.delete(oldest)
    const until = Math.min(expiresAt * 1000, this.now().getTime() + MAX_VERIFIED)
    this.known.set(keyOf(token), { claims, until })
  }
}

/** The claims of a verified access token. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Verifies who the callers are. */
export type Identity = {
  /**
   * Verifies an access token. Throws 401 for an invalid token, and an `ExternalServiceError` if the provider's keys are
   * unavailable.
   */
  verifyToken: (token: string) => Promise<Claims>
}

/** A subject according to OpenID Connect: at most 255 ASCII characters. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/

/**
 * Accepts only access tokens (type `at+jwt`, so ID tokens are refused), signed with RS256 by the provider's keys,
 * with our audience, our issuer, a valid time and a subject (OWASP ASVS 9.1, 9.2).
 */
export function tokenIdentity(
  { issuer, audience }: Config['identity'],
  keys: JWTVerifyGetKey,
  now: () => Date,
): Identity {
  const verified = new VerifiedTokens(now)
  return {
    async verifyToken(token) {
      const known = verified.get(token)
      if (known) return known
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['RS256'],
          typ: 'at+jwt',
          requiredClaims: ['sub', 'exp'],
        })
        const { sub }: { sub?: unknown } = payload
        if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw unauthorized('The subject names nobody')
        const claims = { ...payload, iss: issuer, sub }
        verified.keep(token, claims, payload.exp ?? 0)
        return claims
      } catch (error) {
        if (error instanceof jose.JOSEError) throw unauthorized(error.message)
        throw error
      }
    },
  }
}

/** Age in milliseconds up to which keys are used without refreshing them. */
const FRESH = 10 * 60_000

/** Age in milliseconds up to which keys are used during an outage of the provider, so that it ends no session. */
const KEYS_LIFETIME = 12 * 3600_000

/** Minimum time between two requests caused by unknown key ids, in milliseconds. */
const COOLDOWN = 30_000

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Looks up a key. Invalid keys are the provider's fault, not the token's. */
const finder =
  (find: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await find(header, token)
    } catch (error) {
      if (error instanceof jose.JWKSNoMatchingKey || error instanceof jose.JWKSMultipleMatchingKeys)
        throw error
      throw new ExternalServiceError('identity', 'keys', { isUnavailable: false, code: 'a broken key' })
    }
  }

/** The identity provider's keys, requested on demand and cached. */
export function remoteKeys(
  jwksUrl: string,
  now: () => Date,
  overrides: Partial<ResiliencePolicy> = {},
): JWTVerifyGetKey {
  const steady = withResilience('identity', { timeout: 5_000, tries: 2, ...overrides })
  let known: { find: JWTVerifyGetKey; at: number } | null = null
  let pending: Promise<JWTVerifyGetKey> | null = null

  /** Requests the keys; concurrent callers share one request. */
  function ask(): Promise<JWTVerifyGetKey> {
    pending ??= steady('keys', 'repeat', async (signal) => {
      const answer = await request('identity', 'keys', jwksUrl, { signal })
      if (answer.status !== 200) throw refusal('identity', 'keys', answer.status)
      return finder(createLocalJWKSet(readAs('identity', 'keys', answer, KeySet)))
    })
      .then((find) => {
        known = { find, at: now().getTime() }
        return find
      })
      .finally(() => {
        pending = null
      })
    return pending
  }

  async function current(): Promise<JWTVerifyGetKey> {
    const age = known ? now().getTime() - known.at : Number.POSITIVE_INFINITY
    if (!known || age > KEYS_LIFETIME) return ask()
    // Refreshed in the background; an outage surfaces only when the old keys expire.
    if (age > FRESH) void ask().catch(() => {})
    return known.find
  }

  return async (header, token) => {
    const find = await current()
    try {
      return await find(header, token)
    } catch (error) {
      // Unusable keys are not cached.
      if (error instanceof ExternalServiceError) known = null
      const isUnknown = error instanceof jose.JWKSNoMatchingKey
      if (!isUnknown || !known || now().getTime() - known.at < COOLDOWN) throw error
      return (await ask())(header, token)
    }
  }
}

/** An account at the identity provider. */
export type IdentityAccount = {
  isEmailVerified: boolean
  /** The roles that its tokens contain. */
  roles: readonly Role[]
}

/** Account management at the identity provider (Auth0's Authentication and Management APIs). */
export type IdentityAccounts = {
  /** Returns an account; `undefined` if it doesn't exist. */
  read: (subject: string) => Promise<IdentityAccount | undefined>
  /** Sets the roles that the account's next tokens contain. */
  setRoles: (subject: string, roles: readonly Role[]) => Promise<void>
  /** Emails a link that confirms the account's address. */
  mailVerification: (subject: string) => Promise<void>
  /** Emails a password reset link to the owner of an address. Doesn't reveal whether an account exists. */
  mailPasswordReset: (email: string) => Promise<void>
  /** Deletes an account with all its sessions; no error if it doesn't exist. */
  remove: (subject: string) => Promise<void>
}

const Token = z.object({ access_token: z.string() })

/** A user of the Management API; the roles are where the provider's Action reads them for the tokens. */
const ManagedUser = z.looseObject({
  email_verified: z.boolean().default(false),
  app_metadata: z.looseObject({ roles: z.array(z.unknown()).default([]) }).default({ roles: [] }),
})

/**
 * Manages accounts at the provider. Throws an `ExternalServiceError` if it doesn't respond or refuses. Requests a new token
 * each time: deletions are rare, and a token that isn't stored can't leak.
 */
export function managedAccounts(
  { issuer, clientId, management }: Config['identity'],
  overrides: Partial<ResiliencePolicy> = {},
): IdentityAccounts {
  const steady = withResilience('identity', { timeout: 10_000, ...overrides })

  const userUrl = (subject: string) => `${issuer}api/v2/users/${encodeURIComponent(subject)}`

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
    async read(subject) {
      const token = await authorize()
      return steady('account', 'repeat', async (signal) => {
        const answer = await request('identity', 'account', userUrl(subject), {
          headers: { Authorization: `Bearer ${token}` },
          signal,
        })
        if (answer.status === 404) return undefined
        if (answer.status !== 200) throw refusal('identity', 'account', answer.status)
        const { email_verified: isEmailVerified, app_metadata } = readAs(
          'identity',
          'account',
          answer,
          ManagedUser,
        )
        return { isEmailVerified, roles: rolesFrom(app_metadata, 'roles') }
      })
    },
    async setRoles(subject, roles) {
      const token = await authorize()
      await steady('roles', 'repeat', async (signal) => {
        const answer = await request('identity', 'roles', userUrl(subject), {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          // Other metadata of the account stays.
          body: JSON.stringify({ app_metadata: { roles } }),
          signal,
        })
        if (answer.status !== 200) throw refusal('identity', 'roles', answer.status)
      })
    },
    async mailVerification(subject) {
      const token = await authorize()
      // Not repeated: each call sends an email.
      await steady('verification', 'once', async (signal) => {
        const answer = await request('identity', 'verification', `${issuer}api/v2/jobs/verification-email`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ user_id: subject }),
          signal,
        })
        if (answer.status !== 201) throw refusal('identity', 'verification', answer.status)
      })
    },
    async remove(subject) {
      const token = await authorize()
      await steady('removal', 'repeat', async (signal) => {
        const answer = await request('identity', 'removal', userUrl(subject), {
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
