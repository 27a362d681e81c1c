import { ApiError } from '../api-error'
import { touch } from '../freshness'
import { sendRequest } from '../http'
import { notify, reportError } from '../platform'
import { type Alone, aloneInBrowser } from './alone'
import { EntryStore } from './entry-store'
import type { OutboxCall, OutboxEntry } from './outbox-call'
import { verdictOf } from './verdict'

/** Waits between attempts while someone may be waiting, in milliseconds: they bridge a short break of the network. */
export const BRIDGES = [500, 1500] as const
/** Waits between attempts in the background, in milliseconds; the last one repeats. */
export const BACKOFF = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const
/**
 * What was refused for want of access is tried again after this time at the earliest, in milliseconds, unless access
 * changes.
 */
export const HELD_FOR = 24 * 60 * 60 * 1000

/** How a box treats what waits in it. */
export type OutboxRules = {
  /** Names the box among the tabs of a browser. */
  name: string
  keyOf: (person: string, id: string) => string
  /**
   * `certain`: kept until the server has taken it, also over a sign-out and while access is missing; may be sent twice,
   * so the server has to know the id. `light`: never sent twice, may be lost with the page, and is forgotten when there
   * are too many or the person signs out.
   */
  delivery: 'certain' | 'light'
  /** At most this many wait; the oldest make room. */
  most: number
  /** How long calls are gathered before they are sent, in milliseconds. */
  gatherFor: number
}

/** What a box needs from outside; tests give their own. */
export type OutboxSurroundings = {
  /** Whose calls these are; another person's are left alone. */
  person: () => string
  /** What the person may open, as a text that differs when it changes. */
  access: () => string
  isOnline: () => boolean
  alone: Alone
  wait: (milliseconds: number) => Promise<void>
}

export const browserSurroundings = { isOnline: () => navigator.onLine, alone: aloneInBrowser, wait } as const

/**
 * Keeps writes until the server has taken them, and sends them in their order, also those of an earlier visit and of
 * tabs that are gone. One box a kind and page.
 */
export class Outbox {
  private readonly rules: OutboxRules
  private readonly surroundings: OutboxSurroundings
  private readonly entries: EntryStore
  /** Calls that someone waits for: they are tried even while they are held. */
  private readonly asked = new Set<string>()
  /** How calls of this page ended that did not just go through. */
  private readonly outcomes = new Map<string, 'refused' | { error: unknown }>()
  private sending: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private dueAt = Number.POSITIVE_INFINITY
  private failures = 0
  private turn = 0
  /** Changes when a person signs out: what is under way for them must not come back for the next one. */
  private era = 0

  constructor(rules: OutboxRules, surroundings: OutboxSurroundings) {
    this.rules = rules
    this.surroundings = surroundings
    this.entries = new EntryStore(rules.keyOf)
  }

  /** Takes a call and sends it in the background. */
  post(call: OutboxCall): void {
    this.add(call)
    this.schedule(this.rules.gatherFor)
  }

  /**
   * Takes a call (again) and waits for the server. `taken`: it has this one and those before. `refused`: it will never
   * take it; the person knows. Rejects with an `ApiError` when another attempt may help; the call goes on waiting then.
   */
  async deliver(call: OutboxCall): Promise<'taken' | 'refused'> {
    const person = this.surroundings.person()
    this.asked.add(call.id)
    try {
      this.add(call)
      await this.flush().catch(() => {})
      // A flush that was under way may have looked for the last time before the call was handed in.
      if (!this.outcomes.has(call.id) && this.entries.has(person, call.id)) await this.flush()
      const outcome = this.outcomes.get(call.id)
      if (outcome === 'refused') return 'refused'
      if (outcome) throw outcome.error
      // Someone signed out in the middle: it waits for them.
      if (this.entries.has(person, call.id)) throw new ApiError('cancelled', 0, null)
      return 'taken'
    } finally {
      this.asked.delete(call.id)
      this.outcomes.delete(call.id)
    }
  }

  /** Sends all that waits. Rejects with the first failure that another attempt may mend. */
  flush(): Promise<void> {
    this.unschedule()
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  /** Sends all that waits in the background, now. */
  retry(): void {
    if (this.entries.read(this.surroundings.person()).length > 0) this.schedule(0)
  }

  /** The page goes away: what is light is sent at once, in requests that outlive the page. */
  leave(): void {
    const { person, isOnline } = this.surroundings
    if (this.rules.delivery !== 'light' || !isOnline()) return
    const owner = person()
    for (const entry of this.entries.readOwn(owner)) {
      // The page may still be here afterwards, for instance in a tab behind.
      void this.attempt(owner, entry).catch(() => this.schedule(BACKOFF[0]))
    }
  }

  /** The person signs out: what is light goes with them, what is certain waits for them. */
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
    // A failure is followed by the next attempt.
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
          // Anyone who waits for a later call waits for the same thing.
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
   * What was refused for want of access holds up nothing and is not asked for again at every start. It is tried when
   * the person's accesses change (a trial, a purchase, a company's seat), when someone waits for it, and once a day,
   * because access also comes in ways that this browser does not see (an editor frees a lesson).
   */
  private isHeld({ id, held }: OutboxEntry): boolean {
    if (!held || this.asked.has(id)) return false
    // A clock that was set back must not hold a call for as long as it was ahead.
    return held.access === this.surroundings.access() && Math.abs(Date.now() - held.at) < HELD_FOR
  }

  /** Sends one call. Resolves when that is over for good, rejects when it waits on. */
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

/** Whether the server answered that it has judged otherwise. */
const isOverruled = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'overruled' in answer && answer.overruled === true

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
