import { notFound, ProblemError } from '../http/problem'
import { NotificationRefused } from '../outside/payu-notification'
import type { Services } from '../services'
import type { OrderPorts } from './ports'
import { recordRefund } from './record-refund'
import { undoRefund } from './refund'
import { type SettleResult, settle } from './settle'
import * as store from './store'

type NotificationServices = Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>

/** A notification as received. */
export type RawNotification = {
  body: string
  headers: Record<string, string | string[] | undefined>
  now: Date
}

/**
 * Processes a notification from PayU once, if it is signed and matches its order. Duplicates and late notifications
 * are accepted without effect. Throws 422 for an unsigned or mismatching notification and 404 for an unknown order;
 * PayU repeats those, and they change nothing.
 */
export async function handleNotification(
  services: NotificationServices,
  ports: OrderPorts,
  { body, headers, now }: RawNotification,
): Promise<void> {
  const told = read(services, body, headers)
  const done: SettleResult = await services.db.transaction(async (tx) => {
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
    await recordRefund(tx, order, told.refund, now)
    return 'settled'
  })
  if (done === 'unknown') throw notFound('The order')
  if (done === 'mismatch') {
    throw new ProblemError(422, 'NOTICE_MISMATCH', 'The notification does not match the order')
  }
}

function read({ payments }: NotificationServices, body: string, headers: RawNotification['headers']) {
  try {
    return payments.readNotification(Buffer.from(body, 'utf8'), headers)
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error
    throw new ProblemError(422, 'NOTICE_REFUSED', error.message)
  }
}
