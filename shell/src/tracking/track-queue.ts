import type { TrackingEventName, TrackingProperties } from '@mowka/shared/contract/schemas/tracking'
import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { sessionKeys } from '@mowka/shared/domain/storage-keys'
import { ApiError } from '@mowka/shared/platform'

export type TrackedEvent = { event: TrackingEventName; properties: TrackingProperties }

/** How long events are gathered before they are sent together, in milliseconds. */
export const GATHER_FOR = 2_000
/** When sending failed, it is tried again after this time, in milliseconds. */
export const RETRY_AFTER = 30_000
/** At most so many wait; the oldest make room. */
export const MOST_WAITING = 100
/** Key of session storage: events outlive a reload of the tab, not the person's visit. */
export const UNSENT_KEY = sessionKeys.unsentTracking

type Options = {
  /** Sends one event, in a request that outlives the page. */
  send: (event: TrackedEvent) => Promise<unknown>
  isOnline?: () => boolean
}

/**
 * Gathers tracking events and sends them in the background, each in its own `POST /track` (the contract's shape).
 * What a lost network keeps back waits in memory and in session storage; what the server refuses is dropped.
 * An event is either waiting or under way, so that nothing that happens to the page sends it twice.
 * Nothing here throws or is waited for (P-TRACK-02).
 */
export class TrackQueue {
  private readonly options: Options
  private waiting: TrackedEvent[]
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending = false
  /** Changes with the person: what is under way for one never comes back to be sent as another. */
  private person = Symbol('person')

  constructor(options: Options) {
    this.options = options
    this.waiting = readStored<TrackedEvent[]>(UNSENT_KEY, sessionStorage) ?? []
    if (this.waiting.length > 0) this.schedule(GATHER_FOR)
  }

  /** Takes an event. */
  add(event: TrackingEventName, properties: TrackingProperties): void {
    this.waiting = [...this.waiting, { event, properties }].slice(-MOST_WAITING)
    this.schedule(GATHER_FOR)
  }

  /** Sends what waits, one after another, and keeps what could not be sent. */
  async flush(): Promise<void> {
    this.unschedule()
    if (this.sending || !this.isOnline()) return this.keep()
    this.sending = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.keep()
      if (!(await this.trySend([next]))) break
    }
    this.sending = false
  }

  /** The page goes away: sends everything at once. Without a network it waits stored. */
  leave(): void {
    if (!this.isOnline()) {
      this.keep()
      return
    }
    this.unschedule()
    const events = this.waiting
    this.waiting = []
    this.keep()
    // The page may still be here afterwards, for instance in a tab behind.
    void this.trySend(events)
  }

  /** Forgets what was not sent: it belongs to the person who signs out. */
  clear(): void {
    this.unschedule()
    this.person = Symbol('person')
    this.waiting = []
    this.keep()
  }

  /** Follows the page: leaving, hiding, coming back online. */
  listen(target: Window): void {
    target.addEventListener('pagehide', () => this.leave())
    target.document.addEventListener('visibilitychange', () => {
      if (target.document.visibilityState === 'hidden') this.leave()
    })
    target.addEventListener('online', () => void this.flush())
  }

  /** Sends events; false when some could not be sent and wait again. */
  private async trySend(events: readonly TrackedEvent[]): Promise<boolean> {
    const { person } = this
    const outcomes = await Promise.all(events.map((event) => this.sendOne(event)))
    if (person !== this.person) return true
    const unsent = events.filter((_, index) => outcomes[index] === 'later')
    if (unsent.length === 0) return true
    this.waiting = [...unsent, ...this.waiting].slice(-MOST_WAITING)
    this.keep()
    this.schedule(RETRY_AFTER)
    return false
  }

  private async sendOne(event: TrackedEvent): Promise<'done' | 'later'> {
    try {
      await this.options.send(event)
      return 'done'
    } catch (error) {
      const isRefused =
        error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
      return isRefused ? 'done' : 'later'
    }
  }

  private isOnline(): boolean {
    return this.options.isOnline?.() ?? navigator.onLine
  }

  private schedule(delay: number): void {
    this.timer ??= setTimeout(() => void this.flush(), delay)
  }

  private unschedule(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private keep(): void {
    writeStored(UNSENT_KEY, this.waiting.length > 0 ? this.waiting : null, sessionStorage)
  }
}
