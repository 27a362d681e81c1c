import { z } from 'zod'
import { adminOrderList, orderStates } from '../../endpoints/editor/shop'
import type { CallSchema } from '../call'
import { Day, Id, IdParams, LangCode, Moment, wholeNumber } from '../common'
import { GiftCardStatus } from '../gift-card'
import { listQuery } from '../list'
import { DiscountCondition, PaymentStatus } from '../order'

export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>

/** A line of an order, with the name and prices at the time of the order, in grosz. */
export const OrderLine = z.object({
  productCode: z.string(),
  name: z.string(),
  targetLang: LangCode,
  quantity: wholeNumber(),
  /** Price of one unit before the discount. */
  unitPrice: wholeNumber(),
  /** The amount paid for the line. */
  total: wholeNumber(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order in the panel's list. Money is integer grosz. */
export const AdminOrder = z.object({
  _id: Id,
  createdAt: Moment,
  state: OrderState,
  /** PayU's number; `null` before the payment was started, and for free orders. */
  payuOrderId: z.string().nullable(),
  /** `null` after the end of its retention. */
  buyer: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Whether the order contains gift cards instead of access for the buyer. */
  isGift: z.boolean(),
  lines: z.array(OrderLine),
  totalAmount: wholeNumber(),
  /** The amount that PayU has returned so far. */
  refundedAmount: wholeNumber(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** Kinds of steps in the timeline of an order. */
export const orderStepKinds = [
  'placed',
  'payment-started',
  /** PayU reported a state of the payment. */
  'payment-reported',
  'paid',
  'canceled',
  'invoiced',
  'refund-requested',
  /** PayU refused to make a refund. */
  'refund-refused',
  /** PayU reported a state of a refund. */
  'refund-reported',
  'refunded',
] as const

/** The effect of a report of PayU on an order. `mismatch`: amount, currency or number differ from the order's. */
export const reportEffects = ['settled', 'unchanged', 'mismatch'] as const

/** A step in the timeline of an order. */
export const OrderStep = z.object({
  at: Moment,
  kind: z.enum(orderStepKinds),
  /** The state that PayU reported; `null` for other steps. */
  status: z.string().nullable(),
  /** In grosz; `null` if the step has none. */
  amount: wholeNumber().nullable(),
  /** `null` for steps that are no reports. */
  effect: z.enum(reportEffects).nullable(),
})
export type OrderStep = z.infer<typeof OrderStep>

/** An order with everything that operators may know about it. */
export const AdminOrderDetails = AdminOrder.extend({
  paymentStatus: PaymentStatus,
  /** The price without the coupon. */
  fullPrice: wholeNumber(),
  coupon: z.object({ code: z.string(), discount: DiscountCondition.nullable() }).nullable(),
  /** The issued invoice, or `null`. */
  invoice: z.object({ number: z.string(), issuedAt: Moment }).nullable(),
  invoiceRequested: z.boolean(),
  /** Oldest first. */
  timeline: z.array(OrderStep),
  /** The periods of access that the order granted. */
  accesses: z.array(
    z.object({
      targetLang: LangCode,
      startsAt: Moment,
      endsAt: Moment,
      /** When a refund ended it, or `null`. */
      endedAt: Moment.nullable(),
    }),
  ),
  /** The gift cards that the order created. */
  giftCards: z.array(
    z.object({
      _id: Id,
      pattern: z.string(),
      status: GiftCardStatus,
      languages: z.array(LangCode),
      /** Day on which it is emailed; `null` for none. */
      sendAt: Day.nullable(),
      redeemedAt: Moment.nullable(),
    }),
  ),
})
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>

export const orderAdminCalls = {
  listOrders: {
    query: listQuery(adminOrderList),
    answer: z.object({ items: z.array(AdminOrder), metadata: z.object({ total: wholeNumber() }) }),
  },
  getOrderDetails: { params: IdParams, answer: AdminOrderDetails },
} satisfies Record<string, CallSchema>
