import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Shortest password a new account may have (Auth0's own default). */
export const MIN_PASSWORD_LENGTH = 8

/** Longest password that is hashed at all. */
export const MAX_PASSWORD_LENGTH = 256

/** Light on purpose: load tests sign in thousands of times, and no real password ever comes here. */
const COST = { N: 1024, r: 8, p: 1 }
const HASH_BYTES = 32

/** Salt and hash as one string, `salt.hash` in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${scryptSync(password, salt, HASH_BYTES, COST).toString('base64url')}`
}

export function matchesPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  if (expected.length !== HASH_BYTES || password.length > MAX_PASSWORD_LENGTH) return false
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'base64url'), HASH_BYTES, COST), expected)
}
