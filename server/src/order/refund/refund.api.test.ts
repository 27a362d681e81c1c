import { asc } from 'drizzle-orm'
import { seedLibrary } from '../../../testing/library'
import {
  accessOf,
  buyCards,
  coupon,
  emailsTo,
  GERMAN,
  MONTH,
  order,
  orderDetails,
  paidOrder,
  pay,
  redeemCard,
  refund,
  TWO_LANGUAGES,
  times,
} from '../../../testing/shop'
import { admin, anna, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { auditLog } from '../../audit/tables'
import { ExternalServiceError } from '../../outside/external-service-error'

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

describe('POST /admin/orders/:id/refunds', () => {
  test('proposes the price of the unused days of each line, and ends exactly the refunded line', async () => {
    const who = someone('dwa-jezyki')
    const { _id } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    const price = 29_400
    const english = await accessOf(t, who)
    t.setNow(TODAY)
    const { positions } = await orderDetails(t, _id)
    expect(positions).toMatchObject([
      {
        position: 0,
        targetLangs: ['ENG'],
        price,
        left: price,
        proposed: Math.ceil((price * 171) / 181),
        basis: 'days',
        days: 181,
        daysUsed: 10,
      },
      { position: 1, targetLangs: ['DE'], price: 6900, left: 6900, proposed: 4600, days: 30, daysUsed: 10 },
    ])
    const { status, answer } = await refund(t, _id, [{ position: 1 }])
    expect(status).toBe(200)
    expect(t.payments.refunds.at(-1)).toMatchObject({ amount: 4600 })
    expect(await accessOf(t, who, 'DE')).toBe(TODAY)
    expect(await accessOf(t, who)).toBe(english)
    expect(answer).toMatchObject({
      state: 'COMPLETED',
      refundedAmount: 4600,
      refunds: [
        {
          origin: 'shop',
          status: 'accepted',
          task: null,
          amount: 4600,
          lines: [{ position: 1, amount: 4600, days: 30, daysUsed: 10, isEnded: true }],
        },
      ],
    })
    expect(answer.positions[1]).toMatchObject({ left: 2300, proposed: 0, basis: 'ended' })
    // The buyer sees the amount and its line.
    expect((await t.call('getOrders', {}, who)).answer[0]).toMatchObject({
      refundedAt: null,
      refunds: [{ amount: 4600, lines: [{ productCodes: [expect.stringMatching(/:DE$/)], amount: 4600 }] }],
    })
  })

  test('subtracts the coupon from the price, and counts its free months as days', async () => {
    const fifth = await coupon(t, 'ZWROT20')
    const cheaper = await paidOrder(t, someone('z-kuponem'), { coupon: fifth })
    const months = await coupon(t, 'ZWROT-MIES', { type: 'ADDITIONAL_MONTHS', amount: 1 })
    const longer = await paidOrder(t, someone('dluzej'), { coupon: months })
    t.setNow(TODAY)
    expect((await orderDetails(t, cheaper._id)).positions[0]).toMatchObject({ price: 5520, proposed: 3680 })
    expect((await orderDetails(t, longer._id)).positions[0]).toMatchObject({
      price: 6900,
      days: 61,
      proposed: 5769,
    })
  })

  test('refunds another amount than proposed, and the rest of an ended line later', async () => {
    const who = someone('wiecej')
    const { _id, extOrderId } = await paidOrder(t, who)
    t.setNow(TODAY)
    expect((await refund(t, _id, [{ position: 0, amount: 5000 }])).status).toBe(200)
    expect(await accessOf(t, who)).toBe(TODAY)
    expect((await refund(t, _id, [{ position: 0, amount: 1901 }])).problem).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await refund(t, _id, [{ position: 0, amount: 1900 }])).answer).toMatchObject({
      refundedAmount: 6900,
      state: 'REFUNDED',
    })
    // Nothing is left, so nothing can be refunded.
    const lines = [{ position: 0, amount: 0, left: 0 }]
    expect((await t.call('refundOrder', { id: _id, body: { lines } }, admin)).problem.code).toBe(
      'REFUND_CHANGED',
    )
    await pay(t, extOrderId)
    expect(await accessOf(t, who)).toBe(TODAY)
  })

  test.each([
    ['an unknown line', [{ position: 7, amount: 1, left: 6900 }], 422, 'INVALID_INPUT'],
    ['more than is left', [{ position: 0, amount: 6901, left: 6900 }], 422, 'INVALID_INPUT'],
    ['nothing', [{ position: 0, amount: 0, left: 6900 }], 422, 'INVALID_INPUT'],
    ['an outdated rest', [{ position: 0, amount: 100, left: 6800 }], 409, 'REFUND_CHANGED'],
    [
      'a line named twice',
      [
        { position: 0, amount: 100, left: 6900 },
        { position: 0, amount: 200, left: 6900 },
      ],
      422,
      'INVALID_INPUT',
    ],
    ['no line', [], 422, 'INVALID_INPUT'],
  ])('refuses %s and leaves everything unchanged', async (_, lines, status, code) => {
    const who = someone(`zle-${Math.random()}`)
    const { _id } = await paidOrder(t, who)
    const before = t.payments.refunds.length
    const answer = await t.call('refundOrder', { id: _id, body: { lines } }, admin)
    expect({ status: answer.status, code: answer.problem.code }).toEqual({ status, code })
    expect(t.payments.refunds).toHaveLength(before)
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
    expect((await orderDetails(t, _id)).refunds).toEqual([])
  })

  test('refuses unpaid orders, and everyone but operators', async () => {
    const { _id } = await order(t, {}, someone('niezaplacone'))
    const lines = [{ position: 0, amount: 6900, left: 6900 }]
    const as = async (who?: TestPerson) => t.call('refundOrder', { id: _id, body: { lines } }, who)
    expect((await as(anna)).status).toBe(403)
    expect((await as()).status).toBe(401)
    expect((await as(admin)).problem.code).toBe('NOT_PAID')
  })

  test('ends a free line without PayU', async () => {
    const who = someone('za-darmo')
    const code = await coupon(t, 'DARMO-ZWROT', { amount: 100 })
    const { _id } = await order(t, { coupon: code }, who)
    const before = t.payments.refunds.length
    const { answer } = await refund(t, _id)
    expect(answer).toMatchObject({ state: 'REFUNDED', refunds: [{ status: 'done', amount: 0 }] })
    expect(t.payments.refunds).toHaveLength(before)
    expect(await accessOf(t, who)).toBe('2026-11-16T10:00:00.000Z')
  })

  test('records every attempt with the operator and the order', async () => {
    const { _id } = await paidOrder(t, someone('audyt'))
    await t.db.delete(auditLog)
    await t.call('refundOrder', { id: _id, body: { lines: [{ position: 0, amount: 1, left: 1 }] } }, admin)
    const entries = await t.db.select().from(auditLog).orderBy(asc(auditLog.seq))
    expect(entries).toMatchObject([{ action: 'refundOrder', objectId: _id, userId: expect.any(String) }])
  })
})

