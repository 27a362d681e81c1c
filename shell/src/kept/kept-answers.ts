import type { User } from '@mowka/contract/schemas/user'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { isKeptKey } from '@mowka/web/api'
import { unstable_serialize } from 'swr'
import { forgetSnapshots } from '../snapshot/forget-snapshots'
import { isFresh } from './kept-for'

/** How much is kept in all, and of one answer, in characters of JSON. The oldest give way. */
export const MOST = 400_000
export const MOST_OF_ONE = 150_000

/** How soon new answers are written down, in milliseconds. */
export const WRITTEN_AFTER = 2_000

/** An answer with the key of its read. */
type Entry = { key: readonly unknown[]; answer: unknown; at: number }

type Stored = {
  /** The releases that wrote it. */
  stamp: string
  /** Whose it is: the subject of the identity token. */
  subject: string
  me: { user: User; at: number } | null
  entries: Entry[]
}

/** What SWR keeps under a key; `_k` is the key as the read wrote it. */
type State = { data?: unknown; _k?: unknown }

/**
 * Answers kept on the device, so that a page that was seen before is drawn at once while it is read again. Which
 * reads, the contract says (`kept`). They belong to one person, go with their sign-out, and are used by no other
 * release than the one that wrote them: their shape may be another one.
 */
export class KeptAnswers {
  /** The account as it was last seen. */
  me: User | null = null
  private meAt = 0
  private subject: string | null = null
  private stamp: string | null = null
  private readonly entries = new Map<string, Entry>()
  private readonly states = new Map<string, State>()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What SWR reads and writes. */
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

  /** Says which releases are at work. Without a word of that, and while something is developed, nothing is kept. */
  start(stamp: string | null, target: Window): void {
    this.stamp = stamp
    const write = () => this.write()
    target.addEventListener('pagehide', write)
    target.document.addEventListener('visibilitychange', write)
  }

  /** Takes what is kept for a person; what is another person's is removed. Calling it again changes nothing. */
  begin(subject: string): void {
    if (this.stamp === null || this.subject === subject) return
    const stored = readStored<Stored>(localKeys.keptAnswers)
    const fits = stored?.subject === subject && stored.stamp === this.stamp && Array.isArray(stored.entries)
    // Snapshots know their own release: those of the same person may still be good.
    if (!fits && stored?.subject === subject) this.dropAnswers()
    else if (!fits) this.forget()
    this.subject = subject
    if (!fits) return
    if (stored.me && isFresh(stored.me)) {
      this.me = stored.me.user
      this.meAt = stored.me.at
    }
    for (const entry of stored.entries.filter(isFresh)) {
      const name = unstable_serialize(entry.key)
      this.entries.set(name, entry)
      if (!this.states.has(name)) this.states.set(name, { data: entry.answer, _k: entry.key })
    }
  }

  /** Whether this page is the one of a person. Another tab may have signed someone else in since. */
  isOf(subject: string): boolean {
    return this.subject === subject
  }

  /** Keeps the account as it is now. */
  keepMe(user: User): void {
    if (this.subject === null) return
    // New is said once, by the answer that created the account.
    this.me = { ...user, isNew: false }
    this.meAt = Date.now()
    this.writeSoon()
  }

  /** Takes everything off the device, and keeps nothing until someone is here again. */
  forget(): void {
    this.distrust()
    this.subject = null
  }

  /** Something broke, perhaps because of what was kept: the next page begins with what the server says. */
  distrust(): void {
    this.dropAnswers()
    forgetSnapshots()
  }

  private dropAnswers(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.me = null
    this.entries.clear()
    writeStored(localKeys.keptAnswers, null)
  }

  private note(name: string, { data, _k: key }: State): void {
    if (this.subject === null || data === undefined || !isKeptKey(key)) return
    if (this.entries.get(name)?.answer === data) return
    // At the end: the oldest are first.
    this.entries.delete(name)
    this.entries.set(name, { key, answer: data, at: Date.now() })
    this.writeSoon()
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => this.write(), WRITTEN_AFTER)
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
      if (size > MOST_OF_ONE) continue
      left -= size
      if (left < 0) break
      entries.unshift(entry)
    }
    const stored: Stored = { stamp, subject, me: me && { user: me, at: this.meAt }, entries }
    writeStored(localKeys.keptAnswers, stored)
  }
}

export const keptAnswers = new KeptAnswers()
