import { readStored, writeStored } from '../../storage/raw'
import { inOrder, isOutboxEntry, type OutboxEntry } from './outbox-call'

/**
 * One user's pending calls, in local storage or, where the browser refuses that, in memory. Each call has its own
 * key, so that tabs never overwrite each other's calls.
 */
export class EntryStore {
  private readonly keyOf: (person: string, id: string) => string
  /** Calls of this page by key, and whether they are in storage. */
  private readonly own = new Map<string, { entry: OutboxEntry; isStored: boolean }>()

  constructor(keyOf: (person: string, id: string) => string) {
    this.keyOf = keyOf
  }

  /** Returns all pending calls of a user, from this page and others, in order. */
  read(person: string): OutboxEntry[] {
    const beginning = this.keyOf(person, '')
    const found = new Map<string, OutboxEntry>()
    for (const key of keysOfStorage()) {
      const entry = key.startsWith(beginning) ? readStored(key) : null
      if (isOutboxEntry(entry)) found.set(key, entry)
    }
    for (const [key, { entry, isStored }] of this.own) {
      // A call that is no longer in storage was sent by another tab.
      if (isStored && !found.has(key)) this.own.delete(key)
      else if (key.startsWith(beginning) && !isStored) found.set(key, entry)
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
    writeStored(key, null)
  }

  has(person: string, id: string): boolean {
    return this.read(person).some((each) => each.id === id)
  }

  clear(person: string): void {
    for (const { id } of this.read(person)) this.remove(person, id)
  }
}

function keysOfStorage(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
