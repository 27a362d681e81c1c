import type { ProgressEvent } from '@mowka/shared/contract/schemas/progress'
import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { ApiError, reportError } from '@mowka/shared/platform'
import { isNoAccess } from './no-access'

/** Waits between automatic attempts to send, in milliseconds. After the last the learner decides. */
export const RETRY_WAITS = [500, 1500] as const

/** Answers of the server that another attempt may change. */
const temporary: readonly number[] = [401, 408, 425, 429]

/** Whether the server took an event in and refused it for good. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status >= 400 &&
  error.status < 500 &&
  !temporary.includes(error.status)

const isEvent = (stored: unknown): stored is ProgressEvent =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Partial<ProgressEvent>).eventId === 'string' &&
  typeof (stored as Partial<ProgressEvent>).name === 'string'

/**
 * Sends progress events in their order and loses none: each is kept in the browser until the server has taken it,
 * and its id makes a repeated send harmless. What a closed tab left behind is sent by the next trainer.
 */
export class EventQueue {
  private readonly key: string
  private readonly send: (event: ProgressEvent) => Promise<unknown>
  private readonly wait: (milliseconds: number) => Promise<void>
  private waiting: ProgressEvent[]
  private sending: Promise<void> | null = null
  /** Events that the server refused for good, by id. */
  private readonly refused = new Map<string, unknown>()

  constructor(
    userId: string,
    send: (event: ProgressEvent) => Promise<unknown>,
    wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ) {
    this.key = localKeys.unsentProgress(userId)
    this.send = send
    this.wait = wait
    this.waiting = this.stored()
  }

  /** Takes an event and sends it in the background. */
  push(event: ProgressEvent): void {
    this.add(event)
    this.flush().catch((error) => reportError(error, { part: 'progress' }))
  }

  /** Takes an event (again) and resolves when the server has it and all before it. Rejects when it does not. */
  async deliver(event: ProgressEvent): Promise<void> {
    this.refused.delete(event.eventId)
    this.add(event)
    await this.flush()
    const refusal = this.refused.get(event.eventId)
    if (refusal) throw refusal
  }

  /** Sends everything that waits, also what comes while it is sending. */
  async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      this.sending ??= this.sendAll().finally(() => {
        this.sending = null
      })
      await this.sending
    }
  }

  private async sendAll(): Promise<void> {
    for (let event = this.waiting[0]; event; event = this.waiting[0]) {
      try {
        await this.sendPatiently(event)
      } catch (error) {
        if (!isRefused(error)) throw error
        this.refused.set(event.eventId, error)
        if (isNoAccess(error)) {
          this.setAside(event)
          continue
        }
        reportError(error, { part: 'progress', event: event.name })
      }
      this.drop(event)
    }
  }

  private async sendPatiently(event: ProgressEvent): Promise<void> {
    for (const milliseconds of RETRY_WAITS) {
      try {
        await this.send(event)
        return
      } catch (error) {
        if (isRefused(error)) throw error
        await this.wait(milliseconds)
      }
    }
    await this.send(event)
  }

  // Storage is written by other versions and other hands too: what is no event is left out, and nothing fails by it.
  private stored(): ProgressEvent[] {
    const stored = readStored<unknown>(this.key)
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  }

  // Another tab may keep events under the same key: only this one's own are added and taken away.
  private add(event: ProgressEvent): void {
    if (this.waiting.some((each) => each.eventId === event.eventId)) return
    this.waiting.push(event)
    const stored = this.stored()
    if (!stored.some((each) => each.eventId === event.eventId)) writeStored(this.key, [...stored, event])
  }

  /** Holds nothing up and stays in the browser: access may come back. The next trainer tries again. */
  private setAside(event: ProgressEvent): void {
    this.waiting = this.waiting.filter((each) => each !== event)
  }

  private drop(event: ProgressEvent): void {
    this.waiting = this.waiting.filter((each) => each !== event)
    const rest = this.stored().filter((each) => each.eventId !== event.eventId)
    writeStored(this.key, rest.length > 0 ? rest : null)
  }
}
