import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'

/** Lifetime of a refusal in ms. A later one has another cause. */
const REFUSAL_LIFETIME = 10 * 60_000

/** The refused call and its time in ms. */
const refusalSchema = v.object({ call: v.string(), at: v.number() })
const storedRefusal = stored(sessionKeys.refusedCall, refusalSchema, 'session')

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
    storedRefusal.write({ call, at: Date.now() })
  }

  /** Records that a call with a token succeeded. */
  accepted(call: string): void {
    if (readRefusal()?.call !== call) return
    this.isStopped = false
    storedRefusal.write(null)
  }
}

/** Returns the last refusal, unless it is too old or invalid. */
function readRefusal(): v.InferOutput<typeof refusalSchema> | null {
  const refusal = storedRefusal.read()
  return refusal && Date.now() - refusal.at < REFUSAL_LIFETIME ? refusal : null
}

export const refusedSignIn = new RefusedSignIn()
