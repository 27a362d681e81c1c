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
  /** Sends one event. `leaving` must survive the page. */
  send: (event: TrackedEvent, leaving: boolean) => Promise<unknown>
  isOnline?: () => boolean
}

/**
 * Gathers tracking events and sends them in the background, each in its own `POST /track` (the contract's shape).
 * What a lost network keeps back waits in memory and in session storage; what the server refuses is dropped.
 * Nothing here throws or is waited for (P-TRACK-02).
 */
export class TrackQueue {
  private readonly options: Options
  private waiting: TrackedEvent[]
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending = false

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
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        if ((await this.trySend(next)) === 'later') {
          this.schedule(RETRY_AFTER)
          break
        }
        const done = next
        this.waiting = this.waiting.filter((each) => each !== done)
      }
    } finally {
      this.sending = false
      this.keep()
    }
  }

  /** The page goes away: sends everything at once in requests that outlive it. Without a network it waits stored. */
  leave(): void {
    if (!this.isOnline()) {
      this.keep()
      return
    }
    this.unschedule()
    const events = this.waiting
    this.waiting = []
    this.keep()
    for (const event of events) {
      this.options.send(event, true).catch(() => {
        // The page is still here after all, for instance in a tab behind.
        this.waiting = [event, ...this.waiting].slice(-MOST_WAITING)
        this.keep()
      })
    }
  }

  /** Forgets what was not sent: it belongs to the person who signs out. */
  clear(): void {
    this.unschedule()
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

  private async trySend(event: TrackedEvent): Promise<'done' | 'later'> {
    try {
      await this.options.send(event, false)
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
