import { ApiError } from '../api-error'
import { touch } from '../freshness'
import { sendRequest } from '../http'
import { notify, reportError } from '../platform'
import { type Alone, aloneInBrowser } from './alone'
import { EntryStore } from './entry-store'
import type { OutboxCall, OutboxEntry } from './outbox-call'
import { verdictOf } from './verdict'

/** Delays between immediate retries, in ms, to bridge a short network failure. */
export const BRIDGES = [500, 1500] as const
/** Delays between background retries, in ms; the last one repeats. */
export const BACKOFF = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const
/** Minimum delay before a call rejected for lack of access is retried, in ms, unless access changes. */
export const HELD_FOR = 24 * 60 * 60 * 1000

/** Configuration of an outbox. */
export type OutboxRules = {
  /** Identifies the outbox among the tabs of a browser. */
  name: string
  keyOf: (person: string, id: string) => string
  /**
   * `certain`: stored until the server has accepted the call, across sign-outs and while access is missing; may be
   * sent twice, so the server must deduplicate by id. `light`: sent at most once, may be lost with the page, and is
   * dropped when the outbox is full or the user signs out.
   */
  delivery: 'certain' | 'light'
  /** Maximum number of queued calls; the oldest are dropped. */
  most: number
  /** Time to collect calls before sending them, in ms. */
  gatherFor: number
}

/** Dependencies of an outbox, replaced in tests. */
export type OutboxSurroundings = {
  /** Id of the current user; calls of other users are not sent. */
  person: () => string
  /** Fingerprint of the user's accesses. */
  access: () => string
  isOnline: () => boolean
  alone: Alone
  wait: (milliseconds: number) => Promise<void>
}

export const browserSurroundings = { isOnline: () => navigator.onLine, alone: aloneInBrowser, wait } as const

/**
 * Stores writes until the server has accepted them, and sends them in order, including those of earlier visits and
 * closed tabs. One outbox per kind and page.
 */
export class Outbox {
  private readonly rules: OutboxRules
  private readonly surroundings: OutboxSurroundings
  private readonly entries: EntryStore
  /** Ids awaited by `deliver`: they are attempted even while held. */
  private readonly asked = new Set<string>()
  /** Outcomes of this page's calls that were not simply accepted. */
  private readonly outcomes = new Map<string, 'refused' | { error: unknown }>()
  private sending: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private dueAt = Number.POSITIVE_INFINITY
  private failures = 0
  private turn = 0
  /** Incremented at sign-out, so that calls in flight are not requeued for the next user. */
  private era = 0

  constructor(rules: OutboxRules, surroundings: OutboxSurroundings) {
    this.rules = rules
    this.surroundings = surroundings
    this.entries = new EntryStore(rules.keyOf)
  }

  /** Queues a call and sends it in the background. */
  post(call: OutboxCall): void {
    this.add(call)
    this.schedule(this.rules.gatherFor)
  }

  /**
   * Queues a call (again) and waits for the server. `taken`: the server has accepted it and all earlier ones.
   * `refused`: it was rejected permanently, and the user was notified. Rejects with an `ApiError` if a retry may
   * succeed; the call stays queued then.
   */
  async deliver(call: OutboxCall): Promise<'taken' | 'refused'> {
    const person = this.surroundings.person()
    this.asked.add(call.id)
    try {
      this.add(call)
      await this.flush().catch(() => {})
      // A running flush may have checked for the last time before this call was added.
      if (!this.outcomes.has(call.id) && this.entries.has(person, call.id)) await this.flush()
      const outcome = this.outcomes.get(call.id)
      if (outcome === 'refused') return 'refused'
      if (outcome) throw outcome.error
      // The user signed out meanwhile; the call stays queued for them.
      if (this.entries.has(person, call.id)) throw new ApiError('cancelled', 0, null)
      return 'taken'
    } finally {
      this.asked.delete(call.id)
      this.outcomes.delete(call.id)
    }
  }

