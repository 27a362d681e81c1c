import { sellerLine } from '@mowka/domain/shop/invoice'
import { eq } from 'drizzle-orm'
import { invoiceData } from '../../testing/invoice-data'
import { seedLibrary } from '../../testing/library'
import { buyer, coupon, GERMAN, MONTH, notify, order, pay, refund } from '../../testing/shop'
import { startTestApi, type TestApi } from '../../testing/test-api'
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

test('the confirmation has each line with its language, the coupon, the tax and the seller', async () => {
  const who = { name: 'paragon', emailVerified: true }
  const products = [MONTH, GERMAN].map((productCode) => ({ productCode, quantity: 1 }))
  const { extOrderId } = await order(t, { products, coupon: await coupon(t, 'PARAGON20') }, who)
  await pay(t, extOrderId)
  await t.runJobs()
  const [email] = t.emails.filter(({ to }) => to === 'paragon@mowka.test')
  const text = email?.text.replaceAll('\u00a0', ' ')
  expect(text).toContain('- Miesiąc, angielski: 55,20 zł\n- Miesiąc, niemiecki: 55,20 zł\n')
  expect(text).toContain('Rabat z kodem PARAGON20: −27,60 zł, już odliczony w cenach.')
  expect(text).toContain('Razem: 110,40 zł, w tym VAT 23%: 20,64 zł.')
  const { name, street, town, nip } = t.config.invoices.seller
  expect(text).toContain(`Sprzedawca: ${sellerLine({ name, street, town, nip })}.`)
  // Only buyers who asked for an invoice are told about one.
  expect(text).not.toMatch(/[Ff]aktur/)
  const { receipt } = await statusOf(extOrderId)
  expect(receipt).toMatchObject({ coupon: 'PARAGON20', discount: 2760, total: 11_040, vat: 2064 })
})

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
    expect((await refund(t, transactionId)).status).toBe(200)
  })
})
