import { notFound, ProblemError } from '../http/problem'
import { NotificationRefused } from '../outside/payu-notification'
import type { Services } from '../services'
import { takeRefund } from './money-back'
import type { OrderPorts } from './ports'
import { undoRefund } from './refund'
import { type Settled, settle } from './settle'
import * as store from './store'

type NoticeServices = Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>

/** A notification as received. */
export type Notice = { body: string; headers: Record<string, string | string[] | undefined>; now: Date }

/**
 * Processes a notification from PayU once, if it is signed and matches its order. Duplicates and late notifications
 * are accepted without effect. Throws 422 for an unsigned or mismatching notification and 404 for an unknown order;
 * PayU repeats those, and they change nothing.
 */
export async function takeNotice(
  services: NoticeServices,
  ports: OrderPorts,
  { body, headers, now }: Notice,
): Promise<void> {
  const told = read(services, body, headers)
  const done: Settled = await services.db.transaction(async (tx) => {
    if (told.kind === 'payment') {
      const { extOrderId } = told.payment
      if (extOrderId === null) return 'unknown'
      return settle(tx, { ...told.payment, extOrderId }, { ...services, now }, ports)
    }
    if (told.extOrderId === null || told.refund.status === 'PENDING') return 'unchanged'
    const order = await store.lockOrder(tx, told.extOrderId)
    if (!order) return 'unknown'
    if (order.payuOrderId !== told.orderId) return 'mismatch'
    if (told.refund.status === 'CANCELED') return undoRefund(tx, order, told.refund, { ...services, now })
    await takeRefund(tx, order, told.refund, now)
    return 'settled'
  })
  if (done === 'unknown') throw notFound('The order')
  if (done === 'mismatch') {
    throw new ProblemError(422, 'NOTICE_MISMATCH', 'The notification does not match the order')
  }
}

function read({ payments }: NoticeServices, body: string, headers: Notice['headers']) {
  try {
    return payments.readNotification(Buffer.from(body, 'utf8'), headers)
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error
    throw new ProblemError(422, 'NOTICE_REFUSED', error.message)
  }
}
