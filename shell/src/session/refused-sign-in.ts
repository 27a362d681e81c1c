import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/** A refusal counts for so long, in milliseconds. One that comes later has another reason. */
const REMEMBERED_FOR = 10 * 60_000

/** The call that was refused, and when, in milliseconds. */
type Refusal = { call: string; at: number }

/**
 * Ends the circle of a token that the API refuses while the identity provider goes on signing the person in: the first
 * refusal leads to a sign-in without a question, the next one stops and lets the person decide (P-AUTH-06). It is over
 * when the refused call succeeds. The tab remembers it, because the page is left in between.
 */
export class RefusedSignIn {
  /** No sign-in happens by itself any more. */
  isStopped = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The API refused a call that carried the token of this sign-in. */
  refused(call: string): void {
    this.isStopped = readRefusal() !== null
    writeStored(sessionKeys.refusedCall, { call, at: Date.now() } satisfies Refusal, sessionStorage)
  }

  /** A call with a token succeeded. */
  accepted(call: string): void {
    if (readRefusal()?.call !== call) return
    this.isStopped = false
    writeStored(sessionKeys.refusedCall, null, sessionStorage)
  }
}

/** The last refusal, unless it was too long ago or something else stands in its place. */
function readRefusal(): Refusal | null {
  const stored = readStored<Partial<Refusal>>(sessionKeys.refusedCall, sessionStorage)
  if (typeof stored?.call !== 'string' || typeof stored.at !== 'number') return null
  return Date.now() - stored.at < REMEMBERED_FOR ? { call: stored.call, at: stored.at } : null
}

export const refusedSignIn = new RefusedSignIn()
