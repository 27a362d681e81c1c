import { eq } from 'drizzle-orm'
import { invoiceData } from '../../testing/invoice-data'
import { seedLibrary } from '../../testing/library'
import { buyer, MONTH, notify, order, pay } from '../../testing/shop'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { cleanUpOrders } from './jobs'
import { orders } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => {
  t.config.mail.operator = 'ops@mowka.test'
  t.emails.length = 0
})

const statusOf = async (extOrderId: string) => (await t.call('getOrderStatus', { extOrderId })).answer

describe('payments without a recipient are reported to the operators', () => {
  const lettersToOperators = async () => {
    await t.runJobs()
    return t.emails.filter(({ to }) => to === 'ops@mowka.test').map(({ text }) => text)
  }

  test('reports a payment that arrives after the account was deleted', async () => {
    const who = { name: 'usunieta' }
    const { _id, extOrderId } = await order(t, {}, who)
    await t.db.update(orders).set({ userId: null }).where(eq(orders.extOrderId, extOrderId))
    expect(await pay(t, extOrderId)).toBe(200)
    expect(await lettersToOperators()).toEqual([expect.stringContaining(_id)])
  })

  test('reports a payment that arrives after the cards and invoice data of a cancelled order were deleted', async () => {
    const body = {
      products: [{ productCode: MONTH, quantity: 1 }],
      buyer: { ...buyer, email: 'po-czasie@mowka.test' },
      giftCards: [{ productCodes: [MONTH] }],
      invoice: { issueInvoice: true, ...invoiceData() },
    }
    const extOrderId = (await t.call('postGiftCardOrder', { body })).answer.extOrderId ?? ''
    await notify(t, t.payments.notice(extOrderId, 'CANCELED'))
    t.setNow('2026-12-20T10:00:00Z')
    await t.db.transaction((tx) => t.services.jobs.send(tx, cleanUpOrders, {}))
    await t.runJobs()
    expect(await pay(t, extOrderId)).toBe(200)
    const { status, transactionId } = await statusOf(extOrderId)
    expect(status).toBe('COMPLETED')
    expect(await lettersToOperators()).toEqual([expect.stringContaining(transactionId)])
    expect((await t.call('refundOrder', { id: transactionId }, admin)).status).toBe(200)
  })
})
