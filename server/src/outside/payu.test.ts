import { createHash } from 'node:crypto'
import { readConfig } from '../config'
import { payuPayments } from './payments'
import { NotificationRefused } from './payu'

const settings = { ...readConfig({}).payments, posId: '300746', secondKey: 'second' }
const { readNotification } = payuPayments(settings, () => new Date())

const order = {
  orderId: 'LDLW5N7MF4140324GUEST000P01',
  extOrderId: 'p-1',
  merchantPosId: '300746',
  currencyCode: 'PLN',
  totalAmount: '29400',
  status: 'COMPLETED',
}
const told = (change: object = {}) => JSON.stringify({ order: { ...order, ...change }, properties: [] })

const sign = (text: string, algorithm = 'MD5', key = 'second') =>
  createHash(algorithm.replace('-', '')).update(text).update(key).digest('hex')
const header = (text: string, algorithm = 'MD5', signature = sign(text, algorithm)) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`

const read = (text: string, headers: Record<string, string | string[] | undefined>) =>
  readNotification(new TextEncoder().encode(text), headers)
const reasonOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof NotificationRefused) return error.reason
    throw error
  }
}

test.each(['MD5', 'SHA-256', 'SHA256'])('accepts a notification signed with %s', (algorithm) => {
  const text = told()
  for (const name of ['openpayu-signature', 'x-openpayu-signature']) {
    expect(read(text, { [name]: header(text, algorithm) })).toEqual({
      kind: 'payment',
      payment: {
        orderId: order.orderId,
        extOrderId: 'p-1',
        status: 'COMPLETED',
        amount: 29_400,
        currency: 'PLN',
      },
    })
  }
})

test('the signature covers the raw bytes, not the parsed JSON', () => {
  const spaced = `${told().replaceAll(':', ' : ')}\n`
  expect(read(spaced, { 'openpayu-signature': header(spaced) })).toMatchObject({ kind: 'payment' })
  expect(reasonOf(() => read(spaced, { 'openpayu-signature': header(spaced.trim()) }))).toBe(
    'wrong signature',
  )
  expect(reasonOf(() => read(spaced, { 'openpayu-signature': header(told()) }))).toBe('wrong signature')
})

test('refuses a notification whose amount was changed', () => {
  const signed = header(told())
  expect(reasonOf(() => read(told({ totalAmount: '1' }), { 'openpayu-signature': signed }))).toBe(
    'wrong signature',
  )
})

const text = told()
test.each<[string, string | string[] | undefined, string]>([
  ['no header', undefined, 'no signature'],
  ['an empty one', '', 'odd signature'],
  ['two of them', [header(text), header(text)], 'odd signature'],
  ['SHA-1', header(text, 'SHA-1'), 'odd signature'],
  ['an algorithm of the language', header(text, 'constructor', sign(text)), 'odd signature'],
  ['no algorithm', `signature=${sign(text)}`, 'odd signature'],
  ['no signature in it', 'sender=checkout;algorithm=MD5', 'odd signature'],
  ['a signature that is no number', header(text, 'MD5', 'zz'), 'odd signature'],
  ['two signatures in it', `signature=00;${header(text)}`, 'odd signature'],
  ['a part with two signs of equality', `${header(text)};a=b=c`, 'odd signature'],
  ['a very long one', `${header(text)};${'a'.repeat(500)}=1`, 'odd signature'],
  ['a shorter signature', header(text, 'MD5', sign(text).slice(2)), 'wrong signature'],
  ['the signature of another algorithm', header(text, 'SHA-256', sign(text)), 'wrong signature'],
  ['another key', header(text, 'MD5', sign(text, 'MD5', 'first')), 'wrong signature'],
])('refuses a notification with %s', (_, value, reason) => {
  expect(reasonOf(() => read(text, { 'openpayu-signature': value }))).toBe(reason)
})

test.each([
  ['no JSON', 'hello', 'another shape'],
  ['nothing of an order', '{}', 'another shape'],
  ['an amount that is a number', told({ totalAmount: 29_400 }), 'another shape'],
  ['a negative amount', told({ totalAmount: '-1' }), 'another shape'],
  ['no merchant', told({ merchantPosId: undefined }), 'another shape'],
  ['another merchant', told({ merchantPosId: '1' }), 'another shop'],
])('refuses a signed notification with %s', (_, body, reason) => {
  expect(reasonOf(() => read(body, { 'openpayu-signature': header(body) }))).toBe(reason)
})

test('reads a refund notification with our refund number', () => {
  const body = JSON.stringify({
    orderId: 'o-1',
    extOrderId: 'p-1',
    refund: { refundId: 'r-1', extRefundId: 'x-1', amount: '100', currencyCode: 'PLN', status: 'FINALIZED' },
  })
  expect(read(body, { 'openpayu-signature': header(body) })).toEqual({
    kind: 'refund',
    orderId: 'o-1',
    extOrderId: 'p-1',
    refund: { refundId: 'r-1', extRefundId: 'x-1', amount: 100, status: 'FINALIZED' },
  })
})

test('the reason for a refusal contains nothing of the notification', () => {
  const body = told({ merchantPosId: '1', buyer: { email: 'anna@mowka.test' } })
  try {
    read(body, { 'openpayu-signature': header(body) })
  } catch (error) {
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/anna|signature=/)
  }
  expect.assertions(1)
})