describe('gift cards', () => {
  test('an unused card is refunded at its price and stops working, and a redeemed one is never refunded', async () => {
    const { id } = await buyCards(t, [{ productCodes: [MONTH, GERMAN] }, { productCodes: [MONTH] }])
    const codes = (await orderDetails(t, id)).positions.map(({ cardCode }) => cardCode ?? '')
    expect((await redeemCard(t, codes[0] ?? '', someone('obdarowana'))).status).toBe('verified')
    expect((await orderDetails(t, id)).positions).toMatchObject([
      { position: 0, targetLangs: ['ENG', 'DE'], price: 13_800, proposed: 0, basis: 'redeemed' },
      { position: 1, targetLangs: ['ENG'], price: 6900, proposed: 6900, basis: 'unused' },
    ])
    const both = await refund(t, id, [{ position: 0, amount: 1 }, { position: 1 }])
    expect(both.problem.code).toBe('CARD_REDEEMED')
    expect((await orderDetails(t, id)).refunds).toEqual([])

    const { answer } = await refund(t, id, [{ position: 1 }])
    expect(answer).toMatchObject({ state: 'COMPLETED', refundedAmount: 6900 })
    expect(answer.giftCards.map(({ status }) => status).sort()).toEqual(['burned', 'inactive'])
    expect((await redeemCard(t, codes[1] ?? '', someone('spozniona'))).message).toBe(
      'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
    )
    expect(await accessOf(t, someone('obdarowana'))).toBe('2026-12-16T22:59:59.000Z')
  })

  test('a card whose refund PayU has not answered is blocked, and works again if PayU refuses', async () => {
    const { id } = await buyCards(t, [{ productCodes: [MONTH] }])
    const code = (await orderDetails(t, id)).positions[0]?.cardCode ?? ''
    t.payments.fail('away')
    expect((await refund(t, id)).status).toBe(503)
    expect((await redeemCard(t, code, someone('za-wczesnie'))).status).toBe('invalid')
    const waiting = await orderDetails(t, id)
    expect(waiting.positions[0]).toMatchObject({ basis: 'waiting', left: 0 })
    expect(waiting.refunds).toMatchObject([{ status: 'requested' }])
    t.payments.fail(null)
    t.payments.answerRefunds('refused')
    t.setNow('2026-11-16T10:02:00Z')
    await t.runJobs()
    expect((await orderDetails(t, id)).refunds).toMatchObject([{ status: 'refused' }])
    expect((await redeemCard(t, code, someone('za-wczesnie'))).status).toBe('verified')
  })
})

