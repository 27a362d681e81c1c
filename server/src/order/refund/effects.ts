import { randomBytes } from 'node:crypto'
import { latestEnds, readSeatPeriods } from '../../company/public'
import type { Database } from '../../database/database'
import { deactivateBoughtCards, reactivateBoughtCards } from '../../gift-card/public'
import { restoreMonths, revokeMonths } from '../../user/public'
import type { OrderPorts, OrderServices, RefundCorrection } from '../ports'
import { insertEvent, type OrderRow, readLines, sourceOf, updateOrder } from '../store'
import { announceRefund, notifyOfTask } from './emails'
import { type Position, positionName, readPositions } from './positions'
import { isAccepted, markEnded, type Refund, readRefunds, updateRefund } from './store'

/** Services needed while refunding, with the moment of the call. */
export type RefundServices = OrderServices & { now: Date }

/** 128 random bits. */
export const newRefundNumber = (): string => randomBytes(16).toString('hex')

const sourcesOf = (orderId: string, positions: readonly number[]): string[] =>
  positions.map((line) => sourceOf({ orderId, line }))

/** The positions of an order that accepted refunds have ended. */
const endedPositions = (all: readonly Refund[]): Set<number> =>
  new Set(
    all
      .filter(isAccepted)
      .flatMap(({ lines }) => lines.flatMap((line) => (line.isEnded ? line.position : []))),
  )

/**
 * Ends the access and cards that a refund covers. Returns the positions of redeemed cards, whose access stays. Call it
 * with the order locked.
 */
export async function endPositions(
  tx: Database,
  order: OrderRow,
  { id, lines }: Pick<Refund, 'id' | 'lines'>,
  now: Date,
): Promise<number[]> {
  const positions = lines.map(({ position }) => position)
  let redeemed: number[] = []
  if (order.giftCards) redeemed = (await deactivateBoughtCards(tx, order.id, positions)).redeemed
  else await revokeMonths(tx, sourcesOf(order.id, positions), now)
  const before = endedPositions((await readRefunds(tx, [order.id])).filter((each) => each.id !== id))
  await markEnded(
    tx,
    id,
    positions.filter((position) => !before.has(position) && !redeemed.includes(position)),
  )
  await updateRefundedAt(tx, order, now)
  return redeemed
}

/**
 * Restores the access and cards that a refund ended, because PayU doesn't make it. Returns whether all of them could
 * be restored. Call it with the order locked and the refund's status changed.
 */
export async function restorePositions(
  tx: Database,
  order: OrderRow,
  { lines }: Pick<Refund, 'lines'>,
  now: Date,
): Promise<boolean> {
  const ended = lines.filter(({ isEnded }) => isEnded)
  const positions = ended.map(({ position }) => position)
  await updateRefundedAt(tx, order, now)
  if (order.giftCards) return (await reactivateBoughtCards(tx, order.id, positions)).length === ended.length
  // Lines without days had no access when the refund was requested.
  const wanted = ended.filter(({ days }) => days !== null).length
  if (wanted === 0 || order.userId === null) return wanted === 0
  const seats = latestEnds(await readSeatPeriods(tx, order.userId))
  return (await restoreMonths(tx, sourcesOf(order.id, positions), now, seats)).length >= wanted
}

/** Updates the time at which the last position of an order was ended by a refund. */
async function updateRefundedAt(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const ended = endedPositions(await readRefunds(tx, [order.id]))
  const count = order.giftCards?.length ?? (await readLines(tx, [order.id])).length
  const refundedAt = ended.size < count ? null : (order.refundedAt ?? now)
  if (refundedAt !== order.refundedAt) await updateOrder(tx, order.id, { refundedAt })
}

/**
 * Carries out a refund that PayU makes: ends what it covers and emails the buyer, unless that was done before, and
 * corrects the invoice once the money was returned. Call it with the order locked.
 */
export async function carryOut(
  tx: Database,
  order: OrderRow,
  refund: Refund,
  { status, payuRefundId }: { status: 'accepted' | 'done'; payuRefundId: string | null },
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  const { now } = services
  await updateRefund(tx, refund.id, { status, payuRefundId, changedAt: now })
  if (!isAccepted(refund)) {
    await insertEvent(tx, {
      orderId: order.id,
      at: now,
      kind: 'refund-accepted',
      amount: refund.amount,
    })
    await coverPositions(tx, order, refund, services)
  }
  if (status === 'done') await correct(tx, order, refund, ports, services)
}

/**
 * Ends what a refund covers and emails the buyer. A redeemed card, whose money was returned in PayU's panel, becomes a
 * task. Call it with the order locked.
 */
export async function coverPositions(
  tx: Database,
  order: OrderRow,
  refund: Refund,
  services: RefundServices,
): Promise<void> {
  const redeemed = await endPositions(tx, order, refund, services.now)
  if (redeemed.length > 0) await updateRefund(tx, refund.id, { task: 'redeemed' })
  await announceRefund(tx, order, refund, services)
  if (redeemed.length > 0) await notifyOfTask(tx, order, refund, 'redeemed', services)
}

/** Issues the correcting invoice of a refund whose money was returned, if the order has an invoice. */
export async function correct(
  tx: Database,
  order: OrderRow,
  refund: Refund,
  ports: OrderPorts,
  services: RefundServices,
): Promise<void> {
  await ports.correctInvoice(
    tx,
    { order, correction: await correctionOf(tx, order, refund), now: services.now },
    services,
  )
}

/** The refunded amounts with the Polish names of their positions, for a correcting invoice. */
export async function correctionOf(
  db: Database,
  order: OrderRow,
  { id, lines }: Pick<Refund, 'id' | 'lines'>,
): Promise<RefundCorrection> {
  const positions = await readPositions(db, order, [], order.createdAt)
  return {
    refundId: id,
    lines: lines.flatMap(({ position, amount }) => {
      const on = positions.find((each) => each.position === position)
      return on && amount > 0 ? { name: positionName(on, 'pl'), amount } : []
    }),
  }
}

/** A line of a refund that was made in PayU's panel. */
export const lineOf = (
  { id }: Pick<Refund, 'id'>,
  amount: number,
  on: Position | undefined,
): Refund['lines'][number] => ({
  refundId: id,
  position: on?.position ?? 0,
  amount,
  left: on?.unrefunded ?? 0,
  days: on?.days ?? null,
  daysUsed: on?.daysUsed ?? null,
  isEnded: false,
})
