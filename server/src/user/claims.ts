import type { Claims } from '../outside/identity'

/** Returns a string claim; empty if it is missing or has another type. */
export const textClaim = (claims: Claims, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value : ''
}

/** Returns a token's verified email address in lower case; empty if unverified, and for visitors. */
export const verifiedEmailOf = (claims: Claims | undefined): string =>
  claims?.email_verified === true ? textClaim(claims, 'email').toLowerCase() : ''