describe('repetitions and races', () => {
  test('fifty concurrent copies of a partial refund have one effect', async () => {
    const who = someone('raz')
    const { _id } = await paidOrder(t, who, { products: TWO_LANGUAGES })
    const before = t.payments.refunds.length
    const lines = [{ position: 1, amount: 2000, left: 6900 }]
    const answers = await times(50, () => t.call('refundOrder', { id: _id, body: { lines } }, admin))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(t.payments.refunds).toHaveLength(before + 1)
    expect(await orderDetails(t, _id)).toMatchObject({ refundedAmount: 2000, refunds: [{ amount: 2000 }] })
    expect(await emailsTo(t, 'raz@mowka.test')).toHaveLength(2)
  })

  test('of fifty different concurrent refunds of a line, one has an effect', async () => {
    const { _id } = await paidOrder(t, someone('rozne'))
    const before = t.payments.refunds.length
    const answers = await times(50, (index) =>
      t.call(
        'refundOrder',
        { id: _id, body: { lines: [{ position: 0, amount: 1000 + index, left: 6900 }] } },
        admin,
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(t.payments.refunds).toHaveLength(before + 1)
  })

  test('of a refund and redemptions of the same card, fifty at once, one has an effect', async () => {
    for (const round of [0, 4]) {
      const { id } = await buyCards(t, [{ productCodes: [MONTH] }], {
        buyer: {
          firstname: 'Ewa',
          lastname: 'Lis',
          email: `wyscig-${round}@mowka.test`,
          consumerAgreement: true,
        },
      })
      const code = (await orderDetails(t, id)).positions[0]?.cardCode ?? ''
      const before = t.payments.refunds.length
      const lines = [{ position: 0, amount: 6900, left: 6900 }]
      const results = await times(50, async (index) =>
        index % 5 === round
          ? (await t.call('refundOrder', { id, body: { lines } }, admin)).status === 200 && 'refunded'
          : (await redeemCard(t, code, someone(`wyscig-${round}-${index}`))).status === 'verified' &&
            'redeemed',
      )
      const isRefunded = t.payments.refunds.length > before
      expect(t.payments.refunds.length - before).toBeLessThanOrEqual(1)
      expect(results.filter((each) => each === 'redeemed')).toHaveLength(isRefunded ? 0 : 1)
      expect(results.includes('refunded')).toBe(isRefunded)
      expect((await orderDetails(t, id)).giftCards[0]?.status).toBe(isRefunded ? 'inactive' : 'burned')
    }
  })

  test('an unavailable PayU ends no access, and a repeated request or a job continues with the same number', async () => {
    const who = someone('czeka')
    const { _id } = await paidOrder(t, who)
    t.payments.fail('away')
    expect((await refund(t, _id)).status).toBe(503)
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
    const [stored] = (await orderDetails(t, _id)).refunds
    t.payments.fail(null)
    t.setNow('2026-11-16T10:02:00Z')
    await t.runJobs()
    expect(t.payments.refunds.at(-1)?.extRefundId).toBe(stored?._id)
    expect(await accessOf(t, who)).toBe('2026-11-16T10:02:00.000Z')
    const lines = [{ position: 0, amount: 6900, left: 6900 }]
    expect((await t.call('refundOrder', { id: _id, body: { lines } }, admin)).status).toBe(200)
    expect((await orderDetails(t, _id)).refunds).toHaveLength(1)
  })

  test('a job asks PayU about a refund whose notification was lost', async () => {
    const { _id } = await paidOrder(t, someone('zgubione'))
    await refund(t, _id)
    t.payments.settleRefund(t.payments.refunds.at(-1)?.extRefundId ?? '', 'FINALIZED')
    t.setNow('2026-11-16T10:02:00Z')
    await t.runJobs()
    expect((await orderDetails(t, _id)).refunds).toMatchObject([{ status: 'done' }])
  })

  test.each(['refused', 'CANCELED'] as const)(
    'a refund that PayU refuses (%s) ends no access, and the next attempt is a new refund',
    async (how) => {
      const who = someone(`odmowa-${how.toLowerCase()}`)
      const { _id } = await paidOrder(t, who)
      t.payments.answerRefunds(how)
      const { status, problem } = await refund(t, _id)
      expect({ status, code: problem.code }).toEqual({ status: 409, code: 'REFUND_REFUSED' })
      expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
      t.payments.answerRefunds('PENDING')
      t.setNow('2026-11-16T10:01:00Z')
      const numbers = t.payments.refunds.map(({ extRefundId }) => extRefundId)
      expect((await refund(t, _id)).status).toBe(200)
      expect(numbers).not.toContain(t.payments.refunds.at(-1)?.extRefundId)
      expect((await orderDetails(t, _id)).refunds.map((each) => each.status)).toEqual(['refused', 'accepted'])
    },
  )

  test('invalid PayU credentials do not count as a refused refund', async () => {
    const { _id } = await paidOrder(t, someone('klucze'))
    const { refund: original } = t.services.payments
    t.services.payments.refund = async () => {
      throw new ExternalServiceError('payments', 'refund', { isUnavailable: false, status: 401 })
    }
    const { status, problem } = await refund(t, _id)
    t.services.payments.refund = original
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'PAYMENTS_UNAVAILABLE' })
  })
})
