import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@mowka/shared/contract/routes'
import { cutText } from '@mowka/shared/domain/cut-text'
import { isEmailAddress, tidyEmailAddress } from '@mowka/shared/domain/email-address'
import type { Database } from '../database/database'
import type { Services } from '../services'
import { askLater } from './ask'
import { lineName } from './line-name'
import { PAYMENT_TIME } from './place-order'
import { cancel } from './settle'
import * as store from './store'

/** How long one call may take to start a payment before another one tries, in milliseconds. */
const START_TIME = 60_000

/** How long and how often a call waits for another one that starts the same payment, in milliseconds. */
const WAIT_FOR = 20_000
const WAIT_EVERY = 200

/**
 * What became of the start of a payment: where to pay, or that PayU is away, or that an earlier try was lost on the way
 * so that another order is needed.
 */
export type Start = { kind: 'page'; url: string } | { kind: 'away'; error: unknown } | { kind: 'lost' }

/** The page to which buyers come back. */
export const thankYouUrl = (publicUrl: string, { flow, extOrderId }: store.OrderRow): string => {
  const page = flow === 'GIFT_CARD' ? paths.giftCardThankYou() : paths.subscribeThankYou()
  return `${publicUrl}${page}?extOrderId=${extOrderId}`
}

/**
 * Starts the payment of an order that is kept already, once, no matter how many calls ask for it at the same time: one
 * of them speaks to PayU and the others wait. Nothing is lost when PayU is away: the next call tries again with the same
 * number.
 */
export async function startPayment(
  { db, payments, config, jobs }: Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>,
  order: store.OrderRow,
  { customerIp, now }: { customerIp: string; now: Date },
): Promise<Start> {
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
      // Each line is one product of its price, because a discount need not be divisible by a quantity.
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
      // PayU counts from now on, however long ago the order was made.
      const expiresAt = new Date(now.getTime() + PAYMENT_TIME)
      await db.transaction(async (tx) => {
        await store.updateOrder(tx, order.id, { payuOrderId, redirectUri, expiresAt })
        await askLater(tx, jobs, order, now)
      })
      return { kind: 'page', url: redirectUri }
    }
    // PayU has it and has told its page to nobody: nobody can pay it.
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

/** Waits until another call has started the payment, or has given up. */
async function waitForStart(db: Database, extOrderId: string): Promise<Start> {
  for (let waited = 0; waited < WAIT_FOR; waited += WAIT_EVERY) {
    const order = await store.readOrderByNumber(db, extOrderId)
    if (order?.redirectUri) return { kind: 'page', url: order.redirectUri }
    if (order?.status !== 'PENDING') return { kind: 'lost' }
    if (order.startingAt === null) break
    await wait(WAIT_EVERY)
  }
  return { kind: 'away', error: new Error('Another call could not start the payment') }
}
