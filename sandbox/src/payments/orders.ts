import { randomUUID } from 'node:crypto'
import { HttpError, isRecord } from '../http/exchange'
import type { Journal } from '../store/journal'

/** PayU order status. Waiting for confirmation: paid, but not yet captured by the shop. */
export type OrderStatus = 'NEW' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'COMPLETED' | 'CANCELED'

export interface Order {
  orderId: string
  extOrderId: string
  orderCreateDate: string
  notifyUrl: string
  continueUrl: string
  customerIp: string
  merchantPosId: string
  description: string
  currencyCode: string
  /** Grosz as a string, PayU's number format. */
  totalAmount: string
  /** Time to pay in seconds. */
  validityTime: string
  buyer?: { email?: string; language?: string }
  products: { name: string; unitPrice: string; quantity: string }[]
  status: OrderStatus
}

/** A PayU error. */
export class PayuError extends HttpError {
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(status, message)
    this.code = code
  }
}

const PREFIX = 'order:'

const REQUIRED = ['customerIp', 'merchantPosId', 'description', 'currencyCode', 'totalAmount'] as const

/** PayU's default validity: a day, in seconds. */
const USUAL_VALIDITY = '86400'

const WHOLE_NUMBER = /^\d{1,12}$/

const OPEN: OrderStatus[] = ['NEW', 'PENDING']

/** Whether the buyer can still pay or cancel. */
export const isOpen = ({ status }: Order): boolean => OPEN.includes(status)

/** The shop's orders. */
export class Orders {
  private readonly journal: Journal
  /** The shop's order number → PayU's order id. */
  private readonly byExtOrderId = new Map<string, string>()

  constructor(journal: Journal) {
    this.journal = journal
    for (const { value } of journal.list<Order>(PREFIX))
      this.byExtOrderId.set(value.extOrderId, value.orderId)
  }

  /** Creates an order. Throws PayU's errors. */
  make(body: unknown, posId: string): Order {
    if (!isRecord(body)) throw new PayuError(400, 'ERROR_SYNTAX', 'The body must be an object.')
    for (const name of REQUIRED) {
      if (typeof body[name] !== 'string' || body[name] === '') {
        throw new PayuError(400, 'ERROR_VALUE_MISSING', `${name} is missing, or is no text.`)
      }
    }
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
    const invalid = (message: string) => new PayuError(400, 'ERROR_VALUE_INVALID', message)
    if (text('merchantPosId') !== posId) throw new PayuError(403, 'UNAUTHORIZED_REQUEST', 'Another shop.')
    if (!/^[A-Z]{3}$/.test(text('currencyCode'))) throw invalid('currencyCode is no currency.')
    if (!WHOLE_NUMBER.test(text('totalAmount')) || Number(text('totalAmount')) === 0) {
      throw invalid('totalAmount is a whole number above 0, as text.')
    }
    const validityTime = text('validityTime') || USUAL_VALIDITY
    if (!WHOLE_NUMBER.test(validityTime)) throw invalid('validityTime is a whole number, as text.')
    for (const name of ['notifyUrl', 'continueUrl']) {
      if (text(name) && !(URL.canParse(text(name)) && /^https?:/.test(text(name)))) {
        throw invalid(`${name} is no address.`)
      }
    }
    const products = productsOf(body.products)
    const sum = products.reduce((total, each) => total + Number(each.unitPrice) * Number(each.quantity), 0)
    if (sum !== Number(text('totalAmount'))) throw invalid('The products do not sum to totalAmount.')
    const extOrderId = text('extOrderId') || randomUUID()
    if (extOrderId.length > 1024) throw invalid('extOrderId is too long.')
    if (this.byExtOrderId.has(extOrderId)) {
      throw new PayuError(400, 'ERROR_ORDER_NOT_UNIQUE', 'extOrderId was used before.')
    }
    const buyer = isRecord(body.buyer) ? { buyer: buyerOf(body.buyer) } : {}
    return this.keep({
      orderId: randomUUID().replaceAll('-', '').toUpperCase().slice(0, 26),
      extOrderId,
      orderCreateDate: new Date().toISOString(),
      notifyUrl: text('notifyUrl'),
      continueUrl: text('continueUrl'),
      customerIp: text('customerIp'),
      merchantPosId: text('merchantPosId'),
      description: text('description'),
      currencyCode: text('currencyCode'),
      totalAmount: text('totalAmount'),
      validityTime,
      ...buyer,
      products,
      status: 'NEW',
    })
  }

  find(orderId: string): Order {
    const order = this.journal.get<Order>(PREFIX + orderId)
    if (!order) throw new PayuError(404, 'DATA_NOT_FOUND', 'There is no such order.')
    return this.asOfNow(order)
  }

  /** By the shop's own number. */
  findByExtOrderId(extOrderId: string): Order {
    return this.find(this.byExtOrderId.get(extOrderId) ?? '')
  }

  /** Newest first. */
  list(): Order[] {
    return this.journal
      .list<Order>(PREFIX)
      .map(({ value }) => this.asOfNow(value))
      .sort((a, b) => b.orderCreateDate.localeCompare(a.orderCreateDate))
  }

  /** Records the buyer's decision; a settled order is unchanged. */
  settle(orderId: string, status: OrderStatus): Order {
    const order = this.find(orderId)
    return isOpen(order) ? this.keep({ ...order, status }) : order
  }

  /** Captures a pending payment. Throws for any other. */
  capture(orderId: string): Order {
    const order = this.find(orderId)
    if (order.status !== 'WAITING_FOR_CONFIRMATION') {
      throw new PayuError(400, 'ERROR_ORDER_STATUS', 'The order does not wait to be collected.')
    }
    return this.keep({ ...order, status: 'COMPLETED' })
  }

  /** Cancels an order. Throws for a paid one. */
  cancel(orderId: string): Order {
    const order = this.find(orderId)
    if (order.status === 'COMPLETED') {
      throw new PayuError(400, 'ERROR_ORDER_STATUS', 'The order is completed: refund it.')
    }
    return order.status === 'CANCELED' ? order : this.keep({ ...order, status: 'CANCELED' })
  }

  /** Cancels an order that wasn't paid in time. */
  private asOfNow(order: Order): Order {
    const end = Date.parse(order.orderCreateDate) + Number(order.validityTime) * 1_000
    return isOpen(order) && end <= Date.now() ? this.keep({ ...order, status: 'CANCELED' }) : order
  }

  private keep(order: Order): Order {
    this.journal.set(PREFIX + order.orderId, order)
    this.byExtOrderId.set(order.extOrderId, order.orderId)
    return order
  }
}

const buyerOf = ({ email, language }: Record<string, unknown>): NonNullable<Order['buyer']> => ({
  ...(typeof email === 'string' ? { email } : {}),
  ...(typeof language === 'string' ? { language } : {}),
})

function productsOf(value: unknown): Order['products'] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new PayuError(400, 'ERROR_VALUE_MISSING', 'products is missing.')
  }
  return value.map((each) => {
    const { name, unitPrice, quantity } = isRecord(each) ? each : {}
    const areTexts = [name, unitPrice, quantity].every((one) => typeof one === 'string')
    if (!areTexts || !WHOLE_NUMBER.test(String(unitPrice)) || !WHOLE_NUMBER.test(String(quantity))) {
      throw new PayuError(
        400,
        'ERROR_VALUE_INVALID',
        'A product has a name, a unitPrice and a quantity, as texts.',
      )
    }
    return { name: String(name), unitPrice: String(unitPrice), quantity: String(quantity) }
  })
}
