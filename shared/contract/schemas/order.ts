import { buyerRules, consumerAgreementRules } from '@mowka/domain/buyer'
import { couponMessages, discountTypes, purchaseFlows } from '@mowka/domain/coupon'
import { INSCRIPTION_LENGTH, inscriptionRules, MOST_GIFT_CARDS } from '@mowka/domain/gift-card'
import { INVOICE_COUNTRY } from '@mowka/domain/invoice'
import { z } from 'zod'
import { type CallSchema, raw } from './call'
import { Day, Id, IdParams, LangCode, Moment, text, trimmedText, wholeNumber } from './common'
import { EmailAddress } from './email-address'
import { ruled } from './ruled'
import { InvoiceData } from './user'

/** The most products of one basket, and of one kind in it. */
const MOST_PRODUCTS = 20
/** The longest code of a coupon. */
const CODE_LENGTH = 60

/** `plan:sourceLang:targetLang` (C-ORD-15). */
const ProductCode = text(100, 1).meta({ example: 'MONTHLY_SUBSCRIPTION_6:PL:ENG' })

/** The code of a coupon as someone types it; capitals and small letters are the same. */
const CouponCode = trimmedText(CODE_LENGTH, 1).meta({ example: 'START20' })

/** A product of a basket (C-ORD-14). */
export const BasketProduct = z.object({
  productCode: ProductCode,
  quantity: wholeNumber(1, MOST_PRODUCTS),
})
export type BasketProduct = z.infer<typeof BasketProduct>

/** The discount of a coupon (C-ENT-02). */
export const DiscountCondition = z.object({
  type: z.enum(discountTypes),
  /** Percent, grosz for one month, grosz off the order, or months: by the type. */
  amount: wholeNumber(),
  /** Product codes; none means all, one without languages means the plan in every language. */
  applyTo: z.array(text(100, 1)).max(100),
})

/** What became of a coupon that was typed (C-COUP-03). */
export const VerifiedCoupon = z.object({
  status: z.enum(['VERIFIED', 'INVALID']),
  message: z.enum(couponMessages),
  /** Null for a coupon that is not valid. */
  discountCondition: DiscountCondition.nullable(),
  /** The code as it is kept. */
  pattern: z.string(),
})
export type VerifiedCoupon = z.infer<typeof VerifiedCoupon>

/** Who buys (C-ENT-03). The e-mail is the account's; one that is sent is not read. */
export const Buyer = z.object({
  firstname: ruled(trimmedText(100), buyerRules.firstname),
  lastname: ruled(trimmedText(100), buyerRules.lastname),
  email: text(320).optional(),
  country: z.literal(INVOICE_COUNTRY).default(INVOICE_COUNTRY),
  /** Has read the terms, and wants access before the time to withdraw is over. */
  consumerAgreement: ruled(z.boolean(), consumerAgreementRules),
})
export type Buyer = z.output<typeof Buyer>

/** Who buys gift cards: nobody has signed in, so the e-mail is typed (C-GIFT-03). */
export const GiftBuyer = Buyer.extend({ email: EmailAddress })

/** The invoice of an order (C-ORD-16). With the switch off nothing else of it is read (C-ORD-10). */
export const OrderInvoice = z.discriminatedUnion('issueInvoice', [
  InvoiceData.extend({ issueInvoice: z.literal(true) }),
  z.object({ issueInvoice: z.literal(false) }),
])
export type OrderInvoice = z.output<typeof OrderInvoice>

/**
 * An order. Prices come from the server; `shownTotal` is what the button promised, in grosz, and an order that would
 * cost something else is refused (409 `PRICE_CHANGED`).
 */
export const NewOrder = z.object({
  products: z.array(BasketProduct).min(1).max(MOST_PRODUCTS),
  coupon: CouponCode.nullable().default(null),
  buyer: Buyer,
  invoice: OrderInvoice.default({ issueInvoice: false }),
  shownTotal: wholeNumber().optional(),
})
export type NewOrder = z.output<typeof NewOrder>

/** A gift card that is bought (C-ENT-04): for one person, in one language or several. */
export const BoughtGiftCard = z.object({
  productCodes: z.array(ProductCode).min(1).max(LangCode.options.length),
  inscription: ruled(trimmedText(INSCRIPTION_LENGTH), inscriptionRules).default(''),
  /** The day on which it is sent; null for the day on which it is paid. */
  sendAt: Day.nullable().default(null),
  /** Null when the buyer hands it over. */
  sendToEmailAddress: EmailAddress.nullable().default(null),
})
export type BoughtGiftCard = z.output<typeof BoughtGiftCard>

