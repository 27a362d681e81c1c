import { couponMessages, discountTypes, purchaseFlows } from '@mowka/domain/shop/coupon'
import { INSCRIPTION_LENGTH, inscriptionRules, MAX_GIFT_CARDS } from '@mowka/domain/shop/gift-card'
import { buyerRules, consumerAgreementRules, INVOICE_COUNTRY } from '@mowka/domain/shop/invoice'
import { z } from 'zod'
import { bytes, type CallSchema, raw } from '../call-schema'
import { Day, EmailAddress, Id, LangCode, Moment, ruled, text, trimmedText, wholeNumber } from './common'
import { InvoiceData } from './user'

/** Maximum number of products in a basket, and of items per product. */
const MAX_PRODUCTS = 20
/** Maximum length of a coupon code. */
const CODE_LENGTH = 60

/** `plan:sourceLang:targetLang` (C-ORD-15). */
const ProductCode = text(100, 1).meta({ example: 'MONTHLY_SUBSCRIPTION_6:PL:ENG' })

/** A typed coupon code, case-insensitive. */
const CouponCode = trimmedText(CODE_LENGTH, 1).meta({ example: 'START20' })

/** A product in a basket (C-ORD-14). */
export const BasketProduct = z.object({
  productCode: ProductCode,
  quantity: wholeNumber(1, MAX_PRODUCTS),
})
export type BasketProduct = z.infer<typeof BasketProduct>

/** A coupon's discount (C-ENT-02). */
export const DiscountCondition = z.object({
  type: z.enum(discountTypes),
  /** Depending on the type: percent, monthly price in grosz, amount off the order in grosz, or number of months. */
  amount: wholeNumber(),
  /** Product codes; an empty list means all, one without languages the plan in every language. */
  applyTo: z.array(text(100, 1)).max(100),
})

/** Result of verifying a coupon code (C-COUP-03). */
export const VerifiedCoupon = z.object({
  status: z.enum(['VERIFIED', 'INVALID']),
  message: z.enum(couponMessages),
  /** Null for an invalid coupon. */
  discountCondition: DiscountCondition.nullable(),
  /** The code in its stored spelling. */
  pattern: z.string(),
})
export type VerifiedCoupon = z.infer<typeof VerifiedCoupon>

/** The buyer (C-ENT-03). The email is the account's; one in the request is ignored. */
export const Buyer = z.object({
  firstname: ruled(trimmedText(100), buyerRules.firstname),
  lastname: ruled(trimmedText(100), buyerRules.lastname),
  email: text(320).optional(),
  country: z.literal(INVOICE_COUNTRY).default(INVOICE_COUNTRY),
  /** Accepts the terms, and requests access before the withdrawal period ends. */
  consumerAgreement: ruled(z.boolean(), consumerAgreementRules),
})
export type Buyer = z.output<typeof Buyer>

/** The buyer of gift cards: not signed in, so the email is typed (C-GIFT-03). */
export const GiftBuyer = Buyer.extend({ email: EmailAddress })

/** Invoice data of an order (C-ORD-16). Ignored if the switch is off (C-ORD-10). */
export const OrderInvoice = z.discriminatedUnion('issueInvoice', [
  InvoiceData.extend({ issueInvoice: z.literal(true) }),
  z.object({ issueInvoice: z.literal(false) }),
])
export type OrderInvoice = z.output<typeof OrderInvoice>

/**
 * An order. Prices come from the server; `shownTotal` is the amount on the button, in grosz, and an order with
 * another total is rejected (409 `PRICE_CHANGED`).
 */
export const NewOrder = z.object({
  products: z.array(BasketProduct).min(1).max(MAX_PRODUCTS),
  coupon: CouponCode.nullable().default(null),
  buyer: Buyer,
  invoice: OrderInvoice.default({ issueInvoice: false }),
  shownTotal: wholeNumber().optional(),
})
export type NewOrder = z.output<typeof NewOrder>

/** An ordered gift card (C-ENT-04), for one recipient, in one or more languages. */
export const BoughtGiftCard = z.object({
  productCodes: z.array(ProductCode).min(1).max(LangCode.options.length),
  inscription: ruled(trimmedText(INSCRIPTION_LENGTH), inscriptionRules).default(''),
  /** Day of sending; `null` for the day of payment. */
  sendAt: Day.nullable().default(null),
  /** Null if the buyer hands it over in person. */
  sendToEmailAddress: EmailAddress.nullable().default(null),
})
export type BoughtGiftCard = z.output<typeof BoughtGiftCard>

/** An order of gift cards. Its products are those of the cards, with the quantity per code (C-GIFT-14). */
export const NewGiftCardOrder = NewOrder.extend({
  /** Number of the caller's unpaid order: the coupon that it reserves may be used again. */
  extOrderId: Id.nullable().default(null),
  buyer: GiftBuyer,
  giftCards: z.array(BoughtGiftCard).min(1).max(MAX_GIFT_CARDS),
})
export type NewGiftCardOrder = z.output<typeof NewGiftCardOrder>

/**
 * Payment link (S-COM-03). A status other than SUCCESS means that no payment was started, and the call can be
 * retried.
 */
