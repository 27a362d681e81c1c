import type { adminOrderList, orderPeriods } from '@mowka/contract/endpoints/editor/shop'
import type { OrderState } from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { SPOKEN_NUMBER_LENGTH } from '@mowka/domain/shop/order-total'
import { addDays, warsawDay } from '@mowka/domain/time'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'
import { and, eq, exists, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { readPage } from '../../http/list-query'
import type { OrderRow } from '../store'
import { orderLines, orders } from '../tables'

/** Days before today that a period includes. */
const DAYS_BACK: Record<(typeof orderPeriods)[number], number> = { day: 0, week: 6, month: 29, year: 364 }

/** Finds orders by their whole number, the part that buyers see, PayU's number, or a whole email address. */
function matchesSearch(typed: string): SQL | undefined {
  const wanted = typed.trim()
  const lower = wanted.toLowerCase()
  return or(
    eq(orders.id, lower),
    eq(orders.extOrderId, lower),
    eq(orders.payuOrderId, wanted),
    lower.length === SPOKEN_NUMBER_LENGTH
      ? sql`right(${orders.id}, ${sql.raw(String(SPOKEN_NUMBER_LENGTH))}) = ${lower}`
      : undefined,
    wanted.includes('@') ? sql`lower(${orders.buyer} ->> 'email') = ${lower}` : undefined,
  )
}

const hasState = (state: OrderState): SQL | undefined =>
  state === 'REFUNDED'
    ? isNotNull(orders.refundedAt)
    : and(eq(orders.status, state), isNull(orders.refundedAt))

/** The state of an order for operators. */
export const stateOf = ({ status, refundedAt }: Pick<OrderRow, 'status' | 'refundedAt'>): OrderState =>
  refundedAt === null ? status : 'REFUNDED'

/** Returns one page of all orders and the total count. */
export const listOrderRows = (
  db: Database,
  query: ReadListQuery<typeof adminOrderList>,
  now: Date,
): Promise<{ rows: OrderRow[]; total: number }> =>
  readPage(db, orders, query, {
    filters: {
      $search: matchesSearch,
      state: hasState,
      period: (period) =>
        gte(orders.createdAt, startOfWarsawDay(addDays(warsawDay(now), -DAYS_BACK[period]))),
      lang: (lang) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(orderLines)
            .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.targetLang, lang))),
        ),
    },
    sort: { createdAt: orders.createdAt, totalAmount: orders.totalAmount },
    tie: [orders.id],
  })
