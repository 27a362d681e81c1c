import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Journal } from '../store/journal'
import { BACKGROUND_LEARNERS, SEED_ACCOUNTS, SEED_PASSWORD } from './seed-accounts'

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

function matchesPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  if (expected.length !== HASH_BYTES || password.length > MAX_PASSWORD_LENGTH) return false
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'base64url'), HASH_BYTES, COST), expected)
}

const roles = ['learner', 'editor', 'support', 'operator', 'admin', 'company-admin'] as const

/** Role of an account, included in its tokens. */
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

export interface Account {
  /** Stable id: `auth0|…`, or prefixed with the social connection. */
  sub: string
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
  roles: Role[]
  passwordHash: string
  /** Time of the sign-up in ms; missing for sandbox accounts. */
  createdAt?: number
}

export interface NewAccount {
  email: string
  givenName: string
  familyName: string
  password: string
}

const PREFIX = 'account:'

/** Records which sandbox accounts were seeded, so that a deleted one is not recreated. */
const SEEDED = 'seeded-accounts'

/** Accounts of the fake identity provider, stored in its journal. */
export class Accounts {
  private readonly journal: Journal
  private readonly grace: number

  /** `graceDays` are the days after the sign-up without a confirmed email address. */
  constructor(journal: Journal, graceDays: number) {
    this.journal = journal
    this.grace = graceDays * 24 * 3_600_000
    this.seed()
  }

  find(sub: string): Account | undefined {
    return this.journal.get<Account>(PREFIX + sub)
  }

  findByEmail(email: string): Account | undefined {
    const wanted = normaliseEmail(email)
    return this.journal.list<Account>(PREFIX).find(({ value }) => value.email === wanted)?.value
  }

  /** Returns the account if the password matches. */
  signIn(email: string, password: string): Account | undefined {
    const account = this.findByEmail(email)
    return account && matchesPassword(password, account.passwordHash) ? account : undefined
  }

  /** Whether the account may sign in: its email address is confirmed, or the sign-up was a few days ago. */
  isAdmitted({ emailVerified, createdAt = 0 }: Account): boolean {
    return emailVerified || Date.now() < createdAt + this.grace
  }

  create(account: NewAccount): Account {
    const created: Account = {
      sub: `auth0|${randomBytes(12).toString('hex')}`,
      email: normaliseEmail(account.email),
      emailVerified: false,
      givenName: account.givenName,
      familyName: account.familyName,
      roles: ['learner'],
      passwordHash: hashPassword(account.password),
      createdAt: Date.now(),
    }
    this.save(created)
    return created
  }

  save(account: Account): void {
    this.journal.set(PREFIX + account.sub, account)
  }

  delete(sub: string): void {
    this.journal.delete(PREFIX + sub)
  }

  private seed(): void {
    const seeded = new Set(this.journal.get<string[]>(SEEDED))
    const all = [...SEED_ACCOUNTS, ...BACKGROUND_LEARNERS]
    const missing = all.filter(({ sub }) => !seeded.has(sub))
    if (missing.length === 0) return
    // Hashed once, because all seeded accounts share the password and hashing is slow.
    const passwordHash = hashPassword(SEED_PASSWORD)
    for (const { sub, email, emailVerified, givenName, familyName, role } of missing) {
      this.save({ sub, email, emailVerified, givenName, familyName, roles: [role], passwordHash })
    }
    this.journal.set(
      SEEDED,
      all.map(({ sub }) => sub),
    )
  }
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Basic check for a form: local part, at sign, and a domain with a dot. */
export function isEmailAddress(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
}

/** Whether the account came through a social connection and has no password to reset (L-PROF-09). */
export function isSocial(account: Account): boolean {
  return !account.sub.startsWith('auth0|')
}
