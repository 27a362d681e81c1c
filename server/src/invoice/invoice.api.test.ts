import { asc, eq } from 'drizzle-orm'
import { invoiceData } from '../../testing/invoice-data'
import { seedLibrary } from '../../testing/library'
import { basket, coupon, order, pay } from '../../testing/shop'
import { bartek, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { orders } from '../order/tables'
import { invoices } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  // Drains emails of the previous test.
  await t.runJobs()
  t.emails.length = 0
})

const someone = (name: string): TestPerson => ({ name, emailVerified: true })
const keepData = (as: TestPerson, payload: object | null = invoiceData()) =>
  t.call('patchUserMetadata', { body: { action: 'invoice-data', payload } }, as)
/** Creates a paid order. */
async function paidOrder(as: TestPerson, change: Record<string, unknown> = {}) {
  const made = await order(t, change, as)
  await pay(t, made.extOrderId)
  return made
}
const ask = (orderId: string, as: TestPerson) => t.call('requestInvoice', { orderId }, as)
const toAccounting = () => t.emails.filter(({ to }) => to === t.config.invoices.accountingEmail)
const placesOf = async (year: number) =>
  (await t.db.select().from(invoices).orderBy(asc(invoices.place)))
    .filter((row) => row.year === year)
    .map(({ place }) => place)

test('the buyer of a paid order can request its invoice, and accounting receives it as data (S-COM-09, L-PAYT-11)', async () => {
  const who = someone('ida')
  await keepData(who)
  const { _id } = await paidOrder(who)
  const { status, answer } = await ask(_id, who)
  expect(status).toBe(200)
  expect(answer).toMatchObject({ _id, invoiceRequested: true })
  expect((await t.call('getOrders', {}, who)).answer[0]).toMatchObject({ _id, invoiceRequested: true })
  await t.runJobs()
  const [letter, ...others] = toAccounting()
  expect(others).toEqual([])
  expect(letter?.subject).toMatch(/^Faktura FV\/2026\/\d{6}$/)
  const [file] = letter?.files ?? []
  expect(file).toMatchObject({ name: expect.stringMatching(/^FV-2026-\d{6}\.xml$/), type: 'application/xml' })
  const xml = file?.content.toString('utf8') ?? ''
  expect(xml).toContain('<Nazwa>Studio Nowak</Nazwa>')
  expect(xml).toContain('<Email>ida@mowka.test</Email>')
  expect(xml).toContain('<P_7>Dostęp do Mówki: Miesiąc, angielski</P_7>')
  expect(xml).toContain('<P_15>69.00</P_15>')
  expect(xml).toContain(`<NrZamowienia>${_id.slice(-12).toUpperCase()}</NrZamowienia>`)
})

test('an invoice keeps the seller and the tax rate of its day', async () => {
  const { seller } = t.config.invoices
  const who = someone('irena')
  await keepData(who)
  const made = await paidOrder(who)
  await t.db.update(orders).set({ vatRate: 22 }).where(eq(orders.id, made._id))
  await ask(made._id, who)
  t.config.invoices.seller = { ...seller, name: 'Nowa Mówka sp. z o.o.' }
  try {
    await t.runJobs()
  } finally {
    t.config.invoices.seller = seller
  }
  const xml = toAccounting()[0]?.files?.[0]?.content.toString('utf8') ?? ''
  expect(xml).toContain(`<Nazwa>${seller.name}</Nazwa>`)
  expect(xml).toContain('<P_14_1>12.44</P_14_1>')
  expect(xml).toContain('<P_12>22</P_12>')
})

test('50 concurrent requests issue one invoice with one email (S-COM-09)', async () => {
  const who = someone('jan')
  await keepData(who)
  const { _id } = await paidOrder(who)
  const before = (await t.db.select().from(invoices)).length
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(_id, who)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await t.db.select().from(invoices)).toHaveLength(before + 1)
  await t.runJobs()
  expect(toAccounting()).toHaveLength(1)
})

test('refuses an invoice without complete invoice data (L-PAYT-08)', async () => {
  const who = someone('kasia')
  const { _id } = await paidOrder(who)
  const { status, problem } = await ask(_id, who)
  expect([status, problem.name, problem.code]).toEqual([
    422,
    'IncompleteInvoiceDataError',
    'INCOMPLETE_INVOICE_DATA',
  ])
  expect((await t.call('getOrders', {}, who)).answer[0]?.invoiceRequested).toBe(false)
  await keepData(who)
  expect((await ask(_id, who)).status).toBe(200)
})

