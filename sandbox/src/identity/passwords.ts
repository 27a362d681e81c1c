import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Minimum password length (Auth0's default). */
export const MIN_PASSWORD_LENGTH = 8

/** Maximum password length that is hashed. */
export const MAX_PASSWORD_LENGTH = 256

/** Deliberately cheap: load tests sign in thousands of times, and no real password is ever used here. */
const COST = { N: 1024, r: 8, p: 1 }
const HASH_BYTES = 32

/** Returns salt and hash as `salt.hash` in base64url. */
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
