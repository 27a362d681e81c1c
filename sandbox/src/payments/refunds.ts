import { randomUUID } from 'node:crypto'
import { isRecord } from '../http/exchange'
import type { Journal } from '../store/journal'
import { type Order, PayuError } from './orders'

export interface Refund {
  refundId: string
  orderId: string
  /** The shop's refund number; empty if it sent none. */
  extRefundId: string
  description: string
  /** Grosz as a string. */
  amount: string
  currencyCode: string
  /** `FINALIZED` if the refund was paid, `CANCELED` if it was not. */
  status: 'PENDING' | 'FINALIZED' | 'CANCELED'
  statusDateTime: string
}

const PREFIX = 'refund:'

/** The shop's refunds. */
export class Refunds {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  /** Oldest first. */
  of(orderId: string): Refund[] {
    return this.journal.list<Refund>(`${PREFIX}${orderId}:`).map(({ value }) => value)
  }

  /** Total refunded amount of an order, in grosz. */
  sum(orderId: string): number {
    return this.of(orderId)
      .filter(({ status }) => status !== 'CANCELED')
      .reduce((total, { amount }) => total + Number(amount), 0)
  }

  /**
   * Creates a refund, once per shop number, or once per identical data without one. Throws PayU's errors: more than
   * the remaining amount, unpaid orders. `isNew` is false for an existing one.
   */
  make(order: Order, body: unknown): { refund: Refund; isNew: boolean } {
    const asked = isRecord(body) && isRecord(body.refund) ? body.refund : {}
    const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '')
    if (!text('description'))
      throw new PayuError(400, 'ERROR_VALUE_MISSING', 'refund.description is missing.')
    if (order.status !== 'COMPLETED') {
      throw new PayuError(400, 'ERROR_ORDER_STATUS', 'Only what was paid can be refunded.')
    }
    const before = this.of(order.orderId).find((each) =>
      text('extRefundId') ? each.extRefundId === text('extRefundId') : isSame(each, asked),
    )
    if (before) {
      if (text('amount') && before.amount !== text('amount')) {
        throw new PayuError(400, 'ERROR_VALUE_INVALID', 'extRefundId was used for another amount.')
      }
      return { refund: before, isNew: false }
    }
    const left = Number(order.totalAmount) - this.sum(order.orderId)
    const amount = text('amount') || String(left)
    if (!/^\d{1,12}$/.test(amount) || Number(amount) === 0 || Number(amount) > left) {
      throw new PayuError(400, 'ERROR_VALUE_INVALID', `Of this order ${left} can be refunded.`)
    }
    const refund = this.keep({
      refundId: String(Date.now()) + randomUUID().slice(0, 8),
      orderId: order.orderId,
      extRefundId: text('extRefundId'),
      description: text('description'),
      amount,
      currencyCode: order.currencyCode,
      status: 'PENDING',
      statusDateTime: new Date().toISOString(),
    })
    return { refund, isNew: true }
  }

  /** Finishes a refund as paid or cancelled. */
  finish(refund: Refund, status: 'FINALIZED' | 'CANCELED'): Refund {
    return this.keep({ ...refund, status, statusDateTime: new Date().toISOString() })
  }

  private keep(refund: Refund): Refund {
    this.journal.set(`${PREFIX}${refund.orderId}:${refund.refundId}`, refund)
    return refund
  }
}

const isSame = (refund: Refund, asked: Record<string, unknown>) =>
  refund.extRefundId === '' &&
  refund.description === asked.description &&
  (asked.amount === undefined || refund.amount === asked.amount)
