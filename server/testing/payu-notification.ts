import { createHash } from 'node:crypto'
import type { Config } from '../src/config'

/** Creates a notification like PayU's: the body and its signature header. */
export function payuNotification(
  { posId, secondKey }: Config['payments'],
  order: { orderId: string; extOrderId: string; amount: number; status: string; currency?: string },
): { payload: string; headers: Record<string, string> } {
  const { orderId, extOrderId, amount, status, currency = 'PLN' } = order
  const payload = JSON.stringify({
    order: {
      orderId,
      extOrderId,
      merchantPosId: posId,
      currencyCode: currency,
      totalAmount: String(amount),
      status,
    },
    localReceiptDateTime: '2026-11-16T11:00:00.000+01:00',
    properties: [{ name: 'PAYMENT_ID', value: '1' }],
  })
  const signature = createHash('md5').update(payload).update(secondKey).digest('hex')
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
    },
  }
}
