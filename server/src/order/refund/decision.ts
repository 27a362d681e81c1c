import { type PositionAmount, sumOf } from '@mowka/domain/shop/refund'
import type { Database } from '../../database/database'
import { invalidInput, notFound, ProblemError } from '../../http/problem'
import type { Services } from '../../services'
import type { OrderPorts } from '../ports'
import * as store from '../store'
import { correct, endPositions, lineOf, type RefundServices } from './effects'
import { announceRefund } from './emails'
import { readPositions } from './positions'
import { currentRefund, lockRefundedOrder, refundChanged } from './refund'
import { addLines, type Refund, type RefundRow, readRefunds, updateRefund } from './store'

/** An operator's decision about a refund that needs one. */
export type RefundDecision = { lines: readonly PositionAmount[]; ends: boolean }

/**
 * Applies an operator's decision: an unmatched refund is distributed over positions, which end if the operator wants
 * it; other tasks are closed. Throws 409 `REFUND_DECIDED` if the refund has no task any more.
 */
export async function decideRefund(
  services: Pick<Services, 'db' | 'config' | 'jobs'>,
  ports: OrderPorts,
  undecided: Pick<RefundRow, 'id' | 'orderId'>,
  decision: RefundDecision,
  now: Date,
): Promise<store.OrderRow> {
  const stored = await store.readOrder(services.db, undecided.orderId)
  if (!stored) throw notFound('The order')
  return services.db.transaction(async (tx) => {
    const order = await lockRefundedOrder(tx, stored.extOrderId)
    const refund = await currentRefund(tx, undecided)
    if (refund.task === null) {
      throw new ProblemError(409, 'REFUND_DECIDED', 'The refund needs no decision any more')
    }
    if (refund.task === 'unmatched')
      await distribute(tx, order, refund, decision, ports, { ...services, now })
    await updateRefund(tx, refund.id, { task: null, changedAt: now })
    await store.insertEvent(tx, {
      orderId: order.id,
      at: now,
      kind: 'refund-decided',
      amount: refund.amount,
    })
    return order
  })
}

/** Distributes the money of an unmatched refund over the positions that an operator has chosen. */
async function distribute(
  tx: Database,
  order: store.OrderRow,
  refund: Refund,
  { lines: chosen, ends }: RefundDecision,
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  if (chosen.length === 0) {
    if (ends) throw invalidInput('body/lines', 'Without a line nothing can end')
    return
  }
  if (order.status !== 'COMPLETED') throw new ProblemError(409, 'NOT_PAID', 'The order is not paid')
  if (sumOf(chosen) !== refund.amount - sumOf(refund.lines)) {
    throw invalidInput('body/lines', 'The lines do not add up to the refunded amount')
  }
  const past = await readRefunds(tx, [order.id])
  const positions = new Map(
    (await readPositions(tx, order, past, services.now)).map((each) => [each.position, each]),
  )
  for (const [index, { position, amount }] of chosen.entries()) {
    const on = positions.get(position)
    if (!on) throw invalidInput(`body/lines/${index}/position`, 'The order has no such line')
    const isNamedTwice = chosen.findIndex((each) => each.position === position) < index
    if (isNamedTwice || amount === 0) throw invalidInput(`body/lines/${index}`, 'Named twice, or no amount')
    if (amount > on.unrefunded) throw refundChanged()
  }
  const lines = chosen.map(({ position, amount }) => lineOf(refund, amount, positions.get(position)))
  await addLines(tx, lines)
  const distributed = { ...refund, lines: [...refund.lines, ...lines] }
  if (ends) {
    await endPositions(tx, order, distributed, services.now)
    await announceRefund(tx, order, distributed, services)
  }
  await correct(tx, order, distributed, ports, services)
}
