import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@mowka/contract/routes'
import { cutText } from '@mowka/domain/cut-text'
import { isEmailAddress, tidyEmailAddress } from '@mowka/domain/email-address'
import type { Database } from '../database/database'
import type { Services } from '../services'
import { lineName } from './line-name'
import { enqueuePoll } from './payment-poll'
import { PAYMENT_TIME } from './place-order'
import { cancel } from './settle'
import * as store from './store'

/** Time in milliseconds after which another call may start a payment whose start has not finished. */
const START_TIME = 60_000

/** Total time and interval of waiting for a concurrent start of the same payment, in milliseconds. */
const WAIT_FOR = 20_000
const WAIT_EVERY = 200

/**
 * Result of starting a payment: the payment page; PayU is unavailable; or an earlier attempt was lost, so that
 * another order is needed.
 */
export type PaymentStart = { kind: 'page'; url: string } | { kind: 'away'; error: unknown } | { kind: 'lost' }

/** The page to which buyers return. */
export const thankYouUrl = (publicUrl: string, { flow, extOrderId }: store.OrderRow): string => {
  const page = flow === 'GIFT_CARD' ? paths.giftCardThankYou() : paths.subscribeThankYou()
  return `${publicUrl}${page}?extOrderId=${extOrderId}`
}

/**
 * Starts the payment of a stored order once: of several concurrent calls one calls PayU, and the others wait. If PayU
 * is unavailable, the next call retries with the same number.
 */
export async function startPayment(
  { db, payments, config, jobs }: Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>,
  order: store.OrderRow,
  { customerIp, now }: { customerIp: string; now: Date },
): Promise<PaymentStart> {
  if (order.redirectUri) return { kind: 'page', url: order.redirectUri }
  const since = new Date(now.getTime() - START_TIME)
  if (!(await store.claimStart(db, order.id, { now, since }))) return waitForStart(db, order.extOrderId)
  const lines = await store.readLines(db, [order.id])
  const email = tidyEmailAddress(order.buyer?.email ?? '')
  try {
    const started = await payments.start({
      extOrderId: order.extOrderId,
      customerIp,
      description: cutText(`Mówka: ${lines.map((line) => lineName(line, order.lang)).join('; ')}`, 200),
      // Each line is sent as one product, because a discounted price may not be divisible by the quantity.
      products: lines
        .filter(({ total }) => total > 0)
        .map((line) => ({
          name: `${line.quantity > 1 ? `${line.quantity} × ` : ''}${lineName(line, order.lang)}`,
          unitPrice: line.total,
          quantity: 1,
        })),
      buyer: isEmailAddress(email) ? { email, language: order.lang } : null,
      continueUrl: thankYouUrl(config.publicUrl, order),
    })
    if (started.redirectUri !== null) {
      const { orderId: payuOrderId, redirectUri } = started
      // PayU's time starts now, whenever the order was created.
      const expiresAt = new Date(now.getTime() + PAYMENT_TIME)
      await db.transaction(async (tx) => {
        await store.updateOrder(tx, order.id, { payuOrderId, redirectUri, expiresAt })
        await enqueuePoll(tx, jobs, order, now)
      })
      return { kind: 'page', url: redirectUri }
    }
    // PayU has the payment, but its page was lost, so it can't be paid.
    if (started.orderId !== null) await payments.cancel(started.orderId).catch(() => {})
    await db.transaction(async (tx) => {
      const lost = await store.lockOrder(tx, order.extOrderId)
      if (lost?.status === 'PENDING') await cancel(tx, lost, now)
    })
    return { kind: 'lost' }
  } catch (error) {
    await store.updateOrder(db, order.id, { startingAt: null })
    return { kind: 'away', error }
  }
}

/** Waits until another call has started the payment or given up. */
async function waitForStart(db: Database, extOrderId: string): Promise<PaymentStart> {
  for (let waited = 0; waited < WAIT_FOR; waited += WAIT_EVERY) {
    const order = await store.readOrderByNumber(db, extOrderId)
    if (order?.redirectUri) return { kind: 'page', url: order.redirectUri }
    if (order?.status !== 'PENDING') return { kind: 'lost' }
    if (order.startingAt === null) break
    await wait(WAIT_EVERY)
  }
  return { kind: 'away', error: new Error('Another call could not start the payment') }
}
