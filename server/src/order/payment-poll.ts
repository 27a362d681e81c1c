import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import type { RowBatch } from '../jobs/row-batch'
import { ExternalServiceError } from '../outside/external-service-error'
import type { PaymentReport } from '../outside/payments'
import type { Services } from '../services'
import { cancelUnpaid } from './cancel-unpaid'
import { PAYMENT_TIME } from './place-order'
import type { OrderPorts } from './ports'
import { cancel, settle } from './settle'
import * as store from './store'

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
export const pollPayment = defineJob(
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
export async function enqueuePoll(tx: Database, jobs: Jobs, order: PolledOrder, now: Date): Promise<void> {
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
