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

const methods: readonly unknown[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Validates an entry from storage, which other versions or scripts may have written; invalid ones are ignored. The
 * path must be relative to the API, so that the token is never sent elsewhere.
 */
export function isOutboxEntry(stored: unknown): stored is OutboxEntry {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, method, path, touches, at, turn } = stored as Partial<Record<keyof OutboxEntry, unknown>>
  return (
    typeof id === 'string' &&
    methods.includes(method) &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    Array.isArray(touches) &&
    typeof at === 'number' &&
    typeof turn === 'number'
  )
}

/** Sending order. */
export const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.at - other.at || one.turn - other.turn
