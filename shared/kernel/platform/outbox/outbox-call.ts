import * as v from 'valibot'

/** A write that is stored in the browser until the server has accepted it. */
export type OutboxCall = {
  /** Idempotency key. A call that is added again is queued and processed once. */
  id: string
  method: string
  path: string
  body: unknown
  /** Tags of reads to revalidate once the server has accepted the call. */
  touches: readonly string[]
  /** Message for the user if the server rejects the call permanently; none by default. */
  saidWhenRefused?: string
  /** Message for the user if the server overrules the client in their favour (`overruled`); none by default. */
  saidWhenOverruled?: string
}

/** A queued call. */
export type OutboxEntry = OutboxCall & {
  /** Time of queueing in ms, and sequence number within the page: calls are sent in this order. */
  at: number
  turn: number
  /** Set if the call was rejected for lack of access: the user's accesses at that time, and when. */
  held?: { access: string; at: number }
}

const entrySchema = v.object({
  id: v.string(),
  method: v.picklist(['POST', 'PUT', 'PATCH', 'DELETE']),
  // Relative to the API, so that the token is never sent elsewhere.
  path: v.pipe(
    v.string(),
    v.check((path) => /^\/(?!\/)/.test(path)),
  ),
  // JSON omits `undefined`.
  body: v.exactOptional(v.unknown()),
  touches: v.array(v.string()),
  saidWhenRefused: v.exactOptional(v.string()),
  saidWhenOverruled: v.exactOptional(v.string()),
  at: v.number(),
  turn: v.number(),
  held: v.exactOptional(v.object({ access: v.string(), at: v.number() })),
})

/** Validates an entry from storage, which other versions or scripts may have written; invalid ones are ignored. */
export function isOutboxEntry(stored: unknown): stored is OutboxEntry {
  return v.safeParse(entrySchema, stored).success
}

/** Sending order. */
export const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.at - other.at || one.turn - other.turn
