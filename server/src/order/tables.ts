import type { LangCode } from '@mowka/contract/schemas/common'
import type { OrderRefund, OrderStep } from '@mowka/contract/schemas/editor/shop'
import type { BoughtGiftCard, PaymentStatus } from '@mowka/contract/schemas/order'
import type { InvoiceData } from '@mowka/contract/schemas/user'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { DiscountCondition, PurchaseFlow } from '@mowka/domain/shop/coupon'
import { VAT_RATE } from '@mowka/domain/shop/vat'
import { eq, inArray, sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Seller } from '../config'
import { moment } from '../database/columns'
import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { formerOwnerColumn } from '../user/public'

/** A step that is stored as an event: the others follow from the order's columns. */
export type OrderEventKind = Extract<OrderStep['kind'], `payment-${string}` | `refund-${string}`>

/** The effect of a report of PayU on an order. */
export type ReportEffect = NonNullable<OrderStep['effect']>

/** The buyer's data at the time of the order. */
export type OrderBuyer = { firstname: string; lastname: string; email: string; country: string }

/**
 * Orders, one per payment attempt: after a rejected payment, the next attempt is another order. Amounts are integer
 * grosz, in PLN.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** 128 random bits: our number for PayU, and the permission to read the status. */
    extOrderId: text('ext_order_id').notNull().unique(),
    userId: formerOwnerColumn(),
    flow: text('flow').$type<PurchaseFlow>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** End of the time for paying it. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was paid or cancelled. */
    settledAt: moment('settled_at'),
    /** Hash of buyer and basket: a repeated request is the same order until that one is paid. */
    fingerprint: text('fingerprint').notNull(),
    couponCode: text('coupon_code'),
    /** The coupon's discount at the time of the order. */
    discount: jsonb('discount').$type<DiscountCondition>(),
    fullPrice: integer('full_price').notNull(),
    totalAmount: integer('total_amount').notNull(),
    /** The seller at the time of the order; null for orders of earlier releases, which show the current one. */
    seller: jsonb('seller').$type<Seller>(),
    /** VAT rate at the time of the order, in percent. */
    vatRate: integer('vat_rate').notNull().default(VAT_RATE),
    /** Null after the end of its retention. */
    buyer: jsonb('buyer').$type<OrderBuyer>(),
    /** Invoice data; null for no invoice. */
    invoice: jsonb('invoice').$type<InvoiceData>(),
    invoiceRequested: boolean('invoice_requested').notNull(),
    /** Ordered gift cards; null for an order of access. */
    giftCards: jsonb('gift_cards').$type<BoughtGiftCard[]>(),
    /** Language of its emails. */
    lang: text('lang').$type<InterfaceLang>().notNull(),
    /** Set while a call starts the payment and others wait. */
    startingAt: moment('starting_at'),
    /** PayU's order id. */
    payuOrderId: text('payu_order_id').unique(),
    /** PayU's payment page. */
    redirectUri: text('redirect_uri'),
    /** When the last position was ended by a refund; null while one is in force. */
    refundedAt: moment('refunded_at'),
    /**
     * Replaced by the table of refunds. To be dropped with the next release: instances of the previous one read both
     * columns until a rolling restart has ended.
     */
    formerRefundId: text('ext_refund_id'),
    formerRefunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_fingerprint').on(table.fingerprint, table.createdAt),
    index('orders_status').on(table.status, table.createdAt),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_total').on(table.totalAmount, table.id),
    // Operators search by the part of the number that buyers see, and by whole addresses.
    index('orders_spoken_number').on(sql`right(${table.id}, 12)`),
    index('orders_buyer_email').on(sql`lower(${table.buyer} ->> 'email')`),
  ],
)

/** A reference to an order whose row can't be deleted before this one. */
export const orderReference = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id)

const orderColumn = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Order lines with names and prices at the time of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderColumn(),
    line: integer('line').notNull(),
    productCode: text('product_code').notNull(),
    name: text('name').notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of one unit for all its months. */
    unitPrice: integer('unit_price').notNull(),
    /** The amount paid for the line. */
    total: integer('total').notNull(),
    /** Months of access in total. */
    months: integer('months').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
)

/** Steps of payments and refunds that no column of the order holds, for operators. */
export const orderEvents = pgTable(
  'order_events',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    orderId: orderColumn(),
    at: moment('at').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    /** The state that PayU reported. */
    status: text('status'),
    /** In grosz. */
    amount: integer('amount'),
    effect: text('effect').$type<ReportEffect>(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.seq)],
)

/** Refunds of orders, requested here or made in PayU's own panel (ADR 56). */
export const refunds = pgTable(
  'refunds',
  {
    /** Our number for PayU, stored before it is called. */
    id: text('id').primaryKey(),
    orderId: orderColumn(),
    origin: text('origin').$type<OrderRefund['origin']>().notNull(),
    status: text('status').$type<OrderRefund['status']>().notNull(),
    /** The decision that an operator has to make, or null. */
    task: text('task').$type<NonNullable<OrderRefund['task']>>(),
    /** In grosz. */
    amount: integer('amount').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** When the status last changed. */
    changedAt: moment('changed_at').notNull(),
    /** PayU's number; null until PayU has answered. */
    payuRefundId: text('payu_refund_id'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    unique('refunds_of_payu').on(table.orderId, table.payuRefundId),
    index('refunds_waiting').on(table.requestedAt).where(sql`status in ('requested', 'accepted')`),
  ],
)

/** A reference to a refund whose row can't be deleted before this one. */
export const refundReference = () =>
  text('refund_id')
    .notNull()
    .references(() => refunds.id)

/** The positions that a refund covers. A position is a line of an order of access, or one of its gift cards. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** In grosz. */
    amount: integer('amount').notNull(),
    /** The rest of the position's price before this refund, which makes repeated requests recognizable. */
    left: integer('left').notNull(),
    /** Days of its access in total and used when the refund was requested; null without access. */
    days: integer('days'),
    daysUsed: integer('days_used'),
    /** Whether this refund ended the position. */
    isEnded: boolean('is_ended').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.position] })],
)

const deletion: PersonalTable['deletion'] = {
  how: 'kept',
  because: 'tax law asks to keep sales for years; what was never paid loses its buyer after a month',
}

/** Orders of a person. */
export const orderPersonal: PersonalTable[] = [
  { ...owned(orders, 'orders'), deletion },
  {
    ...ownedThrough({ column: orderLines.orderId, parent: orders, id: orders.id }, 'orderLines'),
    deletion,
  },
  {
    ...ownedThrough({ column: orderEvents.orderId, parent: orders, id: orders.id }, 'orderEvents'),
    deletion,
  },
  {
    ...ownedThrough({ column: refunds.orderId, parent: orders, id: orders.id }, 'refunds'),
    deletion,
  },
  {
    table: refundLines,
    rowsOf: (db, { userId }) =>
      inArray(
        refundLines.refundId,
        db
          .select({ id: refunds.id })
          .from(refunds)
          .innerJoin(orders, eq(orders.id, refunds.orderId))
          .where(eq(orders.userId, userId)),
      ),
    copied: { as: 'refundLines' },
    deletion,
  },
]
