import { type PositionAmount, sumOf } from '@mowka/domain/shop/refund'
import type { Database } from '../../database/database'
import { deactivateBoughtCards, lockBoughtCards, reactivateBoughtCards } from '../../gift-card/public'
import { invalidInput, notFound, ProblemError } from '../../http/problem'
import { ExternalServiceError } from '../../outside/external-service-error'
import type { RefundReport } from '../../outside/payments'
import type { Services } from '../../services'
import type { OrderPorts } from '../ports'
import * as store from '../store'
import { carryOut, newRefundNumber, type RefundServices } from './effects'
import { enqueueRefundPoll } from './job'
import { type Position, readPositions } from './positions'
import { insertRefund, isLive, type Refund, type RefundRow, readRefunds, updateRefund } from './store'

/** A line of a requested refund: its amount, and what was left of the line when the operator saw it. */
export type RequestedLine = PositionAmount & { left: number }

/** Locks the order of a refund. Throws 404 if it doesn't exist. */
export async function lockRefundedOrder(tx: Database, extOrderId: string): Promise<store.OrderRow> {
  const order = await store.lockOrder(tx, extOrderId)
  if (!order) throw notFound('The order')
  return order
}

/** Returns the current state of a refund. Call it with its order locked. */
export async function currentRefund(
  tx: Database,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
): Promise<Refund> {
  const refund = (await readRefunds(tx, [orderId])).find((each) => each.id === id)
  if (!refund) throw notFound('The refund')
  return refund
}

/**
 * Refunds positions of a paid order: stores the refund, requests it from PayU, and ends what it covers once PayU
 * accepts it. A request with the same lines, amounts and rests is the same refund, however often it is repeated, and
 * continues where it stopped. Throws 409 `NOT_PAID` for an unpaid order, `CARD_REDEEMED`, `REFUND_CHANGED` if something
 * else is left of a line, `REFUND_REFUSED` if PayU refuses, and 503 if PayU is unavailable: a job requests it again.
 */
export async function requestRefund(
  services: Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>,
  ports: OrderPorts,
  { extOrderId }: store.OrderRow,
  wanted: readonly RequestedLine[],
  now: Date,
): Promise<void> {
  const refund = await services.db.transaction(async (tx) => {
    const order = await lockRefundedOrder(tx, extOrderId)
    if (order.status !== 'COMPLETED') throw new ProblemError(409, 'NOT_PAID', 'The order is not paid')
    // Before their state is read, so that none is redeemed meanwhile.
    if (order.giftCards) await lockBoughtCards(tx, order.id)
    const past = await readRefunds(tx, [order.id])
    const positions = new Map(
      (await readPositions(tx, order, past, now)).map((each) => [each.position, each]),
    )
    const same = past.find((each) => isLive(each) && isSame(each, wanted, positions))
    if (same) return same
    validate(order, past, positions, wanted)
    return storeRefund(tx, order, positions, wanted, ports, { ...services, now })
  })
  if (refund.status === 'requested') await submitRefund(services, ports, refund, now)
}

type PositionsByNumber = ReadonlyMap<number, Position>

/**
 * Whether a stored refund was requested with the same lines, amounts and rests, and nothing else has been refunded for
 * these lines since.
 */
const isSame = (
  { origin, lines }: Refund,
  wanted: readonly RequestedLine[],
  positions: PositionsByNumber,
): boolean =>
  origin === 'shop' &&
  lines.length === wanted.length &&
  wanted.every(({ position, amount, left }) =>
    lines.some(
      (line) =>
        line.position === position &&
        line.amount === amount &&
        line.left === left &&
        positions.get(position)?.left === left - amount,
    ),
  )

export const refundChanged = () =>
  new ProblemError(409, 'REFUND_CHANGED', 'Something else can be refunded by now; look at the order again')

/** Throws for a line that can't be refunded like this. */
function validateLine({ amount, left }: RequestedLine, index: number, on: Position | undefined): void {
  if (!on) throw invalidInput(`body/lines/${index}/position`, 'The order has no such line')
  if (on.basis === 'redeemed') {
    throw new ProblemError(409, 'CARD_REDEEMED', 'A redeemed gift card is never refunded')
  }
  const isOver = on.basis === 'waiting' || (on.basis === 'ended' && on.left === 0)
  if (isOver || left !== on.left) throw refundChanged()
  if (amount > on.left) throw invalidInput(`body/lines/${index}/amount`, 'More than is left of the line')
  if (amount === 0 && on.left > 0)
    throw invalidInput(`body/lines/${index}/amount`, 'Nothing would be refunded')
}

/** Throws for a refund that an order doesn't allow. */
function validate(
  { totalAmount }: store.OrderRow,
  past: readonly Refund[],
  positions: PositionsByNumber,
  wanted: readonly RequestedLine[],
): void {
  for (const [index, line] of wanted.entries()) validateLine(line, index, positions.get(line.position))
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length) {
    throw invalidInput('body/lines', 'A line is named twice')
  }
  if (sumOf(wanted) > totalAmount - sumOf(past.filter(isLive))) throw refundChanged()
}

