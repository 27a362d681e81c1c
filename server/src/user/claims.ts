import type { Claims } from '../outside/identity'

/** A claim that is a text; empty when it is absent or something else. */
export const textClaim = (claims: Claims, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value : ''
}

/** The e-mail of a token when its provider has verified it, in small letters; empty otherwise, and for a visitor. */
export const verifiedEmailOf = (claims: Claims | undefined): string =>
  claims?.email_verified === true ? textClaim(claims, 'email').toLowerCase() : ''
