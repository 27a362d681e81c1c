import type { LangCode } from '@mowka/contract/schemas/common'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderLines, orders } from './tables'

/** Returns the product code of the plan that an account last bought for a language and kept; null if none. */
export async function readLastPlan(
  db: Database,
  userId: string,
  targetLang: LangCode,
): Promise<string | null> {
  const [row] = await db
    .select({ productCode: orderLines.productCode })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.flow, 'SUBSCRIPTION'),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.refundedAt),
        eq(orderLines.targetLang, targetLang),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orderLines.line))
    .limit(1)
  return row?.productCode ?? null
}
