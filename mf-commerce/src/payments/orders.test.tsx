import { paths } from '@mowka/contract/routes'
import type { Order } from '@mowka/contract/schemas/order'
import type { InvoiceData } from '@mowka/contract/schemas/user'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { invoiceData } from '@mowka/testing/entities'
import type { FakeCall } from '@mowka/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { receipt } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import { products } from '../plans/product.fixture'
import PaymentsTab from './PaymentsTab'

const kept = invoiceData()
const withInvoice = (invoiceData: InvoiceData | null) => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, invoiceData } }
}
const saved = ({ body }: FakeCall) => withInvoice((body as { payload: InvoiceData | null }).payload)

const order = (change: Partial<Order> = {}): Order => ({
  _id: '01890000-0000-7000-8000-00000000abcd',
  extOrderId: 'o-1',
  createdAt: '2026-08-28T10:00:00.000Z',
  totalAmount: 13920,
  paymentStatus: 'COMPLETED',
  refundedAt: null,
  invoiceRequested: false,
  isGift: false,
  redirectUri: null,
  isPayable: false,
  products: [
    {
      productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ES',
      name: 'Półroczny',
      unitPrice: 17400,
      quantity: 1,
      total: 13920,
    },
  ],
  refunds: [],
  receipt: receipt(),
  ...change,
})

const open = (orders: Order[] | ReturnType<typeof failure>, change: Partial<PageOptions> = {}) =>
  renderPage(<PaymentsTab />, {
    route: 'profile',
    at: paths.profile(),
    texts: { namespace: 'commerce', loader: texts },
    api: {
      getOrders: orders,
      getProducts: products(),
      patchUserMetadata: saved,
      requestInvoice: () => order({ invoiceRequested: true }),
    },
    user: withInvoice(kept),
    ...change,
  })
const table = async () => within(await screen.findByRole('table', { name: 'Zamówienia' }))
const ask = () => screen.findByRole('button', { name: /^Poproś o\sfakturę/ })
const box = (name: string) => screen.getByRole('textbox', { name })

test('orders are listed with date, total, status, products and invoice (L-PAYT-01)', async () => {
  const { container } = await open([
    order(),
    order({ _id: 'b', invoiceRequested: true }),
    order({ _id: 'c', paymentStatus: 'CANCELED' }),
    order({ _id: 'd', refundedAt: '2026-09-01T10:00:00.000Z' }),
  ])
  const rows = (await table()).getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows.slice(1)).toEqual([
    '28.08.202600000000ABCDHiszpański, półrocznySzczegóły139,20 złopłaconePoproś o fakturę',
    '28.08.2026BHiszpański, półrocznySzczegóły139,20 złopłaconeprośba wysłanaPobierz PDF',
    '28.08.2026CHiszpański, półrocznySzczegóły139,20 złodrzuconenie dotyczy',
    '28.08.2026DHiszpański, półrocznySzczegóły139,20 złzwrócone 01.09.2026nie dotyczy',
  ])
  expect((await axe.run(container)).violations).toEqual([])
})

test('an invoice is requested once, and the order shows it (L-PAYT-10, L-PAYT-11, L-PAYT-12)', async () => {
  const { person, api, platform } = await open([order()])
  const button = await ask()
  api.answer({ getOrders: [order({ invoiceRequested: true })] })
  await person.click(button)
  expect(await screen.findByText(/^prośba wysłana/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Poproś/ })).not.toBeInTheDocument()
  expect(api.sent('requestInvoice').map(({ params }) => params)).toEqual([{ orderId: order()._id }])
  expect(api.sent('patchUserMetadata')).toEqual([])
  expect(platform.notify.mock.calls).toEqual([
    ['success', expect.stringMatching(/^Prośba o\sfakturę została wysłana/)],
  ])
})

