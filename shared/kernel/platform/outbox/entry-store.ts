import { readStored, writeStored } from '@mowka/domain/storage'
import { inOrder, isOutboxEntry, type OutboxEntry } from './outbox-call'

/**
 * The calls of one person that wait, in local storage and, where the browser refuses that, in memory. Every call has
 * its own key: tabs add and remove theirs without writing over one another's.
 */
export class EntryStore {
  private readonly keyOf: (person: string, id: string) => string
  /** Calls of this page by key, with whether storage has them. */
  private readonly own = new Map<string, { entry: OutboxEntry; isStored: boolean }>()

  constructor(keyOf: (person: string, id: string) => string) {
    this.keyOf = keyOf
  }

  /** All that wait for a person, of this page and of others, in their order. */
  read(person: string): OutboxEntry[] {
    const beginning = this.keyOf(person, '')
    const found = new Map<string, OutboxEntry>()
    for (const key of keysOfStorage()) {
      const entry = key.startsWith(beginning) ? readStored<unknown>(key) : null
      if (isOutboxEntry(entry)) found.set(key, entry)
    }
    for (const [key, { entry, isStored }] of this.own) {
      // What was stored and is not any more, another tab has sent.
      if (isStored && !found.has(key)) this.own.delete(key)
      else if (key.startsWith(beginning) && !isStored) found.set(key, entry)
    }
    return [...found.values()].sort(inOrder)
  }

  /** The calls that this page handed in. */
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
