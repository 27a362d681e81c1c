import { extendByMonths } from '@mowka/domain/user/access'
import { eq } from 'drizzle-orm'
import { seedLibrary } from '../../testing/library'
import {
  accessOf,
  basket,
  buyer,
  coupon,
  GERMAN,
  HALF_YEAR,
  MONTH,
  notify,
  order,
  pay,
  refund,
} from '../../testing/shop'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { cleanUpOrders } from './jobs'
import { orders } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => {
  t.setNow('2026-11-16T10:00:00Z')
  t.payments.fail(null)
})

const post = (change: Record<string, unknown> = {}, as = anna) =>
  t.call('postOrder', { body: basket(change) }, as)
const statusOf = async (extOrderId: string) => (await t.call('getOrderStatus', { extOrderId })).answer
/** A person who appears in no other test. */
const someone = (name: string) => ({ name, emailVerified: true })

describe('POST /order (S-COM-03)', () => {
  test('starts a payment with the total computed by the server and returns its page (S-COM-04)', async () => {
    const who = someone('ola')
    const products = [
      { productCode: HALF_YEAR, quantity: 1, unitPrice: 1, totalPrice: 1 },
      { productCode: GERMAN, quantity: 2 },
    ]
    const { status, answer } = await post({ products, totalAmount: 1 }, who)
    expect(status).toBe(200)
    const payment = t.payments.started.at(-1)
    expect(payment).toMatchObject({
      extOrderId: expect.stringMatching(/^[0-9a-f]{32}$/),
      description: 'Mówka: Pół roku, angielski; Miesiąc, niemiecki',
      products: [
        { name: 'Pół roku, angielski', unitPrice: 29_400, quantity: 1 },
        { name: '2 × Miesiąc, niemiecki', unitPrice: 13_800, quantity: 1 },
      ],
      buyer: { email: 'ola@mowka.test', language: 'pl' },
      continueUrl: `http://localhost:4000/subscribe/thank-you?extOrderId=${payment?.extOrderId}`,
    })
    expect(answer).toEqual({
      status: { statusCode: 'SUCCESS' },
      redirectUri: `https://payu.test/pay/PAYU-${payment?.extOrderId}`,
      extOrderId: payment?.extOrderId,
    })
  })

  test('refuses a product that is not sold (S-COM-05)', async () => {
    const { status, problem } = await post({
      products: [{ productCode: 'MONTHLY_SUBSCRIPTION_1:PL:FR', quantity: 1 }],
    })
    expect({ status, title: problem.title, code: problem.code }).toEqual({
      status: 422,
      title: 'Wrong product in basket',
      code: 'WRONG_PRODUCT',
    })
  })

  test('accepts only product codes that consist of a plan and its two languages (C-ORD-15, C-ORD-14)', async () => {
    for (const productCode of ['MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_1:PL', `${MONTH}:DE`]) {
      const { problem } = await post({ products: [{ productCode, quantity: 1 }] })
      expect(problem.code).toBe('WRONG_PRODUCT')
    }
  })

  test("stores the buyer with the account's email address, whatever was typed (C-ENT-03, C-ORD-04)", async () => {
    const who = someone('kupujaca')
    const { _id } = await order(t, { buyer: { ...buyer, email: 'inna@mowka.test' } }, who)
    const [row] = await t.db.select({ buyer: orders.buyer }).from(orders).where(eq(orders.id, _id))
    expect(row?.buyer).toEqual({
      firstname: 'Anna',
      lastname: 'Nowak',
      email: 'kupujaca@mowka.test',
      country: 'Polska',
    })
  })

  test.each([
    ['another country', { buyer: { ...buyer, country: 'Niemcy' } }, 'body/buyer/country'],
    ['no first name', { buyer: { ...buyer, firstname: ' ' } }, 'body/buyer/firstname'],
    ['no agreement', { buyer: { ...buyer, consumerAgreement: false } }, 'body/buyer/consumerAgreement'],
    ['an empty basket', { products: [] }, 'body/products'],
    ['half a product', { products: [{ productCode: MONTH, quantity: 0.5 }] }, 'body/products/0/quantity'],
    [
      'an invoice without a valid NIP (C-ORD-09)',
      {
        invoice: {
          issueInvoice: true,
          companyName: 'A',
          nip: '1234567890',
          firstname: 'A',
          lastname: 'B',
          street: 'C 1',
          zip: '00-001',
          city: 'D',
        },
      },
      'body/invoice/nip',
    ],
  ])('refuses %s and names the field (C-ORD-03)', async (_what, change, path) => {
    const { status, problem } = await post(change)
    expect({ status, paths: problem.errors?.map((each) => each.path) }).toEqual({
      status: 422,
      paths: [path],
    })
  })

  test('ignores the fields of an invoice that is switched off (C-ORD-10, C-ORD-16)', async () => {
    const { status } = await post({ invoice: { issueInvoice: false, nip: 'x', zip: '' } }, someone('off'))
    expect(status).toBe(200)
  })

  test('refuses an order if its total differs from the shown total', async () => {
    const who = someone('wera')
    expect((await post({ shownTotal: 6900 }, who)).status).toBe(200)
    const { status, problem } = await post({ shownTotal: 5000, coupon: null }, who)
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'PRICE_CHANGED' })
  })

  test('fifty concurrent requests create one order and one payment', async () => {
    const who = someone('kuba')
    const before = t.payments.asked()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({}, who)))
    expect(new Set(answers.map(({ answer }) => answer.redirectUri)).size).toBe(1)
    expect(answers.every(({ answer }) => answer.status.statusCode === 'SUCCESS')).toBe(true)
    expect(t.payments.asked() - before).toBe(1)
    expect((await t.call('getOrders', {}, who)).answer).toHaveLength(1)
  })

  test('a repeated order is the same order until it is paid or expired, and a different basket is another order', async () => {
    const who = someone('iza')
    const first = (await post({}, who)).answer.redirectUri
    expect((await post({}, who)).answer.redirectUri).toBe(first)
    expect(
      (await post({ products: [{ productCode: GERMAN, quantity: 1 }] }, who)).answer.redirectUri,
    ).not.toBe(first)
    t.setNow('2026-11-17T10:00:01Z')
    const next = await order(t, {}, who)
    expect(next.redirectUri).not.toBe(first)
    await pay(t, next.extOrderId)
    expect((await post({}, who)).answer.redirectUri).not.toBe(next.redirectUri)
  })

  test('an order waits while PayU is unavailable, and the next press starts its payment', async () => {
    const who = someone('zosia')
    t.payments.fail('away')
    const { answer } = await post({}, who)
    const [kept] = (await t.call('getOrders', {}, who)).answer
    expect(answer).toEqual({
      status: { statusCode: 'ERROR' },
      redirectUri: null,
      extOrderId: kept?.extOrderId,
    })
    expect(kept).toMatchObject({ paymentStatus: 'PENDING', redirectUri: null, isPayable: true })
    t.payments.fail(null)
    expect((await post({}, who)).answer.redirectUri).toContain(kept?.extOrderId)
    expect((await t.call('getOrders', {}, who)).answer).toHaveLength(1)
  })

  test('payOrder starts the payment of an order that waits, and continues a started one', async () => {
    const who = someone('wacek')
    t.payments.fail('away')
    await post({}, who)
    const [waiting] = (await t.call('getOrders', {}, who)).answer
    const orderId = waiting?._id ?? ''
    const payLater = (as: TestPerson = who) => t.call('payOrder', { orderId }, as)
    expect((await payLater()).answer.status.statusCode).toBe('ERROR')
    t.payments.fail(null)
    expect((await payLater(bartek)).status).toBe(404)
    const { answer } = await payLater()
    expect(answer).toEqual({
      status: { statusCode: 'SUCCESS' },
      redirectUri: expect.stringContaining(waiting?.extOrderId ?? 'no order'),
      extOrderId: waiting?.extOrderId,
    })
    expect((await payLater()).answer).toEqual(answer)
    await pay(t, waiting?.extOrderId ?? '')
    expect((await payLater()).problem.code).toBe('ORDER_CLOSED')
  })

  test('payOrder refuses an order whose time to pay is over', async () => {
    const who = someone('spozniony')
    const { _id } = await order(t, {}, who)
    t.setNow('2026-11-18T11:00:00Z')
    const { status, problem } = await t.call('payOrder', { orderId: _id }, who)
    expect([status, problem.code]).toEqual([409, 'ORDER_CLOSED'])
  })

  test('an order can be paid for a day after the start of its payment, like at PayU', async () => {
    const who = someone('pozna')
    t.payments.fail('away')
    await post({}, who)
    t.payments.fail(null)
    t.setNow('2026-11-17T09:00:00Z')
    const started = (await post({}, who)).answer.redirectUri
    t.setNow('2026-11-18T08:00:00Z')
    expect((await post({}, who)).answer.redirectUri).toBe(started)
    t.setNow('2026-11-18T09:00:01Z')
    expect((await post({}, who)).answer.redirectUri).not.toBe(started)
  })

  test('a payment whose page was lost is cancelled and replaced by another order', async () => {
    const who = someone('tomek')
    t.payments.fail('lost')
    expect((await post({}, who)).answer.status.statusCode).toBe('ERROR')
    const [lost] = (await t.call('getOrders', {}, who)).answer
    t.payments.fail(null)
    t.setNow('2026-11-16T10:00:05Z')
    const { answer } = await post({}, who)
    expect(answer.status.statusCode).toBe('SUCCESS')
    expect(answer.redirectUri).not.toContain(lost?.extOrderId)
    expect(t.payments.cancelled).toContain(`PAYU-${lost?.extOrderId}`)
    expect((await t.call('getOrders', {}, who)).answer.map((each) => each.paymentStatus)).toEqual([
      'PENDING',
      'CANCELED',
    ])
  })

  test('a free order is completed without PayU, once for fifty concurrent requests', async () => {
    const who = someone('gosia')
    await coupon(t, 'GRATIS', { amount: 100 })
    const before = t.payments.asked()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ coupon: 'gratis' }, who)))
    const [made, ...others] = (await t.call('getOrders', {}, who)).answer
    expect(others).toEqual([])
    expect(made).toMatchObject({ paymentStatus: 'COMPLETED', totalAmount: 0 })
    expect(new Set(answers.map(({ answer }) => answer.redirectUri))).toEqual(
      new Set([`http://localhost:4000/subscribe/thank-you?extOrderId=${made?.extOrderId}`]),
    )
    expect(t.payments.asked()).toBe(before)
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
  })
})

