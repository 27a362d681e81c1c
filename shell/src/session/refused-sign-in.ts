import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/** Lifetime of a refusal in ms. A later one has another cause. */
const REFUSAL_LIFETIME = 10 * 60_000

/** The refused call and its time in ms. */
type Refusal = { call: string; at: number }

/**
 * Breaks the loop of a token that the API refuses while the identity provider keeps signing the user in: the first
 * refusal leads to a silent sign-in, the next one stops and lets the user decide (P-AUTH-06). Cleared when the
 * refused call succeeds. Stored in the tab, because the page is left in between.
 */
export class RefusedSignIn {
  /** No more automatic sign-ins. */
  isStopped = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Records that the API refused a call with this sign-in's token. */
  refused(call: string): void {
    this.isStopped = readRefusal() !== null
    writeStored(sessionKeys.refusedCall, { call, at: Date.now() } satisfies Refusal, sessionStorage)
  }

  /** Records that a call with a token succeeded. */
  accepted(call: string): void {
    if (readRefusal()?.call !== call) return
    this.isStopped = false
    writeStored(sessionKeys.refusedCall, null, sessionStorage)
  }
}

/** Returns the last refusal, unless it is too old or invalid. */
function readRefusal(): Refusal | null {
  const stored = readStored<Partial<Refusal>>(sessionKeys.refusedCall, sessionStorage)
  if (typeof stored?.call !== 'string' || typeof stored.at !== 'number') return null
  return Date.now() - stored.at < REFUSAL_LIFETIME ? { call: stored.call, at: stored.at } : null
}

export const refusedSignIn = new RefusedSignIn()
