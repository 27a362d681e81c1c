import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { asc, eq } from 'drizzle-orm'
import { seedLibrary } from '../../testing/library'
import { basket, coupon, GERMAN, HALF_YEAR, MONTH, notify, order, pay, refund } from '../../testing/shop'
import { admin, anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { auditLog } from '../audit/tables'
import { orders } from '../order/tables'

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

const list = async (filters = '', query: Record<string, unknown> = {}) =>
  (await t.call('listOrders', { filters, ...query }, admin)).answer
const idsOf = async (filters = '', query = {}) => (await list(filters, query)).items.map(({ _id }) => _id)
const details = async (id: string) => (await t.call('getOrderDetails', { id }, admin)).answer
const search = (text: string) => `$search:${encodeURIComponent(text)}`
const someone = (name: string) => ({ name, emailVerified: true })

describe('GET /admin/orders', () => {
  test('lists all orders with buyer, lines and state, newest first', async () => {
    const ola = someone('ola-lista')
    const first = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, ola)
    t.setNow('2026-11-16T10:05:00Z')
    const second = await order(t, { products: [{ productCode: GERMAN, quantity: 2 }] }, ola)
    await pay(t, second.extOrderId)
    const { items, metadata } = await list()
    expect(metadata.total).toBeGreaterThanOrEqual(2)
    const [newest, before] = items
    expect(newest).toMatchObject({
      _id: second._id,
      state: 'COMPLETED',
      payuOrderId: `PAYU-${second.extOrderId}`,
      buyer: { name: 'Anna Nowak', email: 'ola-lista@mowka.test' },
      isGift: false,
      lines: [{ name: 'Miesiąc', targetLang: 'DE', quantity: 2, total: 13_800 }],
      totalAmount: 13_800,
      refundedAmount: 0,
    })
    expect(before).toMatchObject({ _id: first._id, state: 'PENDING' })
  })

  test('finds an order by the number that buyers see, its full numbers, PayU’s number and the email address', async () => {
    const ewa = someone('ewa-szukana')
    const { _id, extOrderId } = await order(t, {}, ewa)
    await order(t, {}, someone('ktos-inny'))
    for (const text of [
      spokenOrderNumber(_id),
      ` ${spokenOrderNumber(_id).toLowerCase()} `,
      _id,
      extOrderId,
      `PAYU-${extOrderId}`,
      'Ewa-Szukana@mowka.test',
    ]) {
      expect({ text, found: await idsOf(search(text)) }).toEqual({ text, found: [_id] })
    }
  })

  test.each(['ewa', '@mowka.test', '%', 'ffffffffffff'])(
    'finds nothing by %j, which is no whole number or address',
    async (text) => {
      await order(t, {}, someone('ewa-czesciowa'))
      expect(await idsOf(search(text))).toEqual([])
    },
  )

  test('filters by state, period and language', async () => {
    t.setNow('2026-10-01T10:00:00Z')
    const old = await order(t, {}, someone('dawna'))
    t.setNow('2026-11-16T10:00:00Z')
    const german = await order(t, { products: [{ productCode: GERMAN, quantity: 1 }] }, someone('niemka'))
    const paid = await order(t, {}, someone('zaplacila'))
    await pay(t, paid.extOrderId)
    const back = await order(t, {}, someone('zwrocila'))
    await pay(t, back.extOrderId)
    await refund(t, back._id)

    expect(await idsOf('state:COMPLETED')).toContain(paid._id)
    expect(await idsOf('state:COMPLETED')).not.toContain(back._id)
    expect(await idsOf('state:REFUNDED')).toContain(back._id)
    expect(await idsOf('state:PENDING')).toEqual(expect.arrayContaining([old._id, german._id]))
    expect(await idsOf('period:month')).not.toContain(old._id)
    expect(await idsOf('period:year')).toContain(old._id)
    expect(await idsOf('lang:DE;period:day')).toContain(german._id)
    expect(await idsOf('lang:DE')).not.toContain(paid._id)
  })

  test('a period begins at midnight in Warsaw', async () => {
    t.setNow('2026-12-09T23:30:00Z')
    const late = await order(t, {}, someone('po-polnocy'))
    t.setNow('2026-12-10T20:00:00Z')
    expect(await idsOf('period:day')).toContain(late._id)
    t.setNow('2026-12-16T22:00:00Z')
    expect(await idsOf('period:week')).toContain(late._id)
    t.setNow('2026-12-16T23:00:00Z')
    expect(await idsOf('period:week')).not.toContain(late._id)
  })

  test('sorts by amount and pages without overlap', async () => {
    const all = await idsOf('', { sort: 'totalAmount:desc', limit: 100 })
    const pages = [1, 2].map((page) => idsOf('', { sort: 'totalAmount:desc', limit: 2, page }))
    expect((await Promise.all(pages)).flat()).toEqual(all.slice(0, 4))
  })

  test.each([
    ['a learner', anna, 403],
    ['a visitor', undefined, 401],
  ])('refuses %s', async (_who, person, status) => {
    expect((await t.call('listOrders', {}, person)).status).toBe(status)
  })
})

