import { createHash, randomBytes } from 'node:crypto'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { BasketProduct, BoughtGiftCard, NewOrder } from '@mowka/contract/schemas/order'
import type { InvoiceData } from '@mowka/contract/schemas/user'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { DiscountCondition, PurchaseFlow } from '@mowka/domain/shop/coupon'
import { joinLines, type OrderTotal, orderTotal } from '@mowka/domain/shop/order-total'
import { VAT_RATE } from '@mowka/domain/shop/vat'
import type { Seller } from '../config'
import { normalizeCode, reserveCoupon } from '../coupon/public'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { ProblemError } from '../http/problem'
import { PAYMENT_VALIDITY } from '../outside/payments'
import { readPlans } from '../product/public'
import type { OrderPorts, OrderServices } from './ports'
import { complete } from './settle'
import * as store from './store'
import type { OrderBuyer } from './tables'

/** A product of a basket with the plan data that an order stores. */
type Priced = {
  productCode: string
  quantity: number
  name: string
  targetLang: LangCode
  /** Price of one unit for all its months, in grosz. */
  totalPrice: number
  months: number
}

/**
 * Looks up the products of a basket with their plans and current prices. Throws 422 `WRONG_PRODUCT` for one that
 * isn't sold.
 */
async function priceBasket(db: Database, basket: readonly BasketProduct[]): Promise<Priced[]> {
  const joined = joinLines(basket)
  const plans = await readPlans(
    db,
    joined.map(({ productCode }) => productCode),
  )
  return joined.map(({ productCode, quantity }, index) => {
    const plan = plans.get(productCode)
    if (!plan) {
      throw new ProblemError(422, 'WRONG_PRODUCT', 'Wrong product in basket', {
        errors: [{ path: `body/products/${index}/productCode`, message: 'Wrong product in basket' }],
      })
    }
    const { name, targetLang, totalPrice, months } = plan
    return { productCode, quantity, name, targetLang, totalPrice, months }
  })
}

/** Maximum total, 20,000,000.00 zł: more than anyone orders, and within the range of the column. */
const MAX_GROSZ = 2_000_000_000

/** Computes the total of a basket; the only place that does (S-COM-04). Throws 422 above the maximum. */
function totalOf(products: readonly Priced[], discount: DiscountCondition | null): OrderTotal {
  const order = orderTotal(products, discount)
  if (order.fullPrice > MAX_GROSZ) {
    throw new ProblemError(422, 'TOO_EXPENSIVE', 'The total exceeds the maximum of one payment')
  }
  return order
}

/** Time for paying an order in milliseconds, the same as PayU's. */
export const PAYMENT_TIME = PAYMENT_VALIDITY * 1000

/** Time in milliseconds during which a repeated free order counts as the same order. */
const FREE_TIME = 10 * 60 * 1000

/** An order request with its buyer. */
export type OrderRequest = {
  flow: PurchaseFlow
  /** Null for a visitor. */
  userId: string | null
  verifiedEmail: string
  buyer: OrderBuyer
  order: Pick<NewOrder, 'products' | 'coupon' | 'invoice' | 'shownTotal'>
  giftCards: BoughtGiftCard[] | null
  /** The number of the visitor's unpaid order; null if none. */
  waitingOrder: string | null
  lang: InterfaceLang
  now: Date
}

/** 128 random bits. */
const newNumber = (): string => randomBytes(16).toString('hex')

/** Hashes buyer and basket, without prices, to recognize a repeated order. */
function fingerprintOf(
  { flow, userId, buyer, order, giftCards }: OrderRequest,
  products: readonly Priced[],
): string {
  const things = [
    flow,
    userId ?? '',
    Object.entries(buyer).toSorted(([a], [b]) => a.localeCompare(b)),
    products.map(({ productCode, quantity }) => `${quantity} ${productCode}`).toSorted(),
    order.coupon === null ? '' : normalizeCode(order.coupon),
    Object.entries(order.invoice).toSorted(([a], [b]) => a.localeCompare(b)),
    giftCards ?? [],
  ]
  return createHash('sha256').update(JSON.stringify(things)).digest('hex')
}

