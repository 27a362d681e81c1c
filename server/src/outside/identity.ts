import { createLocalJWKSet, type JWTVerifyGetKey, errors as jose, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../config'
import { unauthorized } from '../http/problem'
import { readAs, refusal, request } from './http-request'
import { OutsideError } from './outside-error'
import { type ResiliencePolicy, withResilience } from './resilience'
import { VerifiedTokens } from './verified-tokens'

/** What a verified access token says. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Who people are. */
export type Identity = {
  /**
   * Checks an access token. Throws 401 for anything but a good one, and an `OutsideError` when nobody can tell because
   * the provider's keys are out of reach.
   */
  verifyToken: (token: string) => Promise<Claims>
}

/** A subject as OpenID Connect has it: at most 255 signs of ASCII. Anything else is no name for an account. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/

/**
 * Accepts only access tokens (type `at+jwt`, so an ID token is refused), signed with RS256 by the provider's keys, for
 * our audience, from our issuer, in their time, of someone (OWASP ASVS 9.1, 9.2).
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

/** Keys younger than this are taken as they are, in milliseconds. */
const FRESH = 10 * 60_000

/** How long older ones are good for while the provider is away: an outage of it signs nobody out. */
const KEPT = 12 * 3600_000

/** A key that nobody knows makes us ask, but not more often than this. */
const COOLDOWN = 30_000

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Looks for a key. What is wrong with the keys themselves is no fault of a token. */
const finder =
  (find: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await find(header, token)
    } catch (error) {
      if (error instanceof jose.JWKSNoMatchingKey || error instanceof jose.JWKSMultipleMatchingKeys)
        throw error
      throw new OutsideError('identity', 'keys', { isAway: false, code: 'a broken key' })
    }
  }

/** The keys of the identity provider, asked for when needed and remembered. */
export function remoteKeys(
  jwksUrl: string,
  now: () => Date,
  overrides: Partial<ResiliencePolicy> = {},
): JWTVerifyGetKey {
  const steady = withResilience('identity', { timeout: 5_000, tries: 2, ...overrides })
  let known: { find: JWTVerifyGetKey; at: number } | null = null
  let authRequest: Promise<JWTVerifyGetKey> | null = null

  /** Asks for the keys; anyone who needs them at the same time shares one request. */
  function ask(): Promise<JWTVerifyGetKey> {
    authRequest ??= steady('keys', 'repeat', async (signal) => {
      const answer = await request('identity', 'keys', jwksUrl, { signal })
      if (answer.status !== 200) throw refusal('identity', 'keys', answer.status)
      return finder(createLocalJWKSet(readAs('identity', 'keys', answer, KeySet)))
    })
      .then((find) => {
        known = { find, at: now().getTime() }
        return find
      })
      .finally(() => {
        authRequest = null
      })
    return authRequest
  }

  async function current(): Promise<JWTVerifyGetKey> {
    const age = known ? now().getTime() - known.at : Number.POSITIVE_INFINITY
    if (!known || age > KEPT) return ask()
    // Renewed while the old ones still serve; a provider that is away shows when they run out.
    if (age > FRESH) void ask().catch(() => {})
    return known.find
  }

  return async (header, token) => {
    const find = await current()
    try {
      return await find(header, token)
    } catch (error) {
      // What cannot be used is not worth remembering.
      if (error instanceof OutsideError) known = null
      const isUnknown = error instanceof jose.JWKSNoMatchingKey
      if (!isUnknown || !known || now().getTime() - known.at < COOLDOWN) throw error
      return (await ask())(header, token)
    }
  }
}
