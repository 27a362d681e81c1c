import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import type { RowBatch } from '../jobs/row-batch'
import { OutsideError } from '../outside/outside-error'
import type { PaymentReport } from '../outside/payments'
import type { Services } from '../services'
import { giveUp } from './give-up'
import { PAYMENT_TIME } from './place-order'
import type { OrderPorts } from './ports'
import { cancel, settle } from './settle'
import * as store from './store'

/** Between two questions about an order, in milliseconds: a quarter of its age, within these. */
const SOONEST = 30_000
const LATEST = 60 * 60 * 1000

/**
 * PayU tries for three days to tell what became of a payment: what is not decided so long after the last moment to pay,
 * or not as the order is, is given up, in milliseconds.
 */
const UNDECIDED_FOR = PAYMENT_TIME + 3 * 24 * 60 * 60 * 1000

/**
 * Asks PayU what became of an order whose payment has started. A notification may be lost on the way, or come while all
 * instances are down: then this finds out, with a growing distance. An order that PayU never decides is given up there
 * and cancelled, and so is one about which PayU tells something else than it is.
 */
export const askAboutOrder = defineJob(
  'order.ask',
  z.object({ orderId: z.string() }),
  { alone: true, atATime: 4 },
  ({ orderId }) => ({ orderId }),
)

type Asked = Pick<store.OrderRow, 'id' | 'createdAt'>

/** When to ask about an order that waits. */
const nextTime = ({ createdAt }: Asked, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(age / 4, SOONEST), LATEST))
}

/** Sees to it that PayU is asked about an order, within a transaction. Once for each order, however often it is called. */
export async function askLater(tx: Database, jobs: Jobs, order: Asked, now: Date): Promise<void> {
  await jobs.send(tx, askAboutOrder, { orderId: order.id }, { key: order.id, after: nextTime(order, now) })
}

/**
 * Sees to it for all orders that wait: a chain of questions may have been cut, e.g. by a job that failed for good. Then
 * the order is settled by the next question.
 */
export async function askAboutAll(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  batch: RowBatch,
): Promise<void> {
  const moment = now()
  await batch.each(
    await store.readWaiting(db),
    ({ id }) => id,
    (order) => askLater(db, jobs, order, moment),
  )
}

/** What PayU says about an order; undefined when PayU does not respond, or not in its own words. */
async function reportOn(
  payments: Services['payments'],
  payuOrderId: string,
  note: Run['note'],
): Promise<PaymentReport | null | undefined> {
  try {
    return await payments.statusOf({ orderId: payuOrderId })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    note({ reason: error.message })
    return undefined
  }
}

async function ask(services: Services, ports: OrderPorts, orderId: string, { note }: Run): Promise<void> {
  const { db, jobs, payments } = services
  const order = await store.readOrder(db, orderId)
  if (order?.status !== 'PENDING' || order.payuOrderId === null) return
  const report = await reportOn(payments, order.payuOrderId, note)
  const now = services.now()
  const isLate = now.getTime() - order.createdAt.getTime() > UNDECIDED_FOR
  if (isLate && report?.status === 'PENDING' && (await giveUp(db, payments, order.extOrderId, now))) return
  await db.transaction(async (tx) => {
    const told = report && { ...report, extOrderId: order.extOrderId }
    const isOther = told ? (await settle(tx, told, { ...services, now }, ports)) === 'mismatch' : false
    if (isOther) note({ order: order.id, mismatch: 'PayU says something else than the order' })
    const locked = await store.lockOrder(tx, order.extOrderId)
    if (locked?.status !== 'PENDING') return
    // PayU does not know it and its time is over: nobody can pay it any more.
    const isGone = report === null && locked.expiresAt <= now
    if (isGone || (isOther && isLate)) await cancel(tx, locked, now)
    else await askLater(tx, jobs, locked, now)
  })
}

/** The question, as a job. */
export const askWorker = (ports: OrderPorts): JobWorker =>
  worker(askAboutOrder, (services, { orderId }, run) => ask(services, ports, orderId, run))
