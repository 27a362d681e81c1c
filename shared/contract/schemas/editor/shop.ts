import {
  COUPON_CODE,
  couponContradiction,
  couponLimits,
  discountTypes,
  purchaseFlows,
} from '@mowka/domain/shop/coupon'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { adminOrderList, couponList, couponStates, orderStates } from '../../endpoints/editor/shop'
import { Day, EmailAddress, Id, IdParams, LangCode, Moment, text, trimmedText, wholeNumber } from '../common'
import { GiftCardStatus } from '../gift-card'
import { listQuery } from '../list'
import { DiscountCondition, PaymentStatus } from '../order'

/** More positions than an order can have. */
const MAX_POSITION = 99

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
  /** PayU accepted a refund, so what it covers ended. */
  'refund-accepted',
  /** PayU reported a state of a refund. */
  'refund-reported',
  /** An operator decided what a refund covers. */
  'refund-decided',
  /** Everything that the order granted was refunded. */
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

/**
 * The proposed refund of a position. `days`: for the unused days of its access. `unused`: an unused card.
 * `ungranted`: nothing was granted for it, or the account was deleted. `ended`: an earlier refund ended it. `waiting`:
 * PayU has not answered a refund of it. `redeemed`: a redeemed card, which is never refunded.
 */
export const refundBases = ['days', 'unused', 'ungranted', 'ended', 'waiting', 'redeemed'] as const

/** A part of an order that can be refunded separately: a line of access, or a gift card. Money is integer grosz. */
export const OrderPosition = z.object({
  position: wholeNumber(),
  name: z.string(),
  targetLangs: z.array(LangCode),
  quantity: wholeNumber(),
  /** Code of the gift card; `null` for access, and for a card that was never created. */
  cardCode: z.string().nullable(),
  /** The paid price after the coupon, and what is left of it. */
  price: wholeNumber(),
  left: wholeNumber(),
  proposed: wholeNumber(),
  basis: z.enum(refundBases),
  /** Days of access in total and used; `null` without access. */
  days: wholeNumber().nullable(),
  daysUsed: wholeNumber().nullable(),
})
export type OrderPosition = z.infer<typeof OrderPosition>

/**
 * `requested`: PayU hasn't answered yet. `accepted`: PayU is returning the money. `done`: returned. `refused`: PayU
 * didn't accept it. `canceled`: PayU accepted it and canceled it later.
 */
export const refundStatuses = ['requested', 'accepted', 'done', 'refused', 'canceled'] as const

/**
 * A refund that needs a decision. `unmatched`: made in PayU's panel for an unknown line. `not-restored`: canceled, and
 * what it ended can't be restored. `redeemed`: made in PayU's panel for a redeemed card.
 */
export const refundTasks = ['unmatched', 'not-restored', 'redeemed'] as const

/** An amount for a position of an order, in grosz. */
const RefundLine = z.object({ position: wholeNumber(0, MAX_POSITION), amount: wholeNumber() })

