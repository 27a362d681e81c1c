import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { invoices, invoiceYears } from './tables'

export type InvoiceRow = typeof invoices.$inferSelect

/**
 * Reserves the next number in a year's sequence. The sequence is locked until the transaction ends, and a rollback
 * leaves no gap.
 */
export async function takePlace(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceYears.year, set: { last: sql`${invoiceYears.last} + 1` } })
    .returning({ last: invoiceYears.last })
  if (!row) throw new Error('The year has no number')
  return row.last
}

export async function insertInvoice(tx: Database, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row)
}

/** Finds the invoice of an order. */
export async function readInvoice(db: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return row
}
