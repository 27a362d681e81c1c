import { hash } from 'node:crypto'
import type { Claims } from './identity'

/** Maximum number of cached tokens; the oldest are evicted. */
const MOST = 10_000

/**
 * Time for which a verified token is cached, in milliseconds: the revocation of its key is noticed that much later.
 */
const KEPT = 60_000

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
    const until = Math.min(expiresAt * 1000, this.now().getTime() + KEPT)
    this.known.set(keyOf(token), { claims, until })
  }
}