  /** Sends all queued calls. Rejects with the first failure that a retry may resolve. */
  flush(): Promise<void> {
    this.unschedule()
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  /** Sends all queued calls in the background, now. */
  retry(): void {
    if (this.entries.read(this.surroundings.person()).length > 0) this.schedule(0)
  }

  /** Sends all light calls immediately because the page is being left, in requests that outlive it. */
  leave(): void {
    const { person, isOnline } = this.surroundings
    if (this.rules.delivery !== 'light' || !isOnline()) return
    const owner = person()
    for (const entry of this.entries.readOwn(owner)) {
      // The page may survive, for instance in a background tab.
      void this.attempt(owner, entry).catch(() => this.schedule(BACKOFF[0]))
    }
  }

  /** Handles a sign-out: drops light calls and leaves certain ones queued for the user. */
  forget(): void {
    this.era += 1
    this.unschedule()
    if (this.rules.delivery === 'light') this.entries.clear(this.surroundings.person())
  }

  private add(call: OutboxCall): void {
    const { person } = this.surroundings
    const owner = person()
    if (this.entries.has(owner, call.id)) return
    this.turn += 1
    this.entries.put(owner, { ...call, at: Date.now(), turn: this.turn })
    const surplus = this.entries.read(owner).slice(0, -this.rules.most)
    for (const { id } of surplus) this.entries.remove(owner, id)
  }

  private schedule(delay: number): void {
    const dueAt = Date.now() + delay
    if (this.dueAt <= dueAt) return
    this.unschedule()
    this.dueAt = dueAt
    // A failed flush schedules the next attempt itself.
    this.timer = setTimeout(() => void this.flush().catch(() => {}), delay)
  }

  private unschedule(): void {
    clearTimeout(this.timer)
    this.dueAt = Number.POSITIVE_INFINITY
  }

  private async sendAll(): Promise<void> {
    const { alone, person } = this.surroundings
    const owner = person()
    try {
      await alone(`outbox.${this.rules.name}.${owner}`, () => this.sendWaiting(owner))
      this.failures = 0
    } catch (error) {
      this.schedule(BACKOFF[Math.min(this.failures, BACKOFF.length - 1)] ?? 0)
      this.failures += 1
      throw error
    }
  }

  private async sendWaiting(owner: string): Promise<void> {
    const { era } = this
    const tried = new Set<string>()
    let failed: { error: unknown } | null = null
    for (let entry = this.next(owner, tried); entry; entry = this.next(owner, tried)) {
      if (era !== this.era || owner !== this.surroundings.person()) return
      tried.add(entry.id)
      try {
        await this.attempt(owner, entry)
      } catch (error) {
        if (this.asked.has(entry.id)) this.outcomes.set(entry.id, { error })
        if (verdictOf(error) === 'later') {
          // Later calls are blocked by the same failure.
          for (const id of this.asked) this.outcomes.set(id, { error })
          throw error
        }
        if (verdictOf(error) === 'broken') failed ??= { error }
      }
    }
    if (failed) throw failed.error
  }

  private next(owner: string, tried: ReadonlySet<string>): OutboxEntry | undefined {
    return this.entries.read(owner).find((entry) => !tried.has(entry.id) && !this.isHeld(entry))
  }

  /**
   * Whether a call rejected for lack of access is on hold: it blocks no other and is not retried on every start. It
   * is retried when the user's accesses change (a trial, a purchase, a company seat), when `deliver` waits for it,
   * and once per day, because this browser doesn't notice every change of access (an editor unlocks a lesson).
   */
  private isHeld({ id, held }: OutboxEntry): boolean {
    if (!held || this.asked.has(id)) return false
    // If the clock was set back, the call must not stay on hold until it catches up.
    return held.access === this.surroundings.access() && Math.abs(Date.now() - held.at) < HELD_FOR
  }

  /** Sends one call. Resolves when it is done for good, rejects while it stays queued. */
  private async attempt(owner: string, entry: OutboxEntry): Promise<void> {
    const { era } = this
    const isLight = this.rules.delivery === 'light'
    const access = this.surroundings.access()
    if (isLight) this.entries.remove(owner, entry.id)
    try {
      const answer = await this.sendPatiently(entry)
      if (entry.saidWhenOverruled && isOverruled(answer)) notify('success', entry.saidWhenOverruled)
      if (!isLight) this.entries.remove(owner, entry.id)
      touch(entry.touches)
    } catch (error) {
      const verdict = verdictOf(error)
      if (verdict === 'refused' || (verdict === 'noAccess' && isLight)) {
        this.entries.remove(owner, entry.id)
        this.tellRefusal(entry, error)
        return
      }
      if (isLight && era === this.era) this.entries.put(owner, entry)
      if (verdict === 'noAccess') this.entries.put(owner, { ...entry, held: { access, at: Date.now() } })
      throw error
    }
  }

  private tellRefusal(entry: OutboxEntry, error: unknown): void {
    if (this.asked.has(entry.id)) this.outcomes.set(entry.id, 'refused')
    reportError(error, { part: 'outbox', call: `${entry.method} ${entry.path}` })
    if (entry.saidWhenRefused) notify('warning', entry.saidWhenRefused)
  }

  private async sendPatiently({ method, path, body }: OutboxEntry): Promise<unknown> {
    const { isOnline, wait } = this.surroundings
    const isLight = this.rules.delivery === 'light'
    const send = () => sendRequest<unknown>({ method, path, body, keepalive: isLight })
    if (!isOnline()) throw new ApiError('network', 0, null)
    if (isLight) return send()
    for (const milliseconds of BRIDGES) {
      try {
        return await send()
      } catch (error) {
        if (verdictOf(error) !== 'later' || !isOnline()) throw error
        await wait(milliseconds)
      }
    }
    return send()
  }
}

/** Whether the server overruled the client's verdict. */
const isOverruled = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'overruled' in answer && answer.overruled === true

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
