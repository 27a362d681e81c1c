import { invoiceData } from '../../../testing/invoice-data'
import { seedLibrary } from '../../../testing/library'
import {
  accessOf,
  buyCards,
  emailsTo,
  MONTH,
  notify,
  order,
  orderDetails,
  paidOrder,
  pay,
  redeemCard,
  refund,
  TWO_LANGUAGES,
  times,
} from '../../../testing/shop'
import { admin, startTestApi, type TestApi } from '../../../testing/test-api'
import type { RefundReport } from '../../outside/payments'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  t.payments.fail(null)
  t.payments.answerRefunds('PENDING')
  t.config.mail.operator = 'ops@mowka.test'
  // Drains the jobs of the previous test.
  await t.runJobs()
  t.emails.length = 0
})

/** A person who appears in no other test. */
const someone = (name: string) => ({ name, emailVerified: true })
/** Ten days after the purchase, of which 20 of the 30 days of a month are left. */
const TODAY = '2026-11-26T10:00:00.000Z'
/** Sends PayU's notification about a refund. */
const report = (extOrderId: string, change: Partial<RefundReport> & { amount: number }) =>
  notify(t, t.payments.refundNotice(extOrderId, change))
/** Sends PayU's notification about the latest refund requested here. */
const reportLatest = (extOrderId: string, status: RefundReport['status']) => {
  const { extRefundId = '', amount = 0 } = t.payments.refunds.at(-1) ?? {}
  return report(extOrderId, { extRefundId, amount, status })
}

describe('a refund that PayU accepts and later cancels', () => {
  test('restores exactly what it ended, once, and tells buyer and operators', async () => {
    const who = someone('anulowany-zwrot')
    const { _id, extOrderId } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    const english = await accessOf(t, who)
    await t.runJobs()
    t.setNow(TODAY)
    await refund(t, _id, [{ position: 1 }])
    await t.runJobs()
    expect(await report(extOrderId, { refundId: 'other', amount: 4600, status: 'CANCELED' })).toBe(200)
    expect(await accessOf(t, who, 'DE')).toBe(TODAY)
    t.setNow('2026-11-28T10:00:00Z')
    await times(20, () => reportLatest(extOrderId, 'CANCELED'))
    // The remaining 20 days.
    expect(await accessOf(t, who, 'DE')).toBe('2026-12-18T22:59:59.000Z')
    expect(await accessOf(t, who)).toBe(english)
    expect(await orderDetails(t, _id)).toMatchObject({
      state: 'COMPLETED',
      refundedAmount: 0,
      refunds: [{ status: 'canceled', task: null }],
    })
    expect((await emailsTo(t, 'ops@mowka.test')).filter(({ text }) => text.includes(_id))).toHaveLength(1)
    expect((await emailsTo(t, 'anulowany-zwrot@mowka.test')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Potwierdzenie zamówienia/),
      expect.stringMatching(/^Zwrot za zamówienie \w+$/),
      expect.stringMatching(/nie doszedł do skutku$/),
    ])

    // The days before the first refund stay used.
    t.setNow('2026-12-03T10:00:00Z')
    expect((await orderDetails(t, _id)).positions[1]).toMatchObject({
      days: 30,
      daysUsed: 15,
      proposed: 3450,
    })
    expect((await refund(t, _id, [{ position: 1 }])).status).toBe(200)
    expect(await reportLatest(extOrderId, 'FINALIZED')).toBe(200)
    expect(await reportLatest(extOrderId, 'CANCELED')).toBe(200)
    expect(await accessOf(t, who, 'DE')).toBe('2026-12-03T10:00:00.000Z')
  })

  test('reactivates the gift card that it had ended, and no other', async () => {
    const { id, extOrderId } = await buyCards(t, [{ productCodes: [MONTH] }, { productCodes: [MONTH] }])
    const statuses = async () => {
      const { positions } = await orderDetails(t, id)
      return positions.map(({ basis }) => basis)
    }
    await refund(t, id, [{ position: 0 }])
    await refund(t, id, [{ position: 1 }])
    expect(await statuses()).toEqual(['ended', 'ended'])
    await reportLatest(extOrderId, 'CANCELED')
    expect(await statuses()).toEqual(['ended', 'unused'])
  })

  test('becomes a task if the account was deleted meanwhile', async () => {
    const who = someone('usunieta')
    const { _id, extOrderId } = await paidOrder(t, who)
    await refund(t, _id)
    await t.call('deleteAccount', { body: { email: 'usunieta@mowka.test' } }, who)
    await t.runJobs()
    expect(await reportLatest(extOrderId, 'CANCELED')).toBe(200)
    const [canceled] = (await orderDetails(t, _id)).refunds
    expect(canceled).toMatchObject({ status: 'canceled', task: 'not-restored' })
    const decide = () =>
      t.call('decideRefund', { id: canceled?._id ?? '', body: { lines: [], ends: false } }, admin)
    expect((await decide()).answer.refunds).toMatchObject([{ task: null }])
    expect((await decide()).problem.code).toBe('REFUND_DECIDED')
  })

  test('is carried out again if PayU returns the money after all', async () => {
    const who = someone('jednak')
    const { _id, extOrderId } = await paidOrder(t, who)
    await refund(t, _id)
    await reportLatest(extOrderId, 'CANCELED')
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
    await reportLatest(extOrderId, 'FINALIZED')
    expect(await accessOf(t, who)).toBe('2026-11-16T10:00:00.000Z')
    expect(await orderDetails(t, _id)).toMatchObject({ state: 'REFUNDED', refunds: [{ status: 'done' }] })
  })

  test('changes nothing if it is for another amount than requested', async () => {
    const { _id, extOrderId } = await paidOrder(t, someone('inna-kwota'))
    await refund(t, _id)
    const { extRefundId = '' } = t.payments.refunds.at(-1) ?? {}
    expect(await report(extOrderId, { extRefundId, amount: 1 })).toBe(422)
    expect((await orderDetails(t, _id)).refunds).toMatchObject([{ status: 'accepted', amount: 6900 }])
  })
})

