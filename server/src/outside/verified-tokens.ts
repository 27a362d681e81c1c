import { hash } from 'node:crypto'
import type { Claims } from './identity'

/** So many tokens are remembered; beyond that the ones that came first are checked again. */
const MOST = 10_000

/** How long a token is taken as it was found, in milliseconds: so much later is noticed that its key was taken back. */
const KEPT = 60_000

/** The hash of the whole of a token. */
const keyOf = (token: string): string => hash('sha256', token, 'base64')

/**
 * Tokens whose signature was found good a moment ago: a browser sends the same one with every call. They are known by
 * the hash of the whole token and never longer than they are good for. What they allow is not remembered: that is read
 * with each call.
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

  /** Remembers a good token; `expiresAt` is its own end, in seconds. */
  keep(token: string, claims: Claims, expiresAt: number): void {
    const [oldest] = this.known.keys()
    if (oldest !== undefined && this.known.size >= MOST) this.known.delete(oldest)
    const until = Math.min(expiresAt * 1000, this.now().getTime() + KEPT)
    this.known.set(keyOf(token), { claims, until })
  }
}
