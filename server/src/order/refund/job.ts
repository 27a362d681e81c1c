import { z } from 'zod'
import type { Database } from '../../database/database'
import { defineJob, type Jobs } from '../../jobs/job'
import type { RefundRow } from './store'

/** Time between two polls of a refund in milliseconds: a quarter of its age, within these bounds. */
const SOONEST = 60_000
const LATEST = 6 * 60 * 60 * 1000

/** PayU decides refunds within days; an older one needs its support. In milliseconds. */
const POLLED_FOR = 30 * 24 * 60 * 60 * 1000

/**
 * Requests a refund from PayU again if its answer was lost, and asks about an accepted one whose notification was
 * lost.
 */
export const pollRefund = defineJob(
  'order.refund',
  z.object({ refundId: z.string() }),
  { alone: true, atATime: 4 },
  ({ refundId }) => ({ refundId }),
)

/** Enqueues the next poll of a refund within a transaction, only once per refund. */
export async function enqueueRefundPoll(
  tx: Database,
  jobs: Jobs,
  { id, requestedAt }: Pick<RefundRow, 'id' | 'requestedAt'>,
  now: Date,
): Promise<void> {
  const age = now.getTime() - requestedAt.getTime()
  if (age > POLLED_FOR) return
  const after = new Date(now.getTime() + Math.min(Math.max(age / 4, SOONEST), LATEST))
  await jobs.send(tx, pollRefund, { refundId: id }, { key: id, after })
}