describe('GET /admin/orders/:id', () => {
  test('shows lines, coupon, invoice, access and a timeline of a paid order', async () => {
    await coupon(t, 'DESK20')
    const who = someone('szczegolowa')
    const made = await order(
      t,
      {
        coupon: 'DESK20',
        invoice: {
          issueInvoice: true,
          companyName: 'Firma',
          nip: '5260250274',
          firstname: 'Anna',
          lastname: 'Nowak',
          street: 'Prosta 1',
          zip: '00-001',
          city: 'Warszawa',
        },
      },
      who,
    )
    t.setNow('2026-11-16T10:02:00Z')
    await pay(t, made.extOrderId)
    t.setNow('2026-11-16T10:07:00Z')
    await pay(t, made.extOrderId)
    const shown = await details(made._id)
    expect(shown).toMatchObject({
      state: 'COMPLETED',
      fullPrice: 6_900,
      totalAmount: 5_520,
      coupon: { code: 'DESK20', discount: { type: 'PERCENT', amount: 20 } },
      invoice: { number: expect.stringMatching(/^FV\//) },
      invoiceRequested: true,
      accesses: [{ targetLang: 'ENG', startsAt: '2026-11-16T10:02:00.000Z', endedAt: null }],
      giftCards: [],
    })
    expect(shown.timeline.map(({ kind, status, effect }) => [kind, status, effect])).toEqual([
      ['placed', null, null],
      ['payment-started', null, null],
      ['payment-reported', 'COMPLETED', 'settled'],
      ['paid', null, null],
      ['invoiced', null, null],
      // PayU repeats notifications.
      ['payment-reported', 'COMPLETED', 'unchanged'],
    ])
  })

  test('shows a report that does not match the order, and leaves the order as it was', async () => {
    const made = await order(t, {}, someone('niezgodna'))
    expect(await notify(t, t.payments.notice(made.extOrderId, 'COMPLETED', { amount: 1 }))).toBe(422)
    const shown = await details(made._id)
    expect(shown.state).toBe('PENDING')
    expect(shown.timeline.at(-1)).toMatchObject({ kind: 'payment-reported', amount: 1, effect: 'mismatch' })
  })

  test('shows a refund and the access that it ended', async () => {
    const made = await order(t, {}, someone('oddala'))
    await pay(t, made.extOrderId)
    t.setNow('2026-11-20T10:00:00Z')
    await refund(t, made._id)
    const shown = await details(made._id)
    expect(shown.state).toBe('REFUNDED')
    expect(shown.accesses).toMatchObject([{ endedAt: '2026-11-20T10:00:00.000Z' }])
    expect(shown.timeline.map(({ kind }) => kind).slice(-3)).toEqual([
      'refund-requested',
      'refund-accepted',
      'refunded',
    ])
  })

  test('shows the gift cards of an order', async () => {
    const { answer } = await t.call('postGiftCardOrder', {
      body: {
        ...basket({ products: [{ productCode: MONTH, quantity: 1 }] }),
        buyer: { firstname: 'Jan', lastname: 'Lis', email: 'jan-karta@mowka.test', consumerAgreement: true },
        giftCards: [{ productCodes: [MONTH] }],
      },
    })
    await pay(t, answer.extOrderId ?? '')
    const [found] = await idsOf(search('jan-karta@mowka.test'))
    const shown = await details(found ?? '')
    expect(shown).toMatchObject({
      isGift: true,
      accesses: [],
      giftCards: [{ status: 'active', languages: ['ENG'], redeemedAt: null }],
    })
  })

  test('shows an order without a buyer after the end of its retention', async () => {
    const made = await order(t, {}, someone('zapomniana'))
    await t.db.update(orders).set({ buyer: null }).where(eq(orders.id, made._id))
    expect((await details(made._id)).buyer).toBeNull()
  })

  test('records every read with the administrator and the order, and no search text', async () => {
    const made = await order(t, {}, someone('czytana'))
    await t.db.delete(auditLog)
    await details(made._id)
    await idsOf(search('czytana@mowka.test'))
    const entries = await t.db.select().from(auditLog).orderBy(asc(auditLog.seq))
    expect(entries).toMatchObject([
      { action: 'getOrderDetails', objectId: made._id, userId: expect.any(String) },
      { action: 'listOrders', objectId: null },
    ])
    expect(JSON.stringify(entries)).not.toContain('czytana')
  })

  test('refuses a learner, even the owner, and an unknown order', async () => {
    const made = await order(t, {}, bartek)
    expect((await t.call('getOrderDetails', { id: made._id }, bartek)).status).toBe(403)
    expect((await t.call('getOrderDetails', { id: 'nothing' }, admin)).status).toBe(404)
  })
})
