import { ProblemError } from '../../http/problem'
import { type JobWorker, type Run, worker } from '../../jobs/job'
import type { RowBatch } from '../../jobs/row-batch'
import { ExternalServiceError } from '../../outside/external-service-error'
import type { Services } from '../../services'
import type { OrderPorts } from '../ports'
import { readOrder } from '../store'
import { enqueueRefundPoll, pollRefund } from './job'
import { submitRefund } from './refund'
import { applyRefundReport } from './report'
import { isLive, type RefundRow, readRefund, readWaitingRefunds } from './store'

/** Requests a refund again, or asks PayU about it and applies the report. */
async function ask(services: Services, ports: OrderPorts, refund: RefundRow): Promise<void> {
  const { db, payments } = services
  const now = services.now()
  if (refund.status === 'requested') return submitRefund(services, ports, refund, now)
  const order = await readOrder(db, refund.orderId)
  if (!order?.payuOrderId) return
  const { payuOrderId: orderId, extOrderId } = order
  const report = (await payments.refundsOf(orderId)).find(({ extRefundId }) => extRefundId === refund.id)
  if (!report) return
  await db.transaction((tx) =>
    applyRefundReport(tx, { orderId, extOrderId, refund: report }, { ...services, now }, ports),
  )
}

async function poll(services: Services, ports: OrderPorts, refundId: string, { note }: Run): Promise<void> {
  const { db, jobs } = services
  const refund = await readRefund(db, refundId)
  if (!refund || !isLive(refund) || refund.status === 'done') return
  try {
    await ask(services, ports, refund)
  } catch (error) {
    // A refusal is recorded with the refund, and an unavailable PayU is asked again.
    if (!(error instanceof ProblemError || error instanceof ExternalServiceError)) throw error
    note({ refund: refundId, reason: error.message })
  }
  const latest = await readRefund(db, refundId)
  if (latest && isLive(latest) && latest.status !== 'done') {
    await enqueueRefundPoll(db, jobs, latest, services.now())
  }
}

/** Enqueues polls for all waiting refunds, because the chain of polls may have been interrupted. */
export async function enqueueMissingRefundPolls(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  batch: RowBatch,
): Promise<void> {
  const moment = now()
  await batch.each(
    await readWaitingRefunds(db),
    ({ id }) => id,
    (refund) => enqueueRefundPoll(db, jobs, refund, moment),
  )
}

/** Implements the poll as a job. */
export const refundPollWorker = (ports: OrderPorts): JobWorker =>
  worker(pollRefund, (services, { refundId }, run) => poll(services, ports, refundId, run))