describe('payment notifications', () => {
  test('a paid order adds its months once, after the end of existing access (S-COM-10, C-SUM-11)', async () => {
    const who = someone('ela')
    await t.call('startTrial', {}, who)
    const before = await accessOf(t, who)
    expect(before).toBe('2026-11-23T22:59:59.000Z')
    const { extOrderId } = await order(
      t,
      {
        products: [
          { productCode: MONTH, quantity: 2 },
          { productCode: HALF_YEAR, quantity: 1 },
          { productCode: GERMAN, quantity: 1 },
        ],
      },
      who,
    )
    const codes = await Promise.all(Array.from({ length: 50 }, () => pay(t, extOrderId)))
    expect(new Set(codes)).toEqual(new Set([200]))
    expect(await accessOf(t, who)).toBe('2027-07-23T21:59:59.000Z')
    expect(await accessOf(t, who, 'DE')).toBe('2026-12-16T22:59:59.000Z')
    expect((await statusOf(extOrderId)).status).toBe('COMPLETED')
  })

  test('purchased months start after the company access, which is not lost (C-SUM-11)', async () => {
    const who = someone('edek')
    const seat = await accessOf(t, who)
    expect(seat).not.toBeNull()
    const { extOrderId, _id } = await order(t, {}, who)
    await pay(t, extOrderId)
    const bought = await accessOf(t, who)
    expect(bought).toBe(extendByMonths(new Date(seat ?? ''), 1, t.services.now()).toISOString())
    await refund(t, _id)
    expect(await accessOf(t, who)).toBe(seat)
  })

  test('a late notification never changes a paid order', async () => {
    const who = someone('jan')
    const { extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    for (const status of ['PENDING', 'CANCELED', 'COMPLETED'] as const) {
      expect(await notify(t, t.payments.notice(extOrderId, status))).toBe(200)
      expect((await statusOf(extOrderId)).status).toBe('COMPLETED')
    }
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
  })

  test('a cancelled order grants nothing, but a payment that still arrives is credited', async () => {
    const who = someone('ewa')
    const { extOrderId } = await order(t, {}, who)
    expect(await notify(t, t.payments.notice(extOrderId, 'CANCELED'))).toBe(200)
    expect(await notify(t, t.payments.notice(extOrderId, 'PENDING'))).toBe(200)
    expect((await statusOf(extOrderId)).status).toBe('CANCELED')
    expect(await accessOf(t, who)).toBeNull()
    await pay(t, extOrderId)
    expect((await statusOf(extOrderId)).status).toBe('COMPLETED')
    expect(await accessOf(t, who)).not.toBeNull()
  })

  test.each([
    ['another amount', { amount: 1 }, 422],
    ['another currency', { currency: 'EUR' }, 422],
    ['another number of PayU', { orderId: 'PAYU-other' }, 422],
    ['an order that is not there', { extOrderId: '0'.repeat(32) }, 404],
    ['no order', { extOrderId: null }, 404],
  ])('%s changes nothing', async (what, change, expected) => {
    const who = someone(`obcy${what.length}`)
    const { extOrderId } = await order(t, {}, who)
    expect(await notify(t, t.payments.notice(extOrderId, 'COMPLETED', change))).toBe(expected)
    expect((await statusOf(extOrderId)).status).toBe('PENDING')
    expect(await accessOf(t, who)).toBeNull()
  })

  test('refuses a notification that PayU has not signed', async () => {
    const { extOrderId } = await order(t, {}, someone('rafal'))
    const told = t.payments.notice(extOrderId, 'COMPLETED')
    expect(await notify(t, told, {})).toBe(422)
    expect(await notify(t, told, { 'openpayu-signature': 'bad' })).toBe(422)
    expect((await statusOf(extOrderId)).status).toBe('PENDING')
  })

  test('the buyer gets one confirmation with the order, its price, the end of access and the right of withdrawal', async () => {
    const who = someone('hania')
    const { extOrderId } = await order(t, { products: [{ productCode: MONTH, quantity: 2 }] }, who)
    await Promise.all([pay(t, extOrderId), pay(t, extOrderId)])
    await t.runJobs()
    const letters = t.emails.filter(({ to }) => to === 'hania@mowka.test')
    expect(letters).toHaveLength(1)
    const text = (letters[0]?.text ?? '').replaceAll('\u00a0', ' ')
    expect(text).toContain('2 × Miesiąc, angielski: 138,00 zł')
    expect(text).toContain('dostęp do 16.01.2027')
    expect(text).toContain('odstąpić w ciągu 14 dni')
    expect(text).toContain('http://localhost:4000/terms')
  })
})

describe('coupons in orders', () => {
  test.each([
    ['PERCENT', { type: 'PERCENT' as const, amount: 15 }, 5865],
    ['FIXED_UNIT_PRICE', { type: 'FIXED_UNIT_PRICE' as const, amount: 1999 }, 1999],
    ['AMOUNT', { type: 'AMOUNT' as const, amount: 1000 }, 5900],
    ['ADDITIONAL_MONTHS', { type: 'ADDITIONAL_MONTHS' as const, amount: 2 }, 6900],
  ])(
    '%s applies the discount of the shared rule (C-COUP-11, C-COUP-12, C-COUP-13, C-COUP-14)',
    async (type, what, total) => {
      const who = someone(`kupon-${type.toLowerCase()}`)
      await coupon(t, `TYP-${type}`, what)
      const { extOrderId } = await order(t, { coupon: `typ-${type}` }, who)
      expect(await statusOf(extOrderId)).toMatchObject({
        status: 'PENDING',
        total,
        currency: 'PLN',
        coupon: `TYP-${type}`,
        items: [{ itemId: MONTH, price: total }],
        invoiceRequested: false,
      })
      expect(t.payments.amountOf(extOrderId)).toBe(total)
      await pay(t, extOrderId)
      const months = type === 'ADDITIONAL_MONTHS' ? '2027-02-16T22:59:59.000Z' : '2026-12-16T22:59:59.000Z'
      expect(await accessOf(t, who)).toBe(months)
    },
  )

  test('fifty buyers redeeming the last use of a coupon at the same time get one order (S-COM-02)', async () => {
    await coupon(t, 'JEDEN', { maxUses: 1 })
    const people = Array.from({ length: 50 }, (_, index) => someone(`tlum${index}`))
    const answers = await Promise.all(people.map((who) => post({ coupon: 'JEDEN' }, who)))
    const statuses = answers.map(({ status, problem }) => (status === 200 ? 'in' : problem.code))
    expect(statuses.filter((each) => each === 'in')).toHaveLength(1)
    expect(statuses.filter((each) => each === 'COUPON_EXPIRED_OR_NOT_ASSIGNED')).toHaveLength(49)
  })

  test('cancelling an order releases its coupon use, and a late payment consumes it again', async () => {
    await coupon(t, 'WRACA', { maxUses: 1 })
    const first = await order(t, { coupon: 'WRACA' }, someone('pierwszy'))
    expect((await post({ coupon: 'WRACA' }, someone('drugi'))).status).toBe(422)
    await notify(t, t.payments.notice(first.extOrderId, 'CANCELED'))
    expect((await post({ coupon: 'WRACA' }, someone('drugi'))).status).toBe(200)
    await pay(t, first.extOrderId)
    expect((await statusOf(first.extOrderId)).total).toBe(5520)
  })

  test('changing the basket moves the coupon to the new order and cancels the unpaid one at PayU', async () => {
    const who = someone('zmienna')
    await coupon(t, 'RAZ', { usesPerPerson: 1 })
    const first = await order(t, { coupon: 'RAZ' }, who)
    const second = await order(t, { coupon: 'RAZ', products: [{ productCode: GERMAN, quantity: 1 }] }, who)
    expect(second.totalAmount).toBe(5520)
    expect((await statusOf(first.extOrderId)).status).toBe('CANCELED')
    await pay(t, second.extOrderId)
    expect((await post({ coupon: 'RAZ' }, who)).problem.code).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('an order that PayU refuses to cancel still reserves its coupon', async () => {
    const who = someone('uparta')
    await coupon(t, 'TRZYMA', { usesPerPerson: 1 })
    const first = await order(t, { coupon: 'TRZYMA' }, who)
    t.payments.fail('away')
    const { problem } = await post(
      { coupon: 'TRZYMA', products: [{ productCode: GERMAN, quantity: 1 }] },
      who,
    )
    expect(problem.code).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect((await statusOf(first.extOrderId)).status).toBe('PENDING')
  })
})

describe('POST /order/gift-card (S-COM-06)', () => {
  const cards = [
    { productCodes: [MONTH, GERMAN], inscription: 'Sto lat', sendToEmailAddress: 'ola@mowka.test' },
  ]
  const products = [
    { productCode: MONTH, quantity: 1 },
    { productCode: GERMAN, quantity: 1 },
  ]
  const gift = (change: Record<string, unknown> = {}) =>
    t.call('postGiftCardOrder', {
      body: { products, buyer: { ...buyer, email: 'visitor@mowka.test' }, giftCards: cards, ...change },
    })

  test('visitors can order gift cards, which leads to the gift card thank-you page (C-ENT-04)', async () => {
    const { status, answer } = await gift()
    expect({ status, code: answer.status.statusCode }).toEqual({ status: 200, code: 'SUCCESS' })
    const payment = t.payments.started.at(-1)
    expect(payment?.continueUrl).toContain('/subscribe/gift-card-thank-you?extOrderId=')
    expect(t.payments.amountOf(payment?.extOrderId ?? '')).toBe(13_800)
    expect((await gift()).answer.redirectUri).toBe(answer.redirectUri)
  })

  test('a paid gift card order creates its cards once, and a refund deactivates them (S-COM-14)', async () => {
    await gift({ buyer: { ...buyer, email: 'karty@mowka.test' } })
    const extOrderId = t.payments.started.at(-1)?.extOrderId ?? ''
    await Promise.all(Array.from({ length: 50 }, () => pay(t, extOrderId)))
    const { answer } = await t.call('listGiftCards', { filters: 'directory:Sklep' }, admin)
    expect(answer.items.map(({ status, languages }) => ({ status, languages }))).toEqual([
      { status: 'active', languages: ['ENG', 'DE'] },
    ])
    const { transactionId } = await statusOf(extOrderId)
    expect((await refund(t, transactionId)).status).toBe(200)
    const after = (await t.call('listGiftCards', { filters: 'directory:Sklep' }, admin)).answer
    expect(after.items.map(({ status }) => status)).toEqual(['inactive'])
  })

  test.each([
    ['no email (C-GIFT-03)', { buyer }, 'body/buyer/email'],
    [
      'other products than the cards (C-GIFT-14)',
      { products: [{ productCode: MONTH, quantity: 1 }] },
      'body/products',
    ],
    ['a day that is over', { giftCards: [{ ...cards[0], sendAt: '2026-11-15' }] }, 'body/giftCards/0/sendAt'],
    [
      'a day and nobody to send to (C-GIFT-08)',
      { giftCards: [{ ...cards[0], sendAt: '2026-11-20', sendToEmailAddress: null }] },
      'body/giftCards/0/sendToEmailAddress',
    ],
  ])('refuses a gift card order with %s', async (_what, change, path) => {
    const { status, problem } = await gift(change)
    expect({ status, paths: problem.errors?.map((each) => each.path) }).toEqual({
      status: 422,
      paths: [path],
    })
  })
})

describe('GET /order', () => {
  test("lists the caller's orders, newest first, with prices at the time of purchase (S-COM-08, C-ENT-06)", async () => {
    const who = someone('lista')
    const first = await order(t, {}, who)
    t.setNow('2026-11-16T11:00:00Z')
    const second = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, who)
    await pay(t, second.extOrderId)
    const { answer } = await t.call('getOrders', {}, who)
    expect(answer.map(({ _id }) => _id)).toEqual([second._id, first._id])
    expect(answer[0]).toEqual({
      _id: second._id,
      extOrderId: second.extOrderId,
      createdAt: '2026-11-16T11:00:00.000Z',
      totalAmount: 29_400,
      paymentStatus: 'COMPLETED',
      refundedAt: null,
      invoiceRequested: false,
      isGift: false,
      redirectUri: null,
      isPayable: false,
      refunds: [],
      products: [{ productCode: HALF_YEAR, name: 'Pół roku', unitPrice: 29_400, quantity: 1, total: 29_400 }],
      receipt: {
        seller: t.config.invoices.seller,
        coupon: null,
        discount: 0,
        total: 29_400,
        vat: 5498,
        vatRate: 23,
      },
    })
    expect(answer[1]?.redirectUri).toContain('https://payu.test/pay/')
    t.setNow('2026-11-18T11:00:00Z')
    expect((await t.call('getOrders', {}, who)).answer[1]?.redirectUri).toBeNull()
  })

  test('returns the status to anyone with the order number, without buyer data (S-COM-07, C-THX-15)', async () => {
    const { extOrderId, _id } = await order(t, {}, bartek)
    expect((await t.call('getOrderStatus', { extOrderId })).answer).toEqual({
      status: 'PENDING',
      transactionId: _id,
      total: 6900,
      currency: 'PLN',
      coupon: null,
      items: [{ itemId: MONTH, name: 'Miesiąc', quantity: 1, price: 6900 }],
      invoiceRequested: false,
      receipt: {
        seller: t.config.invoices.seller,
        coupon: null,
        discount: 0,
        total: 6900,
        vat: 1290,
        vatRate: 23,
      },
    })
    expect((await t.call('getOrderStatus', { extOrderId: 'f'.repeat(32) })).status).toBe(404)
  })
})

test('a receipt keeps the seller and the tax rate of its day', async () => {
  const { seller } = t.config.invoices
  const who = someone('dawniej')
  const { extOrderId } = await order(t, {}, who)
  await t.db.update(orders).set({ vatRate: 22 }).where(eq(orders.extOrderId, extOrderId))
  const moved = { ...seller, name: 'Nowa Mówka sp. z o.o.', street: 'ul. Nowa 2' }
  t.config.invoices.seller = moved
  t.setNow('2026-11-16T11:00:00Z')
  try {
    const { extOrderId: next } = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, who)
    const receipts = (await t.call('getOrders', {}, who)).answer.map(({ receipt }) => receipt)
    expect(receipts).toMatchObject([
      { seller: moved, vatRate: 23 },
      { seller, vatRate: 22, total: 6900, vat: 1244 },
    ])
    expect((await t.call('getOrderStatus', { extOrderId: next })).answer.receipt.seller).toEqual(moved)
    expect((await t.call('getOrderStatus', { extOrderId })).answer.receipt.seller).toEqual(seller)
  } finally {
    t.config.invoices.seller = seller
  }
})

test('cancels expired orders whose payment never started and releases their coupons', async () => {
  const who = someone('nigdy')
  await coupon(t, 'NIGDY', { maxUses: 1 })
  t.payments.fail('away')
  await post({ coupon: 'NIGDY' }, who)
  t.setNow('2026-11-17T11:30:00Z')
  await t.db.transaction((tx) => t.services.jobs.send(tx, cleanUpOrders, {}))
  await t.runJobs()
  expect((await t.call('getOrders', {}, who)).answer[0]?.paymentStatus).toBe('CANCELED')
})
