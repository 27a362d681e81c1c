import { seedLibrary } from '../../testing/library'
import { accessOf, buyer, HALF_YEAR, MONTH, notify, order, pay } from '../../testing/shop'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { ExternalServiceError } from '../outside/external-service-error'

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

const statusOf = async (extOrderId: string) => (await t.call('getOrderStatus', { extOrderId })).answer
/** A person who appears in no other test. */
const someone = (name: string) => ({ name, emailVerified: true })

describe('POST /order/:id/refund', () => {
  const refund = (id: string, as = admin) => t.call('refundOrder', { id }, as)

  test('refunds an order and ends the access that it bought, and no other', async () => {
    const who = someone('zwrot')
    const first = await order(t, {}, who)
    await pay(t, first.extOrderId)
    t.setNow('2026-11-16T10:05:00Z')
    const second = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, who)
    await pay(t, second.extOrderId)
    expect(await accessOf(t, who)).toBe('2027-06-16T21:59:59.000Z')
    const { status, answer } = await refund(first._id)
    expect({ status, refundedAt: answer.refundedAt }).toEqual({
      status: 200,
      refundedAt: '2026-11-16T10:05:00.000Z',
    })
    expect(await accessOf(t, who)).toBe('2027-05-17T21:59:59.000Z')
    await refund(second._id)
    expect(await accessOf(t, who)).toBe('2026-11-16T10:05:00.000Z')
  })

  test('fifty concurrent refunds refund once, and a later payment notification grants nothing', async () => {
    const who = someone('raz')
    const { _id, extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    const before = t.payments.refunds.length
    await Promise.all(Array.from({ length: 50 }, () => refund(_id)))
    expect(t.payments.refunds.length - before).toBe(1)
    await pay(t, extOrderId)
    expect(await accessOf(t, who)).toBe('2026-11-16T10:00:00.000Z')
  })

  test('an unavailable PayU ends no access, and the next attempt reuses the refund number', async () => {
    const who = someone('czeka')
    const { _id, extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    t.payments.fail('away')
    expect((await refund(_id)).status).toBe(503)
    expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
    t.payments.fail(null)
    expect((await refund(_id)).status).toBe(200)
  })

  test.each(['refused', 'CANCELED'] as const)(
    'a refund that PayU refuses (%s) ends no access, and the next attempt is a new refund',
    async (how) => {
      const who = someone(`odmowa-${how.toLowerCase()}`)
      const { _id, extOrderId } = await order(t, {}, who)
      await pay(t, extOrderId)
      t.payments.answerRefunds(how)
      const { status, problem } = await refund(_id)
      expect({ status, code: problem.code }).toEqual({ status: 409, code: 'REFUND_REFUSED' })
      expect(await accessOf(t, who)).toBe('2026-12-16T22:59:59.000Z')
      t.payments.answerRefunds('PENDING')
      const numbers = t.payments.refunds.map(({ extRefundId }) => extRefundId)
      expect((await refund(_id)).status).toBe(200)
      expect(numbers).not.toContain(t.payments.refunds.at(-1)?.extRefundId)
    },
  )

  test('invalid PayU credentials do not count as a refused refund', async () => {
    const { _id, extOrderId } = await order(t, {}, someone('klucze'))
    await pay(t, extOrderId)
    const { refund: kept } = t.services.payments
    t.services.payments.refund = async () => {
      throw new ExternalServiceError('payments', 'refund', { isUnavailable: false, status: 401 })
    }
    const { status, problem } = await refund(_id)
    t.services.payments.refund = kept
    expect({ status, code: problem.code }).toEqual({ status: 503, code: 'PAYMENTS_UNAVAILABLE' })
  })

  /** Sends PayU's notification about the latest refund. */
  const tellOfRefund = (extOrderId: string, status: string, extRefundId?: string | null) => {
    const number = extRefundId === undefined ? t.payments.refunds.at(-1)?.extRefundId : extRefundId
    const told = { refundId: 'R', extRefundId: number, amount: 6900, status }
    return notify(
      t,
      JSON.stringify({ kind: 'refund', orderId: `PAYU-${extOrderId}`, extOrderId, refund: told }),
    )
  }

  test('a refund that PayU accepts and later cancels restores the purchase once and notifies the operators', async () => {
    const who = someone('anulowany-zwrot')
    t.config.mail.operator = 'ops@mowka.test'
    t.emails.length = 0
    const { _id, extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    t.setNow('2026-11-26T10:00:00Z')
    await refund(_id)
    expect(await accessOf(t, who)).toBe('2026-11-26T10:00:00.000Z')
    expect(await tellOfRefund(extOrderId, 'CANCELED', null)).toBe(200)
    expect(await accessOf(t, who)).toBe('2026-11-26T10:00:00.000Z')
    t.setNow('2026-11-28T10:00:00Z')
    await Promise.all(Array.from({ length: 20 }, () => tellOfRefund(extOrderId, 'CANCELED')))
    // The remaining 20 days.
    expect(await accessOf(t, who)).toBe('2026-12-18T22:59:59.000Z')
    const [shown] = (await t.call('getOrders', {}, who)).answer
    expect(shown).toMatchObject({ paymentStatus: 'COMPLETED', refundedAt: null })
    await t.runJobs()
    const letters = t.emails.filter(({ to }) => to === 'ops@mowka.test')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(_id)
    t.config.mail.operator = null

    const before = t.payments.refunds.length
    expect((await refund(_id)).status).toBe(200)
    expect(t.payments.refunds.length - before).toBe(1)
    expect(await tellOfRefund(extOrderId, 'FINALIZED')).toBe(200)
    expect(await accessOf(t, who)).toBe('2026-11-28T10:00:00.000Z')
  })

  test('a cancelled refund reactivates gift cards', async () => {
    const body = {
      products: [{ productCode: MONTH, quantity: 1 }],
      buyer: { ...buyer, email: 'zwrot-kart@mowka.test' },
      giftCards: [{ productCodes: [MONTH] }],
    }
    const { extOrderId } = (await t.call('postGiftCardOrder', { body })).answer
    await pay(t, extOrderId ?? '')
    const cards = async () =>
      (await t.call('listGiftCards', { sort: 'createdAt:desc', limit: 1 }, admin)).answer.items[0]?.status
    await refund((await statusOf(extOrderId ?? '')).transactionId)
    expect(await cards()).toBe('inactive')
    await tellOfRefund(extOrderId ?? '', 'CANCELED')
    expect(await cards()).toBe('active')
  })

  test('only operators can refund orders, and only paid ones', async () => {
    const { _id } = await order(t, {}, someone('niezaplacone'))
    expect((await refund(_id, anna)).status).toBe(403)
    expect((await refund(_id)).problem.code).toBe('NOT_PAID')
  })

  describe("refunds made in PayU's panel", () => {
    /** Sends a notification about a refund made in PayU's panel. */
    const told = (extOrderId: string, refundId: string, amount: number, status = 'FINALIZED') =>
      notify(
        t,
        JSON.stringify({
          kind: 'refund',
          orderId: `PAYU-${extOrderId}`,
          extOrderId,
          refund: { refundId, extRefundId: null, amount, status },
        }),
      )
    const OPEN = '2026-12-16T22:59:59.000Z'
    const ENDED = '2026-11-16T10:00:00.000Z'

    test("a refund made in PayU's panel ends the access", async () => {
      const who = someone('panel')
      const { extOrderId } = await order(t, {}, who)
      await pay(t, extOrderId)
      expect(await told(extOrderId, 'R-1', 6900)).toBe(200)
      expect(await accessOf(t, who)).toBe(ENDED)
    })

    test('partial refunds end the access once they add up to the total, however often they are reported', async () => {
      const who = someone('po-kawalku')
      const { extOrderId } = await order(t, {}, who)
      await pay(t, extOrderId)
      await Promise.all(Array.from({ length: 20 }, () => told(extOrderId, 'R-1', 3000)))
      await told(extOrderId, 'R-2', 3900, 'PENDING')
      await told(extOrderId, 'R-3', 3900, 'CANCELED')
      await told(extOrderId, 'R-4', 3899)
      expect(await accessOf(t, who)).toBe(OPEN)
      const refundedAt = async () => (await t.call('getOrders', {}, who)).answer[0]?.refundedAt
      expect(await refundedAt()).toBeNull()
      await Promise.all(Array.from({ length: 20 }, () => told(extOrderId, 'R-5', 1)))
      expect(await accessOf(t, who)).toBe(ENDED)
      expect(await refundedAt()).toBe(ENDED)
      const { extOrderId: next } = await order(t, {}, who)
      await pay(t, next)
      await told(extOrderId, 'R-5', 1)
      expect(await accessOf(t, who)).toBe(OPEN)
    })

    test('a full refund reported before the payment leaves no access', async () => {
      const who = someone('na-opak')
      const { extOrderId } = await order(t, {}, who)
      await told(extOrderId, 'R-1', 3000)
      await told(extOrderId, 'R-2', 3900)
      await pay(t, extOrderId)
      expect(await accessOf(t, who)).toBe(ENDED)
    })

    test("a full refund in PayU's panel stays in force if PayU cancels the refund requested here", async () => {
      const who = someone('dwa-zwroty')
      const { _id, extOrderId } = await order(t, {}, who)
      await pay(t, extOrderId)
      await refund(_id)
      await told(extOrderId, 'R-1', 3000)
      await told(extOrderId, 'R-2', 3900)
      expect(await tellOfRefund(extOrderId, 'CANCELED')).toBe(200)
      expect(await accessOf(t, who)).toBe(ENDED)
    })
  })
})
