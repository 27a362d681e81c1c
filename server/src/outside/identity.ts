import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Config } from '../config'
import { unauthorized } from '../http/problem'

/** What a verified access token says. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Checks an access token. Throws 401 for anything but a good one. */
export type VerifyToken = (token: string) => Promise<Claims>

/** The keys of the identity provider, fetched when needed and kept. */
export const remoteKeys = (jwksUrl: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(jwksUrl))

/**
 * Accepts only access tokens (type `at+jwt`, so an ID token is refused), signed with RS256 by the provider's keys,
 * for our audience, from our issuer, in their time (OWASP ASVS 9.1, 9.2).
 */
export function tokenVerifier({ issuer, audience }: Config['identity'], keys: JWTVerifyGetKey): VerifyToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp'],
      })
      return { ...payload, iss: issuer, sub: payload.sub ?? '' }
    } catch (error) {
      throw unauthorized(error instanceof Error ? error.message : undefined)
    }
  }
}
