import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { BoughtGiftCard, PaymentStatus } from '@mowka/shared/contract/schemas/order'
import type { InvoiceData } from '@mowka/shared/contract/schemas/user'
import type { DiscountCondition, PurchaseFlow } from '@mowka/shared/domain/coupon'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

/** Who bought, as they said it then. */
export type OrderBuyer = { firstname: string; lastname: string; email: string; country: string }

/**
 * Orders. Each is one attempt to pay: after a payment that was rejected, the next one is another order. Money is integer
 * grosz, in PLN.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** 128 random bits: PayU's number for it on our side, and the permission to read its status. */
    extOrderId: text('ext_order_id').notNull().unique(),
    userId: formerOwnerColumn(),
    flow: text('flow').$type<PurchaseFlow>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was paid or cancelled. */
    settledAt: moment('settled_at'),
    /** Says who wants to buy what: the same again is the same order while that one is not paid. */
    fingerprint: text('fingerprint').notNull(),
    couponCode: text('coupon_code'),
    /** What the coupon took off, as it was then. */
    discount: jsonb('discount').$type<DiscountCondition>(),
    fullPrice: integer('full_price').notNull(),
    totalAmount: integer('total_amount').notNull(),
    /** Null once nobody may keep it any more. */
    buyer: jsonb('buyer').$type<OrderBuyer>(),
    /** Whom the invoice is for; null for none. */
    invoice: jsonb('invoice').$type<InvoiceData>(),
    invoiceRequested: boolean('invoice_requested').notNull(),
    /** The gift cards that it buys; null for access of one's own. */
    giftCards: jsonb('gift_cards').$type<BoughtGiftCard[]>(),
    /** Of the letters about it. */
    lang: text('lang').$type<InterfaceLang>().notNull(),
    /** While one call starts the payment, others wait for it: since when. */
    startingAt: moment('starting_at'),
    /** PayU's number. */
    payuOrderId: text('payu_order_id').unique(),
    /** PayU's page, where it is paid. */
    redirectUri: text('redirect_uri'),
    /** Our number of the refund, kept before PayU is asked. */
    extRefundId: text('ext_refund_id'),
    refundedAt: moment('refunded_at'),
    /** What PayU has given back in all, in one refund or in parts: the amount of each, by PayU's number. */
    refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_fingerprint').on(table.fingerprint, table.createdAt),
    index('orders_status').on(table.status, table.createdAt),
  ],
)

/** A column that names an order which stays as long as the row does. */
export const orderReference = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id)

const orderColumn = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What an order buys, with names and prices as they were then. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderColumn(),
    line: integer('line').notNull(),
    productCode: text('product_code').notNull(),
    name: text('name').notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Of one, for all its months. */
    unitPrice: integer('unit_price').notNull(),
    /** What is paid for all of it. */
    total: integer('total').notNull(),
    /** The months of access that it gives in all. */
    months: integer('months').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
)
