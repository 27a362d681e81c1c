import { ExternalServiceError } from '../src/outside/external-service-error'
import type {
  NewPayment,
  NewRefund,
  PaymentStatus,
  Payments,
  RefundReport,
  RefundStatus,
} from '../src/outside/payments'
import { NotificationRefused } from '../src/outside/payu'

/** An in-memory PayU whose signature is a constant. */
export type TestPayments = Payments & {
  /** Started payments, one per number. */
  started: NewPayment[]
  /** Number of start requests. */
  asked: () => number
  refunds: NewRefund[]
  /** Sets the response to further refunds; `refused` creates no refund. */
  answerRefunds: (how: RefundStatus | 'refused') => void
  /** Decides a refund without a notification. */
  settleRefund: (extRefundId: string, status: RefundStatus) => void
  /** Creates a notification about a refund like PayU's. Without `extRefundId` it was made in PayU's panel. */
  refundNotice: (extOrderId: string, report: Partial<RefundReport> & { amount: number }) => string
  /** Numbers of cancelled payments. */
  cancelled: string[]
  /** Makes further calls fail: unavailable, or losing the response after the work is done. */
  fail: (how: 'away' | 'lost' | null) => void
  /** Settles a payment without a notification; `amount` simulates a different amount. */
  settle: (extOrderId: string, status: PaymentStatus, amount?: number) => void
  /** Number of status requests for a payment. */
  askedAbout: (extOrderId: string) => number
  /** The amount of a payment, in grosz. */
  amountOf: (extOrderId: string) => number
  /** Creates a notification about a payment like PayU's; `change` forges it. */
  notice: (extOrderId: string, status: PaymentStatus, change?: Record<string, unknown>) => string
}

/** The header of a valid signature. */
export const SIGNED = { 'openpayu-signature': 'good' }

export function testPayments(): TestPayments {
  const started: NewPayment[] = []
  const refunds: NewRefund[] = []
  const cancelled: string[] = []
  const settled = new Map<string, { status: PaymentStatus; amount: number | undefined }>()
  const questions: string[] = []
  let asked = 0
  const decided = new Map<string, RefundStatus>()
  let refundAnswer: RefundStatus | 'refused' = 'PENDING'
  let failing: 'away' | 'lost' | null = null
  const away = () => new ExternalServiceError('payments', 'start', { isUnavailable: true })
  const orderIdOf = (extOrderId: string) => `PAYU-${extOrderId}`
  const reportOf = ({ extRefundId, amount = 0 }: NewRefund): RefundReport => ({
    refundId: `R-${extRefundId}`,
    extRefundId,
    amount,
    status: decided.get(extRefundId) ?? 'PENDING',
  })
  const amountOf = (extOrderId: string) =>
    (started.find((each) => each.extOrderId === extOrderId)?.products ?? []).reduce(
      (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
      0,
    )
  return {
    started,
    refunds,
    cancelled,
    asked: () => asked,
    amountOf,
    fail: (how) => {
      failing = how
    },
    async start(payment) {
      asked += 1
      await new Promise((done) => setTimeout(done, 20))
      if (failing === 'away') throw away()
      const orderId = orderIdOf(payment.extOrderId)
      if (started.some(({ extOrderId }) => extOrderId === payment.extOrderId)) {
        return { orderId, redirectUri: null }
      }
      started.push(payment)
      if (failing === 'lost') throw away()
      return { orderId, redirectUri: `https://payu.test/pay/${orderId}` }
    },
    answerRefunds: (how) => {
      refundAnswer = how
    },
    settle: (extOrderId, status, amount) => void settled.set(orderIdOf(extOrderId), { status, amount }),
    askedAbout: (extOrderId) => questions.filter((each) => each === orderIdOf(extOrderId)).length,
    async statusOf(payment) {
      if (failing) throw away()
      const orderId = 'orderId' in payment ? payment.orderId : orderIdOf(payment.extOrderId)
      questions.push(orderId)
      const extOrderId = started.find((each) => orderIdOf(each.extOrderId) === orderId)?.extOrderId
      if (extOrderId === undefined) return null
      const { status = 'PENDING', amount = amountOf(extOrderId) } = settled.get(orderId) ?? {}
      return { orderId, extOrderId, status, amount, currency: 'PLN' }
    },
    async cancel(orderId) {
      if (failing) throw away()
      if (settled.get(orderId)?.status === 'COMPLETED') {
        throw new ExternalServiceError('payments', 'cancel', { isUnavailable: false, status: 400 })
      }
      settled.set(orderId, { status: 'CANCELED', amount: undefined })
      cancelled.push(orderId)
    },
    async refund(refund) {
      if (failing) throw away()
      if (refundAnswer === 'refused') {
        throw new ExternalServiceError('payments', 'refund', {
          isUnavailable: false,
          status: 400,
          code: 'BALANCE',
        })
      }
      if (!refunds.some(({ extRefundId }) => extRefundId === refund.extRefundId)) refunds.push(refund)
      return { ...reportOf(refund), status: refundAnswer }
    },
    settleRefund: (extRefundId, status) => void decided.set(extRefundId, status),
    async refundsOf(orderId) {
      if (failing) throw away()
      return refunds.filter((refund) => refund.orderId === orderId).map(reportOf)
    },
    refundNotice: (extOrderId, { refundId, extRefundId = null, amount, status = 'FINALIZED' }) =>
      JSON.stringify({
        kind: 'refund',
        orderId: orderIdOf(extOrderId),
        extOrderId,
        refund: { refundId: refundId ?? `R-${extRefundId}`, extRefundId, amount, status },
      }),
    readNotification(body, headers) {
      if (headers['openpayu-signature'] !== SIGNED['openpayu-signature']) {
        throw new NotificationRefused('wrong signature')
      }
      return JSON.parse(new TextDecoder().decode(body))
    },
    notice: (extOrderId, status, change = {}) =>
      JSON.stringify({
        kind: 'payment',
        payment: {
          extOrderId,
          orderId: orderIdOf(extOrderId),
          status,
          amount: amountOf(extOrderId),
          currency: 'PLN',
          ...change,
        },
      }),
  }
}
