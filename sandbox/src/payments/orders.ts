import { randomUUID } from 'node:crypto'
import { HttpError, isRecord } from '../http/exchange'
import type { Journal } from '../store/journal'

/** What PayU says about where an order is. */
export type OrderStatus = 'NEW' | 'PENDING' | 'COMPLETED' | 'CANCELED'

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
  /** Grosz, as text: PayU writes every number so. */
  totalAmount: string
  products: { name: string; unitPrice: string; quantity: string }[]
  status: OrderStatus
}

/** A refusal as PayU words it. */
export class PayuError extends HttpError {
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(status, message)
    this.code = code
  }
}

const PREFIX = 'order:'

const REQUIRED = ['customerIp', 'merchantPosId', 'description', 'currencyCode', 'totalAmount'] as const

/** The orders of a shop. */
export class Orders {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  /** Makes an order as it was asked for. Throws what PayU would refuse. */
  make(body: unknown, posId: string): Order {
    if (!isRecord(body)) throw new PayuError(400, 'ERROR_SYNTAX', 'The body must be an object.')
    for (const name of REQUIRED) {
      if (typeof body[name] !== 'string' || body[name] === '') {
        throw new PayuError(400, 'ERROR_VALUE_MISSING', `${name} is missing, or is no text.`)
      }
    }
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
    if (text('merchantPosId') !== posId) throw new PayuError(403, 'UNAUTHORIZED_REQUEST', 'Another shop.')
    const products = productsOf(body.products)
    const sum = products.reduce((total, each) => total + Number(each.unitPrice) * Number(each.quantity), 0)
    if (sum !== Number(text('totalAmount'))) {
      throw new PayuError(400, 'ERROR_VALUE_INVALID', 'The products do not sum to totalAmount.')
    }
    const extOrderId = text('extOrderId') || randomUUID()
    if (this.list().some((order) => order.extOrderId === extOrderId)) {
      throw new PayuError(400, 'ERROR_ORDER_NOT_UNIQUE', 'extOrderId was used before.')
    }
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
      products,
      status: 'NEW',
    })
  }

  find(orderId: string): Order {
    const order = this.journal.get<Order>(PREFIX + orderId)
    if (!order) throw new PayuError(404, 'DATA_NOT_FOUND', 'There is no such order.')
    return order
  }

  /** Newest first. */
  list(): Order[] {
    return this.journal
      .list<Order>(PREFIX)
      .map(({ value }) => value)
      .reverse()
  }

  /** Settles an order; one that is settled stays as it is. */
  settle(orderId: string, status: OrderStatus): Order {
    const order = this.find(orderId)
    return order.status === 'COMPLETED' || order.status === 'CANCELED'
      ? order
      : this.keep({ ...order, status })
  }

  private keep(order: Order): Order {
    this.journal.set(PREFIX + order.orderId, order)
    return order
  }
}

function productsOf(value: unknown): Order['products'] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new PayuError(400, 'ERROR_VALUE_MISSING', 'products is missing.')
  }
  return value.map((each) => {
    const { name, unitPrice, quantity } = isRecord(each) ? each : {}
    const areTexts = [name, unitPrice, quantity].every((one) => typeof one === 'string')
    if (!areTexts || !/^\d+$/.test(String(unitPrice)) || !/^\d+$/.test(String(quantity))) {
      throw new PayuError(
        400,
        'ERROR_VALUE_INVALID',
        'A product has a name, a unitPrice and a quantity, as texts.',
      )
    }
    return { name: String(name), unitPrice: String(unitPrice), quantity: String(quantity) }
  })
}
