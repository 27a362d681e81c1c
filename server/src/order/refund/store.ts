import { sumOf } from '@mowka/domain/shop/refund'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { refundLines, refunds } from '../tables'

export type RefundRow = typeof refunds.$inferSelect
export type RefundLineRow = typeof refundLines.$inferSelect
/** A refund with its lines, by position. */
export type Refund = RefundRow & { lines: RefundLineRow[] }

/** Whether PayU has the refund and hasn't cancelled it: its money is on its way or returned. */
export const isAccepted = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  status === 'accepted' || status === 'done'

/** Whether the amount of a refund is no longer available: PayU has accepted it or may still do so. */
export const isLive = (refund: Pick<RefundRow, 'status'>): boolean =>
  refund.status === 'requested' || isAccepted(refund)

/** The returned amount of refunds, in grosz. */
export const returnedAmount = (all: readonly RefundRow[]): number => sumOf(all.filter(isAccepted))

/** Returns the refunds of orders, oldest first. */
export async function readRefunds(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id), asc(refundLines.position))
  const all = new Map<string, Refund>()
  for (const { refunds: row, refund_lines: line } of rows) {
    const refund = all.get(row.id) ?? { ...row, lines: [] }
    all.set(row.id, refund)
    if (line) refund.lines.push(line)
  }
  return [...all.values()]
}

export async function readRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** Returns refunds that wait for PayU's answer or the transfer of their money. */
export const readWaitingRefunds = (db: Database): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.status, ['requested', 'accepted']))

export async function insertRefund(tx: Database, { lines, ...row }: Refund): Promise<void> {
  await tx.insert(refunds).values(row)
  await addLines(tx, lines)
}

export async function addLines(tx: Database, lines: readonly RefundLineRow[]): Promise<void> {
  if (lines.length > 0) await tx.insert(refundLines).values([...lines])
}

/** Changes a refund. Call it with its order locked. */
export async function updateRefund(
  tx: Database,
  id: string,
  change: Partial<Omit<RefundRow, 'id'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** Records that a refund ended positions. */
export async function markEnded(tx: Database, refundId: string, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return
  await tx
    .update(refundLines)
    .set({ isEnded: true })
    .where(and(eq(refundLines.refundId, refundId), inArray(refundLines.position, [...positions])))
}