test('the details of an order have each line with its language, the coupon, the tax and the seller', async () => {
  const [line] = order().products
  const products = line
    ? [line, { ...line, productCode: 'MONTHLY_SUBSCRIPTION_6:PL:DE', quantity: 2, total: 27840 }]
    : []
  const price = receipt({ coupon: 'JESIEN20', discount: 10440, total: 41760, vat: 7809 })
  const { person } = await open([order({ products, receipt: price })])
  await person.click(await screen.findByRole('button', { name: /^Szczegóły zamówienia z\s28\.08\.2026/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Zamówienie 00000000ABCD' })
  const rows = within(dialog).getAllByRole('term')
  expect(rows.map((term) => term.parentElement?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Hiszpański, półroczny139,20 zł',
    'Niemiecki, półroczny, 2 szt.278,40 zł',
    'Rabat z kodem JESIEN20, już w cenach−104,40 zł',
    'Razem417,60 zł',
    'w tym VAT 23%78,09 zł',
  ])
  expect(dialog).toHaveTextContent(
    'Sprzedawca: Mówka sp. z o.o., ul. Prosta 1, 00\u2011001 Warszawa, NIP 5252344078',
  )
  expect((await axe.run(dialog)).violations).toEqual([])
})

test('a partial refund is shown with its amount, and its details name the line', async () => {
  const refund = {
    refundedAt: '2026-09-01T10:00:00.000Z',
    amount: 11600,
    lines: [{ productCodes: ['MONTHLY_SUBSCRIPTION_6:PL:ES'], amount: 11600 }],
  }
  const { person } = await open([order({ refunds: [refund] })])
  expect((await table()).getByText(/^zwrócono 116,00\szł$/)).toBeVisible()
  expect((await table()).getByText('opłacone')).toBeVisible()
  await person.click(await screen.findByRole('button', { name: /^Szczegóły zamówienia/ }))
  const refunds = within(await screen.findByRole('region', { name: 'Zwroty' }))
  expect(refunds.getByRole('term').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Zwrot z 01.09.2026Hiszpański, półroczny',
  )
  expect(refunds.getByRole('definition')).toHaveTextContent(/^116,00\szł$/)
})

test('a requested invoice can be downloaded as a PDF, and a failed download is reported', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:invoice')
  const { person, api, platform } = await open([order({ invoiceRequested: true })], {
    api: {
      getOrders: [order({ invoiceRequested: true })],
      getProducts: products(),
      getInvoicePdf: new Blob(['%PDF']),
    },
  })
  const button = await screen.findByRole('button', {
    name: /^Pobierz PDF faktury do zamówienia z\s28\.08\.2026/,
  })
  await person.click(button)
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1))
  expect(api.sent('getInvoicePdf').map(({ params }) => params)).toEqual([{ orderId: order()._id }])
  expect(platform.notify).not.toHaveBeenCalled()
  api.answer({ getInvoicePdf: failure(503) })
  await person.click(button)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringMatching(/^Nie udało się pobrać faktury/),
    ),
  )
})

test('changed invoice data is saved before the invoice is requested (L-PAYT-09)', async () => {
  const { person, api } = await open([order()])
  const button = await ask()
  await person.type(box('Nazwa firmy'), ' i Syn')
  await person.click(button)
  await waitFor(() => expect(api.sent('requestInvoice')).toHaveLength(1))
  expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
    { action: 'invoice-data', payload: { ...kept, companyName: 'Studio Nowak i Syn' } },
  ])
})

test('no invoice is requested if saving its data failed, and the failure is reported once (L-PAYT-09)', async () => {
  const { person, api, platform } = await open([order()], {
    api: { getOrders: [order()], getProducts: products(), patchUserMetadata: failure(503) },
  })
  const button = await ask()
  await person.type(box('Nazwa firmy'), ' i Syn')
  await person.click(button)
  await waitFor(() => expect(platform.notify.mock.calls.map(([kind]) => kind)).toEqual(['error']))
  expect(api.sent('requestInvoice')).toEqual([])
})