describe("a refund made in PayU's panel", () => {
  const OPEN = '2026-12-16T22:59:59.000Z'
  const ENDED = '2026-11-16T10:00:00.000Z'

  test('ends the only line that costs its amount', async () => {
    const who = someone('panel')
    const { _id, extOrderId } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    await times(20, () => report(extOrderId, { refundId: 'R-1', amount: 6900 }))
    expect(await accessOf(t, who, 'DE')).toBe(ENDED)
    expect(await accessOf(t, who)).not.toBe(ENDED)
    expect((await orderDetails(t, _id)).refunds).toMatchObject([
      { origin: 'payu', status: 'done', task: null, lines: [{ position: 1, amount: 6900 }] },
    ])
  })

  test('ends the only line whose unused days cost its amount', async () => {
    const who = someone('panel-dni')
    const { extOrderId } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    t.setNow(TODAY)
    await report(extOrderId, { refundId: 'R-1', amount: 4600 })
    expect(await accessOf(t, who, 'DE')).toBe(TODAY)
  })

  test('needs a decision for one of two equal cards, which ends the chosen one', async () => {
    const { id, extOrderId } = await buyCards(t, [{ productCodes: [MONTH] }, { productCodes: [MONTH] }])
    await report(extOrderId, { refundId: 'R-1', amount: 6900 })
    const before = await orderDetails(t, id)
    expect(before.positions.map(({ basis }) => basis)).toEqual(['unused', 'unused'])
    const [unmatched] = before.refunds
    expect(unmatched).toMatchObject({ origin: 'payu', status: 'done', task: 'unmatched', lines: [] })
    expect((await emailsTo(t, 'ops@mowka.test')).filter(({ text }) => text.includes(id))).toHaveLength(1)

    const decide = (lines: { position: number; amount: number }[], ends = true) =>
      t.call('decideRefund', { id: unmatched?._id ?? '', body: { lines, ends } }, admin)
    expect((await decide([{ position: 1, amount: 6800 }])).problem.code).toBe('INVALID_INPUT')
    expect((await decide([{ position: 9, amount: 6900 }])).problem.code).toBe('INVALID_INPUT')
    expect((await decide([])).problem.code).toBe('INVALID_INPUT')
    const answers = await times(20, () => decide([{ position: 1, amount: 6900 }]))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const after = await orderDetails(t, id)
    expect(after.positions.map(({ basis }) => basis)).toEqual(['unused', 'ended'])
    expect(after.refunds).toMatchObject([{ task: null, lines: [{ position: 1, isEnded: true }] }])
    expect(after.timeline.map(({ kind }) => kind)).toContain('refund-decided')
  })

  test('of a reduced price ends nothing if an operator decides so', async () => {
    const who = someone('obnizka')
    const { _id, extOrderId } = await paidOrder(t, who)
    await report(extOrderId, { refundId: 'R-1', amount: 1000 })
    const [unmatched] = (await orderDetails(t, _id)).refunds
    await t.call(
      'decideRefund',
      { id: unmatched?._id ?? '', body: { lines: [{ position: 0, amount: 1000 }], ends: false } },
      admin,
    )
    expect(await accessOf(t, who)).toBe(OPEN)
    expect((await orderDetails(t, _id)).positions[0]).toMatchObject({ left: 5900, basis: 'days' })
  })

  test('in several parts ends the access once they add up to the total, however often they are reported', async () => {
    const who = someone('po-kawalku')
    const { _id, extOrderId } = await paidOrder(t, who)
    await times(20, () => report(extOrderId, { refundId: 'R-1', amount: 3000 }))
    await report(extOrderId, { refundId: 'R-2', amount: 3900, status: 'PENDING' })
    await report(extOrderId, { refundId: 'R-3', amount: 3900, status: 'CANCELED' })
    await report(extOrderId, { refundId: 'R-4', amount: 3899 })
    expect(await accessOf(t, who)).toBe(OPEN)
    expect((await orderDetails(t, _id)).state).toBe('COMPLETED')
    await times(20, () => report(extOrderId, { refundId: 'R-5', amount: 1 }))
    expect(await accessOf(t, who)).toBe(ENDED)
    const shown = await orderDetails(t, _id)
    expect(shown).toMatchObject({ state: 'REFUNDED', refundedAmount: 6900 })
    expect(shown.refunds.map(({ task, lines }) => [task, lines[0]?.amount])).toEqual(
      expect.arrayContaining([
        [null, 3000],
        [null, 3899],
        [null, 1],
      ]),
    )
    const { extOrderId: next } = await paidOrder(t, who)
    await report(next, { refundId: 'R-5', amount: 1 })
    expect(await accessOf(t, who)).toBe(OPEN)
  })

  test('leaves no access if it is reported before the payment', async () => {
    const who = someone('na-opak')
    const { extOrderId } = await order(t, {}, who)
    await report(extOrderId, { refundId: 'R-1', amount: 3000 })
    await report(extOrderId, { refundId: 'R-2', amount: 3900 })
    await pay(t, extOrderId)
    expect(await accessOf(t, who)).toBe(ENDED)
  })

  test('stays in force if PayU cancels the refund requested here', async () => {
    const who = someone('dwa-zwroty')
    const { _id, extOrderId } = await paidOrder(t, who)
    await refund(t, _id)
    await report(extOrderId, { refundId: 'R-1', amount: 3000 })
    await report(extOrderId, { refundId: 'R-2', amount: 3900 })
    expect(await reportLatest(extOrderId, 'CANCELED')).toBe(200)
    expect(await accessOf(t, who)).toBe(ENDED)
    expect((await orderDetails(t, _id)).state).toBe('REFUNDED')
  })

  test('of everything keeps the access of a redeemed card and becomes a task', async () => {
    const { id, extOrderId } = await buyCards(t, [{ productCodes: [MONTH] }, { productCodes: [MONTH] }])
    const code = (await orderDetails(t, id)).positions[0]?.cardCode ?? ''
    await redeemCard(t, code, someone('ma-dostep'))
    await report(extOrderId, { refundId: 'R-1', amount: 13_800 })
    const shown = await orderDetails(t, id)
    expect(shown.positions.map(({ basis }) => basis)).toEqual(['redeemed', 'ended'])
    expect(shown.refunds).toMatchObject([{ task: 'redeemed', amount: 13_800 }])
    expect(await accessOf(t, someone('ma-dostep'))).toBe(OPEN)
  })
})

