import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@mowka/contract/routes'
import { cutText } from '@mowka/domain/text/plain-text'
import { isEmailAddress, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type Jobs, type JobWorker, type Run, worker } from '../jobs/job'
import type { RowBatch } from '../jobs/row-batch'
import { ExternalServiceError } from '../outside/external-service-error'
import type { PaymentReport } from '../outside/payments'
import type { Services } from '../services'
import { PAYMENT_TIME } from './place-order'
import type { OrderPorts } from './ports'
import { lineName } from './receipt'
import { cancel, cancelUnpaid, settle } from './settle'
import * as store from './store'

/** Time in milliseconds after which another call may start a payment whose start has not finished. */
const START_TIME = 60_000

/** Total time and interval of waiting for a concurrent start of the same payment, in milliseconds. */
const WAIT_FOR = 20_000
const WAIT_EVERY = 200

/**
 * Result of starting a payment: the payment page; PayU is unavailable; or an earlier attempt was lost, so that
 * another order is needed.
 */
type PaymentStart = { kind: 'page'; url: string } | { kind: 'away'; error: unknown } | { kind: 'lost' }

/** The page to which buyers return. */
export const thankYouUrl = (publicUrl: string, { flow, extOrderId }: store.OrderRow): string => {
  const page = flow === 'GIFT_CARD' ? paths.giftCardThankYou() : paths.subscribeThankYou()
  return `${publicUrl}${page}?extOrderId=${extOrderId}`
}

/**
 * Starts the payment of a stored order once: of several concurrent calls one calls PayU, and the others wait. If PayU
 * is unavailable, the next call retries with the same number.
 */
export async function startPayment(
  { db, payments, config, jobs }: Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>,
  order: store.OrderRow,
  { customerIp, now }: { customerIp: string; now: Date },
): Promise<PaymentStart> {
  if (order.redirectUri) return { kind: 'page', url: order.redirectUri }
  const since = new Date(now.getTime() - START_TIME)
  if (!(await store.claimStart(db, order.id, { now, since }))) return waitForStart(db, order.extOrderId)
  const lines = await store.readLines(db, [order.id])
  const email = tidyEmailAddress(order.buyer?.email ?? '')
  try {
    const started = await payments.start({
      extOrderId: order.extOrderId,
      customerIp,
      description: cutText(`Mówka: ${lines.map((line) => lineName(line, order.lang)).join('; ')}`, 200),
      // Each line is sent as one product, because a discounted price may not be divisible by the quantity.
      products: lines
        .filter(({ total }) => total > 0)
        .map((line) => ({
          name: `${line.quantity > 1 ? `${line.quantity} × ` : ''}${lineName(line, order.lang)}`,
          unitPrice: line.total,
          quantity: 1,
        })),
      buyer: isEmailAddress(email) ? { email, language: order.lang } : null,
      continueUrl: thankYouUrl(config.publicUrl, order),
    })
    if (started.redirectUri !== null) {
      const { orderId: payuOrderId, redirectUri } = started
      // PayU's time starts now, whenever the order was created.
      const expiresAt = new Date(now.getTime() + PAYMENT_TIME)
      await db.transaction(async (tx) => {
        await store.updateOrder(tx, order.id, { payuOrderId, redirectUri, expiresAt })
        await store.insertEvent(tx, { orderId: order.id, at: now, kind: 'payment-started' })
        await enqueuePoll(tx, jobs, order, now)
      })
      return { kind: 'page', url: redirectUri }
    }
    // PayU has the payment, but its page was lost, so it can't be paid.
    if (started.orderId !== null) await payments.cancel(started.orderId).catch(() => {})
    await db.transaction(async (tx) => {
      const lost = await store.lockOrder(tx, order.extOrderId)
      if (lost?.status === 'PENDING') await cancel(tx, lost, now)
    })
    return { kind: 'lost' }
  } catch (error) {
    await store.updateOrder(db, order.id, { startingAt: null })
    return { kind: 'away', error }
  }
}