test('an order with a status from a newer server is listed as unknown', async () => {
  await open([order({ paymentStatus: 'ON_HOLD' as never })])
  expect((await table()).getByText('status nieznany')).toBeVisible()
})

const incomplete = () => screen.findByText(/^Uzupełnij dane do\sfaktury/)

test('an invoice without complete data shows an alert in the form, not a snackbar, until they are saved (L-PAYT-08)', async () => {
  const { person, api, platform } = await open([order()], { user: withInvoice(null) })
  await person.click(await ask())
  expect(await incomplete()).toBeVisible()
  expect(screen.getByRole('form', { name: 'Dane do faktury' })).toContainElement(await incomplete())
  expect(box('Nazwa firmy')).toHaveAccessibleDescription('Pole jest wymagane')
  await waitFor(() => expect(box('Nazwa firmy')).toHaveFocus())
  expect(api.sent('requestInvoice')).toEqual([])
  expect(platform.notify).not.toHaveBeenCalled()
})

test('invoice data that only the server considers incomplete shows the same alert with the focus on it (L-PAYT-08)', async () => {
  const { person, platform, api } = await open([order()])
  api.answer({ requestInvoice: failure(422, { name: 'IncompleteInvoiceDataError' }) })
  await person.click(await ask())
  const alert = await incomplete()
  await waitFor(() => expect(document.activeElement).toContainElement(alert))
  expect(platform.notify).not.toHaveBeenCalled()
  await person.type(box('Nazwa firmy'), ' i Syn')
  await person.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
})

test('an unpaid order can still be paid, and a free one has no invoice', async () => {
  await open([
    order({ paymentStatus: 'PENDING', redirectUri: 'https://payu.example/pay', isPayable: true }),
    order({ _id: 'free', totalAmount: 0 }),
  ])
  expect(await screen.findByRole('link', { name: /^Zapłać za zamówienie z\s28\.08\.2026/ })).toHaveAttribute(
    'href',
    'https://payu.example/pay',
  )
  expect((await table()).getAllByText('nie dotyczy')).toHaveLength(2)
})

test('an order whose payment could not be started has a button that starts it', async () => {
  const waiting = order({ paymentStatus: 'PENDING', isPayable: true })
  const { person, api, platform } = await open([waiting])
  expect(await screen.findByText('czeka na płatność')).toBeVisible()
  const button = screen.getByRole('button', { name: /^Zapłać za zamówienie/ })
  api.answer({ payOrder: { status: { statusCode: 'ERROR' }, redirectUri: null, extOrderId: 'o-1' } })
  await person.click(button)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenLastCalledWith(
      'error',
      expect.stringMatching(/^Operator płatności teraz nie odpowiada/),
      expect.anything(),
    ),
  )
  expect(api.sent('payOrder').map(({ params }) => params)).toEqual([{ orderId: waiting._id }])
  api.answer({ payOrder: failure(409, { code: 'ORDER_CLOSED' }), getOrders: [order()] })
  await person.click(button)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenLastCalledWith('error', expect.stringMatching(/nie można już opłacić/)),
  )
  await waitFor(() => expect(screen.queryByText('czeka na płatność')).not.toBeInTheDocument())
})

test('two plans of the same length are distinguished by their language', async () => {
  const [line] = order().products
  const bought = (productCode: string) => (line ? [{ ...line, productCode }] : [])
  await open([
    order({ products: bought('MONTHLY_SUBSCRIPTION_6:PL:ENG') }),
    order({ _id: 'b', products: bought('MONTHLY_SUBSCRIPTION_6:PL:DE') }),
  ])
  expect((await table()).getByText('Angielski, półroczny')).toBeVisible()
  expect((await table()).getByText('Niemiecki, półroczny')).toBeVisible()
})

test('gift cards and quantities are named', async () => {
  const [line] = order().products
  await open([order({ isGift: true, products: line ? [{ ...line, quantity: 2 }] : [] })])
  const bought = await screen.findByText(/^Hiszpański, półroczny, 2\sszt\./)
  expect(bought.parentElement).toHaveTextContent('karta podarunkowa')
})

