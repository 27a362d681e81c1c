import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, pagesOf, RowBatch } from '../jobs/row-batch'
import type { Services } from '../services'
import { enqueueMissingPolls, paymentPollWorker } from './payment'
import type { OrderPorts } from './ports'
import { enqueueMissingRefundPolls, refundPollWorker } from './refund/poll'
import { cancel } from './settle'
import * as store from './store'

const DAY = 24 * 60 * 60 * 1000

/** Retention of the buyers of unpaid orders, in milliseconds. */
const UNPAID_RETENTION = 30 * DAY

/** Number of orders per batch. */
const BATCH = 500

/**
 * Cancels orders whose payment never started, deletes the buyers of unpaid orders, and enqueues polls for all other
 * waiting orders and for waiting refunds.
 */
export const cleanUpOrders = defineJob('order.tidy', z.object({}), { alone: true, every: '25 * * * *' })

async function cleanUp(services: Pick<Services, 'db' | 'now' | 'jobs'>, run: BatchRun): Promise<void> {
  const { db, now } = services
  const moment = now()
  const batch = new RowBatch(run)
  const neverStarted = pagesOf<store.OrderRow>(
    (after, limit) => store.readNeverStarted(db, moment, { after: after?.id, limit }),
    BATCH,
  )
  await batch.each(
    neverStarted,
    ({ id }) => id,
    ({ extOrderId }) =>
      db.transaction(async (tx) => {
        const order = await store.lockOrder(tx, extOrderId)
        if (order?.status === 'PENDING' && order.payuOrderId === null) await cancel(tx, order, moment)
      }),
  )
  await store.deleteBuyers(db, new Date(moment.getTime() - UNPAID_RETENTION))
  await enqueueMissingPolls(services, batch)
  await enqueueMissingRefundPolls(services, batch)
  batch.finish()
}

export const orderJobs = (ports: OrderPorts): JobWorker[] => [
  worker(cleanUpOrders, (services, _data, run) => cleanUp(services, run)),
  paymentPollWorker(ports),
  refundPollWorker(ports),
]