/** An order of gift cards. Its products are those of the cards, each code once with its quantity (C-GIFT-14). */
export const NewGiftCardOrder = NewOrder.extend({
  /** The number of the caller's order that waits for its payment: a coupon that it holds is theirs to use again. */
  extOrderId: Id.nullable().default(null),
  buyer: GiftBuyer,
  giftCards: z.array(BoughtGiftCard).min(1).max(MOST_GIFT_CARDS),
})
export type NewGiftCardOrder = z.output<typeof NewGiftCardOrder>

/** Where to pay (S-COM-03). Anything but SUCCESS means that no payment was started: the same call can be retried. */
export const PlacedOrder = z.object({
  status: z.object({ statusCode: z.enum(['SUCCESS', 'ERROR']) }),
  /** The payment provider, or the page with thanks when nothing is to be paid; null without success. */
  redirectUri: z.url().nullable(),
  /**
   * The number of the order, with which its status is read. Without success it is an order that waits while the payment
   * provider is unavailable; null for none.
   */
  extOrderId: Id.nullable(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** Whether an order is paid (C-THX-04). */
export const PaymentStatus = z.enum(['PENDING', 'COMPLETED', 'CANCELED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** An order for whoever has its number: nothing that tells who bought (C-THX-15). */
export const OrderStatus = z.object({
  status: PaymentStatus,
  transactionId: Id,
  /** What is paid, in grosz. */
  total: wholeNumber(),
  currency: z.literal('PLN'),
  /** The code of the coupon; null without one. */
  coupon: z.string().nullable(),
  items: z.array(
    z.object({
      /** The product code. */
      itemId: z.string(),
      /** What the line costs, in grosz. */
      price: wholeNumber(),
    }),
  ),
  /** Whether an invoice follows. */
  invoiceRequested: z.boolean(),
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** An order of the payment history (C-ENT-06). */
export const Order = z.object({
  _id: Id,
  extOrderId: Id,
  createdAt: Moment,
  /** What is paid, in grosz. */
  totalAmount: wholeNumber(),
  paymentStatus: PaymentStatus,
  /** When the money was given back; null when it was not. */
  refundedAt: Moment.nullable(),
  invoiceRequested: z.boolean(),
  /** Whether gift cards were bought, and not access for oneself. */
  isGift: z.boolean(),
  /** Where an order that is not paid can still be paid; null for all others. */
  redirectUri: z.url().nullable(),
  /** Whether it can still be paid, also when its payment could not be started yet (`payOrder`). */
  isPayable: z.boolean(),
  products: z.array(
    z.object({
      productCode: z.string(),
      /** As it was when it was bought. */
      name: z.string(),
      /** Of one, before the discount, in grosz. */
      unitPrice: wholeNumber(),
      quantity: wholeNumber(),
      /** What was paid for all of the line, in grosz. */
      total: wholeNumber(),
    }),
  ),
})
export type Order = z.infer<typeof Order>

export const orderCalls = {
  verifyCoupon: {
    body: z.object({
      code: CouponCode,
      /** Where it is to be used. */
      flow: z.enum(purchaseFlows).default('SUBSCRIPTION'),
      /** What is in the basket; a coupon that is good for none of it is not valid. */
      productCodes: z.array(ProductCode).max(MOST_PRODUCTS).default([]),
      /** The number of the caller's order that waits for its payment: the use that it holds is theirs to use again. */
      extOrderId: Id.nullable().default(null),
    }),
    answer: VerifiedCoupon,
  },
  postOrder: { body: NewOrder, answer: PlacedOrder },
  postGiftCardOrder: { body: NewGiftCardOrder, answer: PlacedOrder },
  getOrders: { answer: z.array(Order) },
  /** Starts the payment of the caller's own order, or continues it. 409 `ORDER_CLOSED` when it cannot be paid any more. */
  payOrder: { params: z.object({ orderId: Id }), answer: PlacedOrder },
  getOrderStatus: { params: z.object({ extOrderId: Id }), answer: OrderStatus },
  /** What PayU tells: the text as it came, since its signature is over every character. */
  notifyOrder: { takes: raw('application/json'), body: text(64 * 1024, 1), success: 200 },
  /** Gives the money back and ends what it bought. */
  refundOrder: { params: IdParams, answer: Order },
} satisfies Record<string, CallSchema>