test('the card shows an empty state without orders, and a failed load can be retried', async () => {
  const { api, person } = await open(failure(503))
  expect(await screen.findByText('Nie udało się wczytać zamówień.')).toBeVisible()
  api.answer({ getOrders: [] })
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(/^Nie masz jeszcze zamówień/)).toBeVisible()
})

test('accesses are listed with their end and a link for extending each (L-PAYT-02)', async () => {
  await open([])
  const card = within(await screen.findByRole('region', { name: 'Twoje dostępy' }))
  expect(card.getByText('Angielski').parentElement).toHaveTextContent(/do\s\d\d\.\d\d\.\d{4}/)
  expect(card.getByText(/^jeszcze [23]\smiesiące/)).toBeVisible()
  await waitFor(() =>
    expect(card.getByRole('link', { name: 'Przedłuż: Angielski' })).toHaveAttribute(
      'href',
      '/subscribe?plan=eng-2',
    ),
  )
})

test("an access paid by a company is labelled as such and can't be extended by the user (L-PAYT-02)", async () => {
  const languages = [
    { targetLang: 'DE' as const, expiresAt: '2099-01-31T22:59:59.000Z', isFromCompany: true },
    { targetLang: 'ENG' as const, expiresAt: '2099-01-31T22:59:59.000Z' },
    { targetLang: 'IT' as const, expiresAt: '2026-01-31T22:59:59.000Z', isFromCompany: true },
  ]
  const appMetadata = { trialExpiresAt: null, courseIds: [], languages }
  await open([], { user: learner({ appMetadata }) })
  const card = within(await screen.findByRole('region', { name: 'Twoje dostępy' }))
  expect(card.getAllByText('Płaci Twoja firma')).toHaveLength(1)
  expect(card.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Przedłuż: Angielski',
    'Przedłuż: Włoski',
  ])
})

test("an access paid by a company names the user's company (L-PAYT-02)", async () => {
  const languages = [
    { targetLang: 'DE' as const, expiresAt: '2099-01-31T22:59:59.000Z', isFromCompany: true },
  ]
  const appMetadata = { trialExpiresAt: null, courseIds: [], languages }
  const company = { _id: 'f1', adminIds: [], name: 'Latarnia sp. z o.o.', logo: null, active: true }
  const user = learner({ appMetadata, company: { companyId: 'f1', isAdmin: false } })
  const { api } = await open([], {
    user,
    api: { getOrders: [], getProducts: products(), patchUserMetadata: saved, getCompany: company },
  })
  const payer = await screen.findByText('Płaci Latarnia sp. z o.o.')
  expect(payer).toBeVisible()
  // Below the language: beside it, a long name would leave no room on a phone.
  expect(payer.parentElement).toHaveTextContent(/^Niemieckido /)
  expect(api.sent('getCompany').map(({ params }) => params)).toEqual([{ id: 'f1' }])
})

test('the link for extending an access leads to the plan that was bought last (L-PAYT-02)', async () => {
  const [line] = order().products
  const bought = line ? [{ ...line, productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG' }] : []
  await open([order({ products: bought })])
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Przedłuż: Angielski' })).toHaveAttribute(
      'href',
      '/subscribe?plan=eng-1',
    ),
  )
})

test('an expired access shows its end date, and a user without access is led to the plans (L-PAYT-02)', async () => {
  const languages = [{ targetLang: 'IT' as const, expiresAt: '2026-01-31T22:59:59.000Z' }]
  const access = { trialExpiresAt: null, courseIds: [] }
  const first = await open([], { user: learner({ appMetadata: { ...access, languages } }) })
  expect(await screen.findByText(/skończył się 31\.01\.2026/)).toBeVisible()
  first.unmount()
  await open([], { user: learner({ appMetadata: { ...access, languages: [] } }) })
  expect(await screen.findByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '/subscribe')
})
