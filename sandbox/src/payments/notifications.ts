import { createHash, randomUUID } from 'node:crypto'
import type { Mode } from '../control/switches'
import type { Journal } from '../store/journal'
import type { Order, OrderStatus } from './orders'
import type { Refund } from './refunds'

/** Retry delays for an unconfirmed notification, in seconds: PayU's schedule with minutes shortened to seconds. */
const RETRY_DELAYS = [
  1, 2, 5, 10, 30, 60, 120, 180, 360, 540, 720, 900, 1_080, 1_260, 1_440, 2_160, 2_880, 3_600, 4_320,
]

/** Timeout of the shop's response in ms. */
const TIMEOUT = 10_000

/** Maximum number of finished notifications stored for the page. */
const KEPT = 500

/** Delivery of notifications to the shop (`sandbox/README.md`). */
export interface DeliveryMode {
  mode: Mode
  delayMs: number
}

/** A notification and its delivery state. */
export interface Notification {
  id: string
  orderId: string
  notifyUrl: string
  /** The exact body that is sent and signed. */
  body: string
  /** Short description. */
  says: string
  isForged: boolean
  createdAt: string
  /** Statuses of the shop's responses, oldest first; null for none. */
  responses: (number | null)[]
  /** `lost` is never sent; `given up` after the last attempt. */
  state: 'waiting' | 'taken' | 'lost' | 'given up'
}

const PREFIX = 'notification:'

/** Notifies the shop of its orders: signed, and retried until the shop responds with 200. */
export class Notifications {
  private readonly journal: Journal
  private readonly secondKey: string
  private readonly manner: () => DeliveryMode
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly ended: string[]

  constructor(journal: Journal, secondKey: string, manner: () => DeliveryMode) {
    this.journal = journal
    this.secondKey = secondKey
    this.manner = manner
    const all = this.list()
    this.ended = all.filter(({ state }) => state !== 'waiting').map(({ id }) => id)
    // Pending notifications survive a restart.
    for (const each of all) if (each.state === 'waiting') this.later(each, 1_000)
  }

  /** Oldest first. */
  list(): Notification[] {
    return this.journal
      .list<Notification>(PREFIX)
      .map(({ value }) => value)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  }

  of(orderId: string): Notification[] {
    return this.list().filter((each) => each.orderId === orderId)
  }

  /** Notifies of each of these order statuses, in order unless the manner differs. */
  async tellOrder(order: Order, statuses: OrderStatus[], manner = this.manner()): Promise<void> {
    const { continueUrl: _, ...told } = order
    const totalAmount = manner.mode === 'amount' ? String(Number(order.totalAmount) + 100) : order.totalAmount
    const bodies = statuses.map((status) => ({
      says: status,
      value: {
        order: { ...told, totalAmount, status },
        localReceiptDateTime: new Date().toISOString(),
        properties: [{ name: 'PAYMENT_ID', value: String(Date.now()) }],
      },
    }))
    await this.tell(order, bodies, manner)
  }

  async tellRefund(order: Order, refund: Refund): Promise<void> {
    const { orderId: _, description, ...rest } = refund
    const value = {
      orderId: order.orderId,
      extOrderId: order.extOrderId,
      refund: {
        ...rest,
        reason: 'refund',
        reasonDescription: description,
        refundDate: refund.statusDateTime,
      },
    }
    await this.tell(order, [{ says: `REFUND ${refund.status}`, value }], this.manner())
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private async tell(
    { orderId, notifyUrl }: Order,
    bodies: { says: string; value: object }[],
    { mode, delayMs }: DeliveryMode,
  ): Promise<void> {
    if (!notifyUrl) return
    const made = bodies.map(({ says, value }) =>
      this.keep({
        id: randomUUID(),
        orderId,
        notifyUrl,
        body: JSON.stringify(value),
        says,
        isForged: mode === 'wrong',
        createdAt: new Date().toISOString(),
        responses: [],
        state: mode === 'lost' ? 'lost' : 'waiting',
      }),
    )
    if (mode === 'lost') return
    if (mode === 'slow') {
      for (const each of made) this.later(each, delayMs)
      return
    }
    const inOrder = mode === 'reorder' ? made.toReversed() : made
    for (const each of inOrder) {
      await this.send(each)
      if (mode === 'double') await Promise.all([this.send(each, 'once'), this.send(each, 'once')])
    }
  }

  private later(notification: Notification, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.send(notification)
    }, ms)
    timer.unref()
    this.timers.add(timer)
  }

  /** Sends a notification, and schedules a retry if the shop doesn't confirm it. */
  private async send(
    notification: Notification,
    times: 'once' | 'until taken' = 'until taken',
  ): Promise<void> {
    const response = await this.post(notification)
    const last = this.journal.get<Notification>(PREFIX + notification.id) ?? notification
    const responses = [...last.responses, response]
    if (response === 200 || last.state === 'taken') {
      this.keep({ ...last, responses, state: 'taken' })
      return
    }
    if (times === 'once') {
      this.keep({ ...last, responses })
      return
    }
    const pause = RETRY_DELAYS[responses.length - 1]
    const kept = this.keep({ ...last, responses, state: pause === undefined ? 'given up' : 'waiting' })
    if (pause !== undefined) this.later(kept, pause * 1_000)
  }

  private post({ notifyUrl, body, isForged }: Notification): Promise<number | null> {
    const signature = createHash('md5')
      .update(body)
      .update(isForged ? 'another key' : this.secondKey)
      .digest('hex')
    return fetch(notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      ({ status }) => status,
      () => null,
    )
  }

  private keep(notification: Notification): Notification {
    const before = this.journal.get<Notification>(PREFIX + notification.id)
    this.journal.set(PREFIX + notification.id, notification)
    if (notification.state !== 'waiting' && before?.state !== notification.state) {
      this.ended.push(notification.id)
      const oldest = this.ended.length > KEPT ? this.ended.shift() : undefined
      if (oldest) this.journal.delete(PREFIX + oldest)
    }
    return notification
  }
}
