import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { pause } from '../system/children'
import type { Client } from './client'

/** A buyer and the number of payments made. */
export type Buyer = { number: number; client: Client; paid: number }

const LANGUAGES = 'sourceLang=PL&targetLang=ENG'

const PRODUCTS = [
  'MONTHLY_SUBSCRIPTION_1:PL:ENG',
  'MONTHLY_SUBSCRIPTION_6:PL:ENG',
  'MONTHLY_SUBSCRIPTION_1:PL:DE',
]

/** Ways in which PayU's stand-in notifies the shop; with `lost`, the shop has to ask PayU itself. */
const NOTIFICATIONS = ['normal', 'normal', 'double', 'reorder', 'lost']

/** Minimum duration of a run in which lost notifications are recovered, in ms: the shop asks after minutes. */
const RECOVERY_TIME = 8 * 60_000

/** Orders a product, pays at PayU's stand-in, and looks at the order. */
async function buy(buyer: Buyer, round: number, notifications: readonly string[]): Promise<void> {
  const at = buyer.number + round
  const placed = await buyer.client.settle({
    method: 'POST',
    path: `/api/order?${LANGUAGES}`,
    body: {
      products: [{ productCode: PRODUCTS[at % PRODUCTS.length], quantity: 1 }],
      buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
    },
  })
  if (!placed || placed.status >= 400) return
  const { redirectUri }: PlacedOrder = JSON.parse(placed.text)
  // Without a payment page PayU was unavailable; the order waits for another attempt.
  if (!redirectUri) return
  const notification = notifications[at % notifications.length] ?? 'normal'
  const { status } = await fetch(redirectUri, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result: 'pay', notification }),
  })
  if (status === 303) buyer.paid += 1
  await buyer.client.send({ path: `/api/order?${LANGUAGES}` })
}

/** Buys repeatedly with random pauses. */
export async function shop(
  buyer: Buyer,
  { duration, isOver }: { duration: number; isOver: () => boolean },
): Promise<void> {
  const rounds = Math.max(1, Math.min(4, Math.round(duration / 120_000)))
  const notifications = duration < RECOVERY_TIME ? ['normal', 'double'] : NOTIFICATIONS
  for (let round = 0; round < rounds && !isOver(); round += 1) {
    // The last lost notification needs time to be recovered.
    await pause((Math.random() * Math.max(0, duration * 0.7)) / rounds)
    if (!isOver()) await buy(buyer, round, notifications)
  }
}