/** Stores a new refund and blocks its cards. One without money is complete immediately. */
async function storeRefund(
  tx: Database,
  order: store.OrderRow,
  positions: PositionsByNumber,
  wanted: readonly RequestedLine[],
  ports: OrderPorts,
  services: RefundServices,
): Promise<Refund> {
  const { now, jobs } = services
  const amount = sumOf(wanted)
  const id = newRefundNumber()
  const blocked = order.giftCards
    ? (
        await deactivateBoughtCards(
          tx,
          order.id,
          wanted.map(({ position }) => position),
        )
      ).ended
    : []
  const refund: Refund = {
    id,
    orderId: order.id,
    origin: 'shop',
    status: 'requested',
    task: null,
    amount,
    requestedAt: now,
    changedAt: now,
    payuRefundId: null,
    lines: wanted.map((line) => ({
      ...line,
      refundId: id,
      days: positions.get(line.position)?.days ?? null,
      daysUsed: positions.get(line.position)?.daysUsed ?? null,
      isEnded: blocked.includes(line.position),
    })),
  }
  await insertRefund(tx, refund)
  await store.insertEvent(tx, { orderId: order.id, at: now, kind: 'refund-requested', amount })
  if (amount > 0) await enqueueRefundPoll(tx, jobs, refund, now)
  else await carryOut(tx, order, refund, { status: 'done', payuRefundId: null }, ports, services)
  return amount > 0 ? refund : { ...refund, status: 'done' }
}

const refundRefused = (detail?: string) =>
  new ProblemError(409, 'REFUND_REFUSED', 'PayU refused the refund', { detail })

/** Requests a stored refund from PayU, which makes it once per number, and applies the answer. */
export async function submitRefund(
  services: Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>,
  ports: OrderPorts,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { db, payments } = services
  const stored = await store.readOrder(db, refund.orderId)
  if (!stored) throw notFound('The order')
  const report = await askPayu(payments, stored, refund).catch(async (error: unknown) => {
    // PayU won't make this refund, so the next attempt is a new one.
    if (error instanceof ProblemError) {
      await db.transaction(async (tx) => {
        const order = await lockRefundedOrder(tx, stored.extOrderId)
        await refuse(tx, order, await currentRefund(tx, refund), now)
      })
    }
    throw error
  })
  await db.transaction(async (tx) => {
    const order = await lockRefundedOrder(tx, stored.extOrderId)
    const latest = await currentRefund(tx, refund)
    // A notification was faster.
    if (latest.status === 'canceled' || latest.status === 'refused') throw refundRefused()
    if (latest.status !== 'requested') return
    const status = report.status === 'FINALIZED' ? 'done' : 'accepted'
    const { refundId: payuRefundId } = report
    await carryOut(tx, order, latest, { status, payuRefundId }, ports, { ...services, now })
  })
}

/** Requests a refund from PayU. Throws 409 if PayU refuses, and an `ExternalServiceError` if it is unavailable. */
async function askPayu(
  payments: Services['payments'],
  { payuOrderId }: store.OrderRow,
  { id, amount }: Pick<Refund, 'id' | 'amount'>,
): Promise<RefundReport> {
  try {
    const report = await payments.refund({
      orderId: payuOrderId ?? '',
      extRefundId: id,
      description: 'Zwrot za zamówienie',
      amount,
    })
    if (report.status === 'CANCELED') throw refundRefused()
    return report
  } catch (error) {
    // Invalid credentials are not a refusal of the refund.
    const isRefused =
      error instanceof ExternalServiceError &&
      !error.isUnavailable &&
      error.status !== null &&
      error.status !== 401
    throw isRefused ? refundRefused(error.message) : error
  }
}

/** Records that PayU doesn't make a requested refund, and unblocks its cards. Call it with the order locked. */
async function refuse(tx: Database, order: store.OrderRow, refund: Refund, now: Date): Promise<void> {
  if (refund.status !== 'requested') return
  await updateRefund(tx, refund.id, { status: 'refused', changedAt: now })
  await unblockCards(tx, order, refund)
  await store.insertEvent(tx, {
    orderId: order.id,
    at: now,
    kind: 'refund-refused',
    amount: refund.amount,
  })
}

/** Reactivates the cards that a requested refund has blocked. */
export async function unblockCards(
  tx: Database,
  order: store.OrderRow,
  { lines }: Pick<Refund, 'lines'>,
): Promise<void> {
  if (!order.giftCards) return
  const blocked = lines.filter(({ isEnded }) => isEnded).map(({ position }) => position)
  await reactivateBoughtCards(tx, order.id, blocked)
}
