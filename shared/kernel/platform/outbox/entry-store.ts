import { parseStored, readStoredText, storedKeys, writeStored } from '../../storage/raw'
import { inOrder, isOutboxEntry, type OutboxEntry } from './outbox-call'

/**
 * One user's pending calls, in local storage or, where the browser refuses that, in memory. Each call has its own
 * key, so that tabs never overwrite each other's calls. Not in IndexedDB: its writes are asynchronous, so a call added
 * just before the page is closed could be lost.
 */
export class EntryStore {
  private readonly keyOf: (person: string, id: string) => string
  /** Calls of this page by key, and whether they are in storage. */
  private readonly own = new Map<string, { entry: OutboxEntry; isStored: boolean }>()
  /** Parsed calls by key. The queue is read before each call, and parsing all of it each time would be quadratic. */
  private readonly parsed = new Map<string, { text: string; entry: OutboxEntry | null }>()

  constructor(keyOf: (person: string, id: string) => string) {
    this.keyOf = keyOf
  }

  /** Returns all pending calls of a user, from this page and others, in order. */
  read(person: string): OutboxEntry[] {
    const prefix = this.keyOf(person, '')
    const found = new Map<string, OutboxEntry>()
    for (const key of storedKeys([prefix])) {
      const entry = this.readKey(key)
      if (entry) found.set(key, entry)
    }
    for (const [key, { entry, isStored }] of this.own) {
      // A call that is no longer in storage was sent by another tab.
      if (isStored && !found.has(key)) this.own.delete(key)
      else if (key.startsWith(prefix) && !isStored) found.set(key, entry)
    }
    return [...found.values()].sort(inOrder)
  }

  /** Returns the calls that this page added. */
  readOwn(person: string): OutboxEntry[] {
    return this.read(person).filter(({ id }) => this.own.has(this.keyOf(person, id)))
  }

  put(person: string, entry: OutboxEntry): void {
    const key = this.keyOf(person, entry.id)
    this.own.set(key, { entry, isStored: writeStored(key, entry) })
  }

  remove(person: string, id: string): void {
    const key = this.keyOf(person, id)
    this.own.delete(key)
    this.parsed.delete(key)
    writeStored(key, null)
  }

  has(person: string, id: string): boolean {
    const key = this.keyOf(person, id)
    return this.own.get(key)?.isStored === false || this.readKey(key) !== null
  }

  clear(person: string): void {
    for (const { id } of this.read(person)) this.remove(person, id)
  }

  /** Returns a stored call, parsed again only if its text has changed. */
  private readKey(key: string): OutboxEntry | null {
    const text = readStoredText(key)
    if (text === null) {
      this.parsed.delete(key)
      return null
    }
    const known = this.parsed.get(key)
    if (known?.text === text) return known.entry
    const value = parseStored(text)
    const entry = isOutboxEntry(value) ? value : null
    this.parsed.set(key, { text, entry })
    return entry
  }
}