/**
 * Creates an order with its coupon in one transaction; a repeated order returns the one that waits for payment (ADR
 * 31). A free order is completed immediately. Throws 422 for products that aren't sold and invalid coupons, and 409
 * `PRICE_CHANGED` if the buyer saw another total.
 */
export const createOrder = (
  db: Database,
  request: OrderRequest,
  services: OrderServices,
  ports: OrderPorts,
): Promise<store.OrderRow> =>
  db.transaction(async (tx) => {
    const { order, now } = request
    const products = await priceBasket(tx, order.products)
    const fingerprint = fingerprintOf(request, products)
    await store.lockFingerprint(tx, fingerprint)
    const freeSince = new Date(now.getTime() - FREE_TIME)
    const same = await store.readSameOrder(tx, fingerprint, { now, freeSince })
    if (same && hasExpectedTotal(order, totalOf(products, same.discount).total, same.totalAmount)) return same

    const id = newId(now.getTime())
    const coupon =
      order.coupon === null
        ? null
        : await reserveCoupon(tx, order.coupon, couponUse(request, id, products), now)
    const { seller } = services.config.invoices
    const row = rowOf(request, { id, fingerprint, products, coupon, seller })
    if (order.shownTotal !== undefined && order.shownTotal !== row.order.totalAmount) throw priceChanged()
    await store.insertOrder(tx, row.order, row.lines)
    if (row.order.totalAmount > 0) return row.order
    return complete(tx, row.order, { ...services, now }, ports)
  })

const priceChanged = () => new ProblemError(409, 'PRICE_CHANGED', 'The price of the order has changed')

/** Whether a waiting order costs what the buyer sees, or what it would cost now. */
const hasExpectedTotal = ({ shownTotal }: OrderRequest['order'], total: number, waiting: number): boolean =>
  waiting === (shownTotal ?? total)

const couponUse = (
  { flow, userId, verifiedEmail, buyer }: OrderRequest,
  orderId: string,
  products: readonly Priced[],
) => ({
  flow,
  userId,
  verifiedEmail,
  email: buyer.email,
  orderId,
  productCodes: products.map(({ productCode }) => productCode),
})

/** The invoice data of an order, if requested. */
function invoiceOf(asked: NewOrder['invoice']): InvoiceData | null {
  if (!asked.issueInvoice) return null
  const { issueInvoice: _, ...data } = asked
  return data
}

/** The rows of a new order: a snapshot of everything it refers to. */
function rowOf(
  { flow, userId, buyer, order, giftCards, lang, now }: OrderRequest,
  made: {
    id: string
    fingerprint: string
    products: readonly Priced[]
    coupon: { code: string; discount: DiscountCondition } | null
    seller: Seller
  },
): { order: store.OrderRow; lines: store.OrderLineRow[] } {
  const { id, fingerprint, products, coupon, seller } = made
  const { lines, fullPrice, total } = totalOf(products, coupon?.discount ?? null)
  return {
    order: {
      id,
      extOrderId: newNumber(),
      userId,
      flow,
      status: 'PENDING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAYMENT_TIME),
      settledAt: null,
      fingerprint,
      couponCode: coupon?.code ?? null,
      discount: coupon?.discount ?? null,
      fullPrice,
      totalAmount: total,
      seller,
      vatRate: VAT_RATE,
      buyer,
      invoice: invoiceOf(order.invoice),
      invoiceRequested: order.invoice.issueInvoice,
      giftCards,
      lang,
      startingAt: null,
      payuOrderId: null,
      redirectUri: null,
      refundedAt: null,
      formerRefundId: null,
      formerRefunds: {},
    },
    lines: lines.flatMap((line, index) => {
      const product = products[index]
      if (!product) return []
      const { name, targetLang, totalPrice } = product
      const { productCode, quantity, months } = line
      const unitPrice = totalPrice
      return {
        orderId: id,
        line: index,
        productCode,
        name,
        targetLang,
        quantity,
        unitPrice,
        total: line.total,
        months,
      }
    }),
  }
}