describe('the papers of a refund', () => {
  const toAccounting = () => emailsTo(t, t.config.invoices.accountingEmail)

  test('the buyer gets an email with lines, days and amounts, in the language of the order', async () => {
    const who = someone('list-o-zwrocie')
    const { _id } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    t.setNow(TODAY)
    await refund(t, _id, [{ position: 1 }])
    const letter = (await emailsTo(t, 'list-o-zwrocie@mowka.test')).at(-1)
    expect(letter?.text).toMatch(/Miesiąc, niemiecki: 46,00\szł, wykorzystane dni: 10 z\s30/)
    expect(letter?.text).not.toContain('angielski')
  })

  test('accounting gets a correcting invoice once the money was returned, and all taxes add up', async () => {
    const who = someone('faktura-zwrot')
    const { _id, extOrderId } = await paidOrder(t, who, {
      products: TWO_LANGUAGES,
      invoice: { issueInvoice: true, ...invoiceData() },
    })
    const { length } = await toAccounting()
    t.setNow(TODAY)
    await refund(t, _id, [{ position: 1, amount: 4601 }])
    expect(await toAccounting()).toHaveLength(length)
    await times(20, () => reportLatest(extOrderId, 'FINALIZED'))
    await refund(t, _id, [{ position: 1, amount: 2299 }])
    await reportLatest(extOrderId, 'FINALIZED')
    const [first, second, ...others] = (await toAccounting()).slice(length)
    expect(others).toEqual([])
    expect(first?.subject).toMatch(/^Faktura korygująca KFV\/2026\/\d{6}$/)
    const xml = first?.files?.[0]?.content.toString('utf8') ?? ''
    const { invoice, refunds } = await orderDetails(t, _id)
    expect(xml).toContain('<RodzajFaktury>KOR</RodzajFaktury>')
    expect(xml).toContain(`<NrFaKorygowanej>${invoice?.number}</NrFaKorygowanej>`)
    expect(xml).toContain('<P_7>Dostęp do Mówki: Miesiąc, niemiecki</P_7>')
    expect(xml).toContain('<P_15>-46.01</P_15>')
    expect(refunds.map(({ correction }) => correction?.number)).toEqual([
      expect.stringMatching(/^KFV/),
      expect.stringMatching(/^KFV/),
    ])
    const taxOf = (file: string) => Number(/<P_14_1>(-?[\d.]+)</.exec(file)?.[1])
    const secondXml = second?.files?.[0]?.content.toString('utf8') ?? ''
    // 69.00 zł contain 12.90 zł of tax.
    expect(taxOf(xml) + taxOf(secondXml)).toBeCloseTo(-12.9)
  })

  test('an invoice that is requested after a refund is corrected immediately', async () => {
    const who = someone('faktura-po-zwrocie')
    await t.call('patchUserMetadata', { body: { action: 'invoice-data', payload: invoiceData() } }, who)
    const { _id, extOrderId } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    await refund(t, _id, [{ position: 1 }])
    await reportLatest(extOrderId, 'FINALIZED')
    const { length } = await toAccounting()
    expect((await t.call('requestInvoice', { orderId: _id }, who)).status).toBe(200)
    expect((await toAccounting()).slice(length).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Faktura FV/),
      expect.stringMatching(/^Faktura korygująca KFV/),
    ])
  })
})