test('refuses an invoice for an order that is unpaid or free', async () => {
  const who = someone('leon')
  await keepData(who)
  const waiting = await order(t, {}, who)
  expect((await ask(waiting._id, who)).problem.code).toBe('ORDER_NOT_PAID')
  const code = await coupon(t, 'FAKTURA100', { amount: 100 })
  const free = await order(t, { coupon: code }, who)
  expect((await ask(free._id, who)).problem.code).toBe('NOTHING_TO_INVOICE')
})

test("returns 404 for another person's order", async () => {
  const who = someone('maja')
  await keepData(who)
  await keepData(bartek)
  const { _id } = await paidOrder(who)
  expect((await ask(_id, bartek)).status).toBe(404)
  expect((await t.call('requestInvoice', { orderId: _id })).status).toBe(401)
})

test('an order with an invoice request gets its invoice when it is paid, and not before (C-ORD-16)', async () => {
  const who = someone('nina')
  const made = await order(t, { invoice: { issueInvoice: true, ...invoiceData(), nip: '1111111111' } }, who)
  await t.runJobs()
  expect(toAccounting()).toEqual([])
  await pay(t, made.extOrderId)
  await pay(t, made.extOrderId)
  await t.runJobs()
  expect(toAccounting()).toHaveLength(1)
  expect(toAccounting()[0]?.files?.[0]?.content.toString('utf8')).toContain('<NIP>1111111111</NIP>')
  // It was requested with the order, so this has no effect and needs no invoice data in the account.
  expect((await ask(made._id, who)).status).toBe(200)
  await t.runJobs()
  expect(toAccounting()).toHaveLength(1)
})

test('a free order with an invoice request is completed without an invoice', async () => {
  const code = await coupon(t, 'FAKTURA101', { amount: 100 })
  const body = basket({ coupon: code, invoice: { issueInvoice: true, ...invoiceData() } })
  const before = (await t.db.select().from(invoices)).length
  expect((await t.call('postOrder', { body }, someone('ola'))).status).toBe(200)
  expect(await t.db.select().from(invoices)).toHaveLength(before)
})

test('invoice numbers have no gaps, and the sequence restarts each year in Warsaw', async () => {
  const people = Array.from({ length: 8 }, (_, index) => someone(`piotr${index}`))
  const made = await Promise.all(
    people.map(async (who) => {
      await keepData(who)
      return { who, id: (await paidOrder(who))._id }
    }),
  )
  await Promise.all(made.slice(0, 6).map(({ id, who }) => ask(id, who)))
  const places = await placesOf(2026)
  expect(places).toEqual(places.map((_, index) => index + 1))
  // Already the new year in Warsaw.
  t.setNow('2026-12-31T23:30:00Z')
  for (const { id, who } of made.slice(6)) expect((await ask(id, who)).status).toBe(200)
  expect(await placesOf(2027)).toEqual([1, 2])
  expect(await placesOf(2026)).toEqual(places)
})

test("an issued invoice stays unchanged when the account's data change (tax law)", async () => {
  const who = someone('rita')
  await keepData(who)
  const { _id } = await paidOrder(who)
  await ask(_id, who)
  await keepData(who, null)
  await t.runJobs()
  expect(toAccounting()[0]?.files?.[0]?.content.toString('utf8')).toContain('Studio Nowak')
  const [row] = (await t.db.select().from(invoices)).filter(({ orderId }) => orderId === _id)
  expect(row).toMatchObject({ buyer: invoiceData(), email: 'rita@mowka.test' })
})

test('the buyer can download an issued invoice, and nobody else can', async () => {
  const who = someone('sara')
  await keepData(who)
  await keepData(bartek)
  const { _id } = await paidOrder(who)
  const download = (as?: TestPerson) => t.call('getInvoicePdf', { orderId: _id }, as)
  expect((await download(who)).status).toBe(404)
  await ask(_id, who)
  const { status, headers } = await download(who)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="FV-2026-\d{6}\.pdf"$/)
  expect((await download(bartek)).status).toBe(404)
  expect((await download()).status).toBe(401)
})