/** Waits until another call has started the payment or given up. */
async function waitForStart(db: Database, extOrderId: string): Promise<PaymentStart> {
  for (let waited = 0; waited < WAIT_FOR; waited += WAIT_EVERY) {
    const order = await store.readOrderByNumber(db, extOrderId)
    if (order?.redirectUri) return { kind: 'page', url: order.redirectUri }
    if (order?.status !== 'PENDING') return { kind: 'lost' }
    if (order.startingAt === null) break
    await wait(WAIT_EVERY)
  }
  return { kind: 'away', error: new Error('Another call could not start the payment') }
}

/** Time between two polls in milliseconds: a quarter of the order's age, within these bounds. */
const SOONEST = 30_000
const LATEST = 60 * 60 * 1000

/**
 * Time in milliseconds after which an undecided or mismatching payment is cancelled: PayU retries its notifications
 * for three days after the payment has expired.
 */
const UNDECIDED_FOR = PAYMENT_TIME + 3 * 24 * 60 * 60 * 1000

/**
 * Polls PayU for the payment of an order at growing intervals, in case a notification was lost or all instances were
 * down. Cancels an order at PayU and here if PayU never decides it or reports other data than the order's.
 */
const pollPayment = defineJob(
  'order.ask',
  z.object({ orderId: z.string() }),
  { alone: true, atATime: 4 },
  ({ orderId }) => ({ orderId }),
)

type PolledOrder = Pick<store.OrderRow, 'id' | 'createdAt'>

/** Returns the time of the next poll. */
const nextPoll = ({ createdAt }: PolledOrder, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(age / 4, SOONEST), LATEST))
}

/** Enqueues a poll for an order within a transaction, only once per order. */
async function enqueuePoll(tx: Database, jobs: Jobs, order: PolledOrder, now: Date): Promise<void> {
  await jobs.send(tx, pollPayment, { orderId: order.id }, { key: order.id, after: nextPoll(order, now) })
}

/**
 * Enqueues polls for all waiting orders, because the chain of polls may have been interrupted, e.g. by a permanently
 * failed job.
 */
export async function enqueueMissingPolls(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  batch: RowBatch,
): Promise<void> {
  const moment = now()
  await batch.each(
    await store.readWaiting(db),
    ({ id }) => id,
    (order) => enqueuePoll(db, jobs, order, moment),
  )
}

/** Returns PayU's report on an order; `undefined` if PayU is unavailable or its response is invalid. */
async function fetchReport(
  payments: Services['payments'],
  payuOrderId: string,
  note: Run['note'],
): Promise<PaymentReport | null | undefined> {
  try {
    return await payments.statusOf({ orderId: payuOrderId })
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error
    note({ reason: error.message })
    return undefined
  }
}

async function poll(services: Services, ports: OrderPorts, orderId: string, { note }: Run): Promise<void> {
  const { db, jobs, payments } = services
  const order = await store.readOrder(db, orderId)
  if (order?.status !== 'PENDING' || order.payuOrderId === null) return
  const report = await fetchReport(payments, order.payuOrderId, note)
  const now = services.now()
  const isLate = now.getTime() - order.createdAt.getTime() > UNDECIDED_FOR
  if (isLate && report?.status === 'PENDING' && (await cancelUnpaid(db, payments, order.extOrderId, now)))
    return
  await db.transaction(async (tx) => {
    const told = report && { ...report, extOrderId: order.extOrderId }
    const isOther = told ? (await settle(tx, told, { ...services, now }, ports)) === 'mismatch' : false
    if (isOther) note({ order: order.id, mismatch: 'PayU says something else than the order' })
    const locked = await store.lockOrder(tx, order.extOrderId)
    if (locked?.status !== 'PENDING') return
    // Unknown to PayU and expired, so it can't be paid any more.
    const isGone = report === null && locked.expiresAt <= now
    if (isGone || (isOther && isLate)) await cancel(tx, locked, now)
    else await enqueuePoll(tx, jobs, locked, now)
  })
}

/** Implements the poll as a job. */
export const paymentPollWorker = (ports: OrderPorts): JobWorker =>
  worker(pollPayment, (services, { orderId }, run) => poll(services, ports, orderId, run))
