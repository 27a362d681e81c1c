/** A write that may wait: it is kept in the browser until the server has taken it. */
export type OutboxCall = {
  /** Its own name. The same call handed in again waits once, and the server takes it once. */
  id: string
  method: string
  path: string
  body: unknown
  /** What the reads that are shown have to be asked again for once the server has taken it. */
  touches: readonly string[]
  /** What the person reads should the server refuse it for good; nothing without it. */
  saidWhenRefused?: string
  /** What the person reads when the server has judged otherwise in their favour (`overruled`); nothing without it. */
  saidWhenOverruled?: string
}

/** A call as it waits. */
export type OutboxEntry = OutboxCall & {
  /** When it was handed in, in milliseconds, and its number among the page's calls: they are sent in this order. */
  at: number
  turn: number
  /** It was refused for want of access: under which accesses, and when. */
  held?: { access: string; at: number }
}

const methods: readonly unknown[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Storage is written by other versions and other hands, too: what is no entry is left alone. A path is one of the API,
 * never an address that would take the token elsewhere.
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

/** The order of sending. */
export const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.at - other.at || one.turn - other.turn