/** A refund of an order. */
export const OrderRefund = z.object({
  _id: Id,
  requestedAt: Moment,
  /** Where it was requested: here, or in PayU's own panel. */
  origin: z.enum(['shop', 'payu']),
  status: z.enum(refundStatuses),
  task: z.enum(refundTasks).nullable(),
  amount: wholeNumber(),
  lines: z.array(
    RefundLine.extend({
      days: wholeNumber().nullable(),
      daysUsed: wholeNumber().nullable(),
      /** Whether this refund ended the position. */
      isEnded: z.boolean(),
    }),
  ),
  /** The correcting invoice, or `null`. */
  correction: z.object({ number: z.string(), issuedAt: Moment }).nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

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
  /** The parts that can be refunded; empty for an unpaid order. */
  positions: z.array(OrderPosition),
  /** Oldest first. */
  refunds: z.array(OrderRefund),
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
  /**
   * Refunds lines of a paid order. Responds with 409: `NOT_PAID`; `REFUND_CHANGED` if something else is left of a
   * line; `CARD_REDEEMED`; `REFUND_REFUSED` by PayU, with its reason.
   */
  refundOrder: {
    params: IdParams,
    body: z.object({
      lines: z
        .array(
          RefundLine.extend({
            /** The rest of the line when the operator decided. */
            left: wholeNumber(),
          }),
        )
        .min(1)
        .max(MAX_POSITION + 1),
    }),
    answer: AdminOrderDetails,
  },
  /**
   * Closes the task of a refund. For an unmatched one, `lines` distribute its amount over positions, which end if
   * `ends` is set; other tasks ignore both. Responds with 409 `REFUND_DECIDED` if the refund has no task any more.
   */
  decideRefund: {
    params: IdParams,
    body: z.object({ lines: z.array(RefundLine).max(MAX_POSITION + 1), ends: z.boolean() }),
    answer: AdminOrderDetails,
  },
} satisfies Record<string, CallSchema>

export const CouponState = z.enum(couponStates)
export type CouponState = z.infer<typeof CouponState>

/** A coupon code as editors type it; stored in capitals. */
const NewCouponCode = trimmedText(couponLimits.code, 1)
  .transform((code) => code.toUpperCase())
  .refine((code) => COUPON_CODE.test(code), 'capitals, digits and single dashes')

const couponFields = {
  type: z.enum(discountTypes),
  /** Depending on the type: percent, price of one month in grosz, grosz off the order, or months. */
  amount: wholeNumber(1),
  /** Product codes, or plans in every language; empty means all. */
  applyTo: z.array(text(100, 1)).max(couponLimits.products),
  flows: z.array(z.enum(purchaseFlows)).min(1).max(purchaseFlows.length),
  active: z.boolean(),
  /** First and last day of validity in Warsaw; `null` for no limit. */
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  /** Uses in total and per person; `null` for no limit. */
  maxUses: wholeNumber(1, couponLimits.uses).nullable(),
  usesPerPerson: wholeNumber(1, couponLimits.uses).nullable(),
  /** The only account that may use it; `null` for everyone. */
  assignedEmail: EmailAddress.nullable(),
}

const CouponFields = z.object(couponFields)
export type CouponFields = z.infer<typeof CouponFields>

const withoutContradiction = (coupon: CouponFields, context: z.RefinementCtx): void => {
  const wrong = couponContradiction(coupon)
  if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message })
}

/** A coupon in the panel. */
export const AdminCoupon = z.object({
  ...couponFields,
  code: z.string(),
  assignedEmail: z.string().nullable(),
  state: CouponState,
  /** Orders that use it, unpaid ones that still reserve it included. */
  uses: wholeNumber(),
  /** Sent back with a change, so that a concurrent change is reported (C57). */
  version: wholeNumber(1),
})
export type AdminCoupon = z.infer<typeof AdminCoupon>

const CouponParams = z.object({ code: text(couponLimits.code, 1) })

export const couponAdminCalls = {
  listCoupons: {
    query: listQuery(couponList),
    answer: z.object({ items: z.array(AdminCoupon), metadata: z.object({ total: wholeNumber() }) }),
  },
  getCoupon: { params: CouponParams, answer: AdminCoupon },
  /** Responds with 422 `COUPON_EXISTS` if the code is taken by a coupon with other terms. */
  createCoupon: {
    body: z.object({ ...couponFields, code: NewCouponCode }).superRefine(withoutContradiction),
    answer: AdminCoupon,
    success: 201,
  },
  /** Responds with 409 `STALE_WRITE` and the current coupon after a concurrent change. */
  updateCoupon: {
    params: CouponParams,
    body: z.object({ ...couponFields, version: wholeNumber(1) }).superRefine(withoutContradiction),
    answer: AdminCoupon,
  },
} satisfies Record<string, CallSchema>