export const PlacedOrder = z.object({
  status: z.object({ statusCode: z.enum(['SUCCESS', 'ERROR']) }),
  /** URL of the payment provider, or of the confirmation page if the total is 0; `null` without success. */
  redirectUri: z.url().nullable(),
  /**
   * Order number for reading its status. Without success, an order that waits while the payment provider is
   * unavailable; `null` for none.
   */
  extOrderId: Id.nullable(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** Payment status of an order (C-THX-04). */
export const PaymentStatus = z.enum(['PENDING', 'COMPLETED', 'CANCELED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** The price of an order as on a receipt. Amounts in grosz. */
export const Receipt = z.object({
  /** The company that sells, as on invoices. */
  seller: z.object({
    name: z.string(),
    /** Polish tax number, ten digits. */
    nip: z.string(),
    street: z.string(),
    /** Postal code and town. */
    town: z.string(),
  }),
  /** Coupon code, or `null`. */
  coupon: z.string().nullable(),
  /** Amount by which the order was reduced. */
  discount: wholeNumber(),
  total: wholeNumber(),
  /** Tax in the total, and its rate in percent. */
  vat: wholeNumber(),
  vatRate: wholeNumber(),
})
export type Receipt = z.infer<typeof Receipt>

/** An order for anyone with its number, without data about the buyer (C-THX-15). */
export const OrderStatus = z.object({
  status: PaymentStatus,
  transactionId: Id,
  /** Amount to pay, in grosz. */
  total: wholeNumber(),
  currency: z.literal('PLN'),
  /** Coupon code, or `null`. */
  coupon: z.string().nullable(),
  items: z.array(
    z.object({
      /** Product code. */
      itemId: z.string(),
      /** Name at the time of the order. */
      name: z.string(),
      quantity: wholeNumber(),
      /** Price of the line, in grosz. */
      price: wholeNumber(),
    }),
  ),
  /** Whether an invoice was requested. */
  invoiceRequested: z.boolean(),
  receipt: Receipt,
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** An order in the payment history (C-ENT-06). */
export const Order = z.object({
  _id: Id,
  extOrderId: Id,
  createdAt: Moment,
  /** Amount to pay, in grosz. */
  totalAmount: wholeNumber(),
  paymentStatus: PaymentStatus,
  /** Time at which everything that it granted was refunded, or `null`. */
  refundedAt: Moment.nullable(),
  invoiceRequested: z.boolean(),
  /** Whether the order contains gift cards instead of access for the buyer. */
  isGift: z.boolean(),
  /** Payment link of an unpaid order that can still be paid; `null` for all others. */
  redirectUri: z.url().nullable(),
  /** Whether it can still be paid, also if its payment could not be started yet (`payOrder`). */
  isPayable: z.boolean(),
  products: z.array(
    z.object({
      productCode: z.string(),
      /** Name at the time of the order. */
      name: z.string(),
      /** Price per item before the discount, in grosz. */
      unitPrice: wholeNumber(),
      quantity: wholeNumber(),
      /** Amount paid for the line, in grosz. */
      total: wholeNumber(),
    }),
  ),
  /** Refunds that the payment provider has accepted, oldest first; amounts in grosz. */
  refunds: z.array(
    z.object({
      refundedAt: Moment,
      amount: wholeNumber(),
      /** The refunded lines, or cards with their lines; empty if unknown. */
      lines: z.array(z.object({ productCodes: z.array(z.string()), amount: wholeNumber() })),
    }),
  ),
  receipt: Receipt,
})
export type Order = z.infer<typeof Order>

export const orderCalls = {
  verifyCoupon: {
    body: z.object({
      code: CouponCode,
      /** Where it is used. */
      flow: z.enum(purchaseFlows).default('SUBSCRIPTION'),
      /** Products in the basket; a coupon that applies to none of them is invalid. */
      productCodes: z.array(ProductCode).max(MAX_PRODUCTS).default([]),
      /** Number of the caller's unpaid order: the coupon use that it reserves is available again. */
      extOrderId: Id.nullable().default(null),
    }),
    answer: VerifiedCoupon,
  },
  postOrder: { body: NewOrder, answer: PlacedOrder },
  postGiftCardOrder: { body: NewGiftCardOrder, answer: PlacedOrder },
  getOrders: { answer: z.array(Order) },
  /**
   * Starts or continues the payment of the caller's own order. Responds with 409 `ORDER_CLOSED` if it can no longer
   * be paid.
   */
  payOrder: { params: z.object({ orderId: Id }), answer: PlacedOrder },
  getOrderStatus: { params: z.object({ extOrderId: Id }), answer: OrderStatus },
  /** PayU notification as unparsed text, because its signature covers every character. */
  notifyOrder: { takes: raw('application/json'), body: text(64 * 1024, 1), success: 200 },
} satisfies Record<string, CallSchema>

/** A plan on sale. Money is integer grosz (C-ENT-01). */
export const Product = z.object({
  /** `plan:sourceLang:targetLang`, e.g. MONTHLY_SUBSCRIPTION_6:PL:ENG. */
  productCode: text(100, 1),
  name: text(200),
  icon: text(100),
  sourceLang: LangCode,
  targetLang: LangCode,
  order: wholeNumber(),
  featured: z.boolean(),
  /** Price per month. */
  unitPrice: wholeNumber(),
  totalPrice: wholeNumber(),
  months: wholeNumber(),
  /** Lowest total of the last 30 days, displayed next to a reduced price. */
  lowestPrice30: wholeNumber().nullable(),
})
export type Product = z.infer<typeof Product>

export const commerceCalls = {
  getProducts: { answer: z.array(Product) },
} satisfies Record<string, CallSchema>

export const invoiceCalls = {
  /**
   * Requests the invoice of a paid order of the caller, with the account's invoice data. Idempotent. Responds with
   * 422 `IncompleteInvoiceDataError` if the data is incomplete.
   */
  requestInvoice: { params: z.object({ orderId: Id }), answer: Order },
  /** Returns the invoice of an order of the caller. Responds with 404 if none was issued. */
  getInvoicePdf: { params: z.object({ orderId: Id }), gives: bytes('application/pdf') },
} satisfies Record<string, CallSchema>
