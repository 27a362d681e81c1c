import type { User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { removeStored, stored } from '@mowka/kernel/storage'
import { isCachedRead } from '@mowka/web/api'
import { unstable_serialize } from 'swr'
import * as v from 'valibot'
import { isFresh } from './cache-validity'

/** Removes all snapshots from the device. */
export const clearSnapshots = (): void => removeStored([localKeys.pageSnapshot('')])

/** Size limits of the cache and of one response, in characters of JSON. The oldest entries are evicted. */
export const MOST = 400_000
export const MAX_ENTRY_SIZE = 150_000

/** Debounce for writing new responses, in ms. */
export const WRITE_DEBOUNCE = 2_000

/** A response with the key of its read. */
const entrySchema = v.object({
  key: v.array(v.unknown()),
  answer: v.unknown(),
  at: v.number(),
})
type Entry = v.InferOutput<typeof entrySchema>

const storedCache = stored(
  localKeys.keptAnswers,
  v.object({
    /** Stamp of the releases that wrote it, which therefore know the shape of its responses. */
    stamp: v.string(),
    /** Subject of the owner's identity token. */
    subject: v.string(),
    me: v.nullable(v.object({ user: v.custom<User>((user) => typeof user === 'object'), at: v.number() })),
    entries: v.array(entrySchema),
  }),
)

/** SWR's state for a key; `_k` is the key as passed to the hook. */
type State = { data?: unknown; _k?: unknown }

/**
 * Response cache on the device, so that a page that was seen before renders immediately while it is refetched. The
 * contract marks the cacheable reads (`kept`). Entries belong to one user, are removed on sign-out, and are used only
 * by the releases that wrote them, because their shape may change.
 */
export class ResponseCache {
  /** The last known account. */
  me: User | null = null
  private meAt = 0
  private subject: string | null = null
  private stamp: string | null = null
  private readonly entries = new Map<string, Entry>()
  private readonly states = new Map<string, State>()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Cache interface for SWR. */
  readonly cache = {
    keys: () => this.states.keys(),
    get: (name: string) => this.states.get(name),
    set: (name: string, state: State) => {
      this.states.set(name, state)
      this.note(name, state)
    },
    delete: (name: string) => {
      this.states.delete(name)
    },
  }

  /** Sets the active releases. Without a stamp, e.g. during development, nothing is stored. */
  start(stamp: string | null, target: Window): void {
    this.stamp = stamp
    const write = () => this.write()
    target.addEventListener('pagehide', write)
    target.document.addEventListener('visibilitychange', write)
  }

  /** Loads the cache of a user and removes another user's. Idempotent. */
  begin(subject: string): void {
    if (this.stamp === null || this.subject === subject) return
    const cached = storedCache.read()
    const fits = cached?.subject === subject && cached.stamp === this.stamp
    // Snapshots check their release themselves, so the same user's may still be valid.
    if (!fits && cached?.subject === subject) this.dropEntries()
    else if (!fits) this.forget()
    this.subject = subject
    if (!fits) return
    if (cached.me && isFresh(cached.me)) {
      this.me = cached.me.user
      this.meAt = cached.me.at
    }
    for (const entry of cached.entries.filter(isFresh)) {
      const name = unstable_serialize(entry.key)
      this.entries.set(name, entry)
      if (!this.states.has(name)) this.states.set(name, { data: entry.answer, _k: entry.key })
    }
  }

  /** Whether this page belongs to a user. Another tab may have signed in a different one since. */
  isOf(subject: string): boolean {
    return this.subject === subject
  }

  /** Stores the current account. */
  storeMe(user: User): void {
    if (this.subject === null) return
    // Only the response that created the account has this flag.
    this.me = { ...user, isNew: false }
    this.meAt = Date.now()
    this.writeSoon()
  }

  /** Removes everything from the device and stores nothing until a user is known again. */
  forget(): void {
    this.invalidate()
    this.subject = null
  }

  /** Invalidates the cache after an error that it may have caused, so that the next page starts with server data. */
  invalidate(): void {
    this.dropEntries()
    clearSnapshots()
  }

  private dropEntries(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.me = null
    this.entries.clear()
    storedCache.write(null)
  }

  private note(name: string, { data, _k: key }: State): void {
    if (this.subject === null || data === undefined || !isCachedRead(key)) return
    if (this.entries.get(name)?.answer === data) return
    // Reinserted at the end: the oldest entries come first.
    this.entries.delete(name)
    this.entries.set(name, { key: [...key], answer: data, at: Date.now() })
    this.writeSoon()
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => this.write(), WRITE_DEBOUNCE)
  }

  private write(): void {
    if (this.timer === undefined || this.subject === null || this.stamp === null) return
    clearTimeout(this.timer)
    this.timer = undefined
    const { stamp, subject, me } = this
    let left = MOST
    const entries: Entry[] = []
    for (const entry of [...this.entries.values()].reverse()) {
      const size = JSON.stringify(entry).length
      if (size > MAX_ENTRY_SIZE) continue
      left -= size
      if (left < 0) break
      entries.unshift(entry)
    }
    storedCache.write({ stamp, subject, me: me && { user: me, at: this.meAt }, entries })
  }
}

export const responseCache = new ResponseCache()
