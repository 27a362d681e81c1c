import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from './orders'

/** Waits before a notification that was not taken is sent again, in milliseconds; PayU takes minutes and hours. */
const AGAIN_AFTER = [1_000, 3_000, 10_000]

/** How long the shop may take to respond, in milliseconds. */
const TIMEOUT = 10_000

/**
 * Tells the shop what became of an order: a signed POST to its `notifyUrl`, sent again until it is taken. When the
 * switch says wrong, it signs with another key; when it says down, nothing is sent.
 */
export async function notify(
  order: Order,
  secondKey: string,
  passSwitch: () => Promise<boolean>,
): Promise<void> {
  if (!order.notifyUrl) return
  const key = await passSwitch().then(
    (isWrong) => (isWrong ? 'another key' : secondKey),
    () => null,
  )
  if (key === null) return
  const { continueUrl: _, ...told } = order
  const body = JSON.stringify({ order: told, localReceiptDateTime: new Date().toISOString(), properties: [] })
  const signature = createHash('md5')
    .update(body + key)
    .digest('hex')
  for (const pause of [0, ...AGAIN_AFTER]) {
    await wait(pause, undefined, { ref: false })
    const isTaken = await fetch(order.notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isTaken) return
  }
}
