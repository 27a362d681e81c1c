import { paths } from '@mowka/contract/routes'
import type { Order } from '@mowka/contract/schemas/order'
import { addDays, addMonths, formatDate, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { basket } from '../basket/basket-store'
import { appliedOffers } from '../checkout/use-subscription-coupon'
import { invalidCoupon, verifiedCoupon } from '../coupon/coupon.fixture'
import { receipt } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import { product, products } from '../plans/product.fixture'
import SummaryPage from './SummaryPage'

const english = product(12).productCode
const german = product(1, 'DE').productCode
/** English access ends in 20 days; there is no German access. */
const end = addDays(warsawDay(new Date()), 20)
const user = learner({
  appMetadata: {
    trialExpiresAt: null,
    courseIds: [],
    languages: [{ targetLang: 'ENG', expiresAt: endOfWarsawDay(end).toISOString() }],
  },
})

const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<SummaryPage />, {
    route: 'subscribeSummary',
    at: paths.subscribeSummary(),
    texts: { namespace: 'commerce', loader: texts },
    api: { getProducts: products(), verifyCoupon: verifiedCoupon() },
    user,
    ...change,
  })
const field = () => screen.findByRole('textbox', { name: 'Kod rabatowy' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  appliedOffers.clear()
  act(() => {
    basket.reload()
    basket.add(english)
    basket.add(german)
  })
})

test('the page shows the products, the total and the link to the order (C-SUM-01, C-SUM-05, C-SUM-06)', async () => {
  const { container } = await open()
  expect(await screen.findByText('Angielski, roczny')).toBeVisible()
  expect(screen.getByText('Niemiecki, miesięczny')).toBeVisible()
  expect(screen.getByText('Razem').parentElement).toHaveTextContent('303,00 zł')
  expect(screen.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveAttribute(
    'href',
    '/subscribe/order',
  )
  expect(screen.getByText(/Płacisz raz/)).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
})

test('the access to each language is shown before and after the payment (C-SUM-02)', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: /Twój dostęp przed/ }))
  const after = (months: number, day: string) => formatDate(endOfWarsawDay(addMonths(day, months)))
  expect(table.getByRole('row', { name: /Angielski/ })).toHaveTextContent(
    `do ${formatDate(endOfWarsawDay(end))}do ${after(12, end)}+ 12 miesięcy`,
  )
  expect(table.getByRole('row', { name: /Niemiecki/ })).toHaveTextContent(
    `bez dostępudo ${after(1, warsawDay(new Date()))}+ 1 miesiąc`,
  )
})

test('the links to the plans and the order preserve the query (C-SUM-03, C-SUM-07)', async () => {
  await open({ at: paths.subscribeSummary({}, { query: { plan: 'de-1' } }) })
  expect(await screen.findByRole('link', { name: 'Dodaj plan' })).toHaveAttribute(
    'href',
    '/subscribe?plan=de-1',
  )
  expect(screen.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveAttribute(
    'href',
    '/subscribe/order?plan=de-1',
  )
})

test('removing focuses the next product and can be undone, and removing the last one leads to the plans (C-SUM-01, C-SUM-10)', async () => {
  const { person, platform, address } = await open()
  await person.click(await screen.findByRole('button', { name: /Usuń.*Angielski/ }))
  expect(basket.has(english)).toBe(false)
  await waitFor(() => expect(button(/Usuń.*Niemiecki/)).toHaveFocus())
  const undo = platform.notify.mock.calls[0]?.[2]?.action
  expect(undo?.label).toBe('Cofnij')
  act(() => undo?.onSelect())
  expect(await screen.findByText('Angielski, roczny')).toBeVisible()
  await person.click(button(/Usuń.*Angielski/))
  await person.click(button(/Usuń.*Niemiecki/))
  expect(address()).toBe('/subscribe')
})

test.each([
  ['C-SUM-08', 'an empty basket', []],
  ['C-SUM-09', 'a basket without a plan', ['KUBEK:PL:ENG']],
])('%s: %s redirects to the plans with the query preserved', async (_id, _what, codes) => {
  act(() => {
    basket.remove(english)
    basket.remove(german)
    for (const code of codes) basket.add(code)
  })
  const { address } = await open({ at: paths.subscribeSummary({}, { query: { code: 'JESIEN20' } }) })
  expect(address()).toBe('/subscribe?code=JESIEN20')
})

test('a plan that is no longer sold blocks the order until it is removed (C-SUB-18)', async () => {
  act(() => void basket.add('MONTHLY_SUBSCRIPTION_3:PL:ENG'))
  const { person } = await open()
  await screen.findByText('Tego planu już nie ma w ofercie')
  expect(button('Przejdź do zamówienia')).toHaveAttribute('aria-disabled', 'true')
  await person.click(button('Usuń z\u00a0koszyka'))
  expect(await screen.findByRole('link', { name: 'Przejdź do zamówienia' })).toBeVisible()
})

test.each([
  ['Enter', async (person: Awaited<ReturnType<typeof open>>['person']) => person.keyboard('{Enter}')],
  ['the button', async (person: Awaited<ReturnType<typeof open>>['person']) => person.click(button('Użyj'))],
])(
  '%s verifies a coupon, which lowers the prices and stays (C-COUP-01, C-COUP-03, C-COUP-04)',
  async (_, press) => {
    const { person, api, platform } = await open()
    await person.type(await field(), ' jesien20 ')
    await press(person)
    expect(await screen.findByText('20% taniej', { exact: false })).toBeVisible()
    expect(api.sent('verifyCoupon').map(({ body }) => body)).toEqual([
      { code: 'jesien20', flow: 'SUBSCRIPTION', productCodes: [english, german] },
    ])
    expect(platform.notify).toHaveBeenCalledWith('success', 'Kod rabatowy działa.')
    expect(basket.coupon).toBe('JESIEN20')
    expect(screen.getByText('Rabat 20%').parentElement).toHaveTextContent('−60,60 zł')
    expect(screen.getByText('Razem').parentElement).toHaveTextContent('242,40 zł')
    expect(screen.getByText('211,20 zł')).toBeVisible()
    await waitFor(() => expect(button('Usuń kod JESIEN20')).toHaveFocus())
  },
)

test('a price lowered by a coupon shows the lowest price of 30 days', async () => {
  act(() => basket.setCoupon('JESIEN20', verifiedCoupon().discountCondition))
  await open()
  expect(await screen.findByText(/Najniższa cena z\s30 dni: 288,00\szł/)).toBeVisible()
  expect(screen.getByText(/Najniższa cena z\s30 dni: 39,00\szł/)).toBeVisible()
})

test('an empty field verifies nothing (C-COUP-02)', async () => {
  const { person, api } = await open()
  await person.type(await field(), '   {Enter}')
  await person.click(button('Użyj'))
  expect(api.sent('verifyCoupon')).toEqual([])
})

test.each([
  ['C-COUP-05 C-COUP-10', invalidCoupon('COUPON_DOES_NOT_EXIST'), /^Nie ma takiego kodu/],
  ['C-COUP-05 C-COUP-10', invalidCoupon('COUPON_EXPIRED_OR_NOT_ASSIGNED'), /^Ten kod wygasł/],
  ['C-COUP-05 C-COUP-10', invalidCoupon('COUPON_NOT_VALID_FOR_PLAN'), /^Ten rabat nie obejmuje/],
  ['C-COUP-06', verifiedCoupon({ discountCondition: null }), /^Coś poszło nie tak/],
  [
    'C-COUP-06',
    invalidCoupon('SOMETHING_NEW' as 'COUPON_DOES_NOT_EXIST'),
    /^Coś poszło nie tak\. Spróbuj jeszcze raz\.$/,
  ],
  ['C-COUP-09', failure(500), /^Coś poszło nie tak/],
  ['C-COUP-09', failure(429), /^Za dużo prób/],
])('%s: the field shows why a coupon was refused (%#)', async (_id, answer, words) => {
  const { person } = await open({ api: { getProducts: products(), verifyCoupon: answer } })
  await person.type(await field(), 'ZIMA')
  await person.click(button('Użyj'))
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words))
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('ZIMA')
  expect(basket.coupon).toBeNull()
  await person.type(await field(), '1')
  expect(await field()).toBeValid()
})

test('a coupon that is not allowed here is removed with a warning (C-COUP-07)', async () => {
  const { person, platform } = await open({
    api: { getProducts: products(), verifyCoupon: invalidCoupon('COUPON_NOT_ALLOWED') },
  })
  await person.type(await field(), 'PREZENT{Enter}')
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('warning', expect.stringMatching('Tego kodu nie można')),
  )
  expect(basket.coupon).toBeNull()
})

test('a code in the address is verified without a message, whether valid or not (C-COUP-08, C-SUB-11)', async () => {
  const at = paths.subscribeSummary({}, { query: { code: 'JESIEN20' } })
  const good = await open({ at })
  expect(await screen.findByText('Rabat 20%')).toBeVisible()
  expect(good.platform.notify).not.toHaveBeenCalled()
  good.unmount()
  act(() => basket.setCoupon(null))
  appliedOffers.clear()
  const bad = await open({
    at,
    api: { getProducts: products(), verifyCoupon: invalidCoupon('COUPON_DOES_NOT_EXIST') },
  })
  await waitFor(() => expect(basket.coupon).toBeNull())
  expect(await field()).toBeValid()
  expect(bad.platform.notify).not.toHaveBeenCalled()
  await waitFor(() => expect(bad.address()).toBe('/subscribe/summary'))
})

test('a typed code stays when going back to an address with another code (C-COUP-04)', async () => {
  const at = paths.subscribeSummary({}, { query: { plan: 'de-1', code: 'STARY' } })
  const api = { getProducts: products(), verifyCoupon: failure(500) }
  const first = await open({ at, api })
  await waitFor(() => expect(first.api.sent('verifyCoupon')).toHaveLength(1))
  await waitFor(() => expect(button('Użyj')).not.toHaveAttribute('aria-busy', 'true'))
  first.api.answer({ verifyCoupon: verifiedCoupon() })
  const typed = await field()
  await first.person.clear(typed)
  await first.person.type(typed, 'jesien20{Enter}')
  expect(await screen.findByText('Rabat 20%')).toBeVisible()
  await waitFor(() => expect(first.address()).toBe('/subscribe/summary?plan=de-1'))
  first.unmount()
  // The earlier history entry, as the browser's back button opens it.
  const back = await open({ at })
  await waitFor(() => expect(back.address()).toBe('/subscribe/summary?plan=de-1'))
  expect(basket.coupon).toBe('JESIEN20')
  expect(await screen.findByText('Rabat 20%')).toBeVisible()
})

test('a coupon from an earlier visit that is no longer valid is removed with a message (C-COUP-05)', async () => {
  act(() => basket.setCoupon('JESIEN20'))
  const { platform } = await open({
    api: { getProducts: products(), verifyCoupon: invalidCoupon('COUPON_EXPIRED_OR_NOT_ASSIGNED') },
  })
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('warning', expect.stringMatching(/^Ten kod wygasł/)),
  )
  expect(basket.coupon).toBeNull()
})

test('a removed coupon leaves the basket, the prices and the address', async () => {
  const { person, address } = await open({
    at: paths.subscribeSummary({}, { query: { plan: 'de-1', code: 'JESIEN20' } }),
  })
  await person.click(await screen.findByRole('button', { name: 'Usuń kod JESIEN20' }))
  expect(await field()).toHaveValue('')
  expect(screen.queryByText('Rabat 20%')).not.toBeInTheDocument()
  expect(address()).toBe('/subscribe/summary?plan=de-1')
})

test('a coupon for plans that are no longer in the basket shows a note (C-COUP-15)', async () => {
  act(() => basket.setCoupon('DE10', { type: 'PERCENT', amount: 10, applyTo: [german] }))
  const { person } = await open()
  expect(await screen.findByText('Rabat 10%')).toBeVisible()
  await person.click(button(/Usuń.*Niemiecki/))
  expect(screen.getByText('Ten rabat nie obejmuje wybranego planu.', { exact: false })).toBeVisible()
  expect(screen.queryByText('Rabat 10%')).not.toBeInTheDocument()
})

test('coupon months extend the access after the payment (C-SUM-11)', async () => {
  act(() => basket.setCoupon('PLUS1', { type: 'ADDITIONAL_MONTHS', amount: 1, applyTo: [english] }))
  await open()
  expect(await screen.findByRole('row', { name: /Angielski/ })).toHaveTextContent('+ 13 miesięcy')
})

test('products that failed to load can be retried', async () => {
  const { api, person } = await open({ api: { getProducts: failure(503) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Twój koszyk jest zapisany.')
  api.answer({ getProducts: products() })
  await person.click(button('Spróbuj ponownie'))
  expect(await screen.findByText('Angielski, roczny')).toBeVisible()
})

test('the page is available in English', async () => {
  await open({ lang: 'en' })
  expect(await screen.findByRole('link', { name: 'Go to the order' })).toBeVisible()
})

test('a basket that was paid without returning to the shop is cleared, so nothing is paid twice', async () => {
  const paid: Order = {
    _id: 'o1',
    extOrderId: 'e1',
    createdAt: '2026-11-22T10:00:00.000Z',
    totalAmount: 30300,
    paymentStatus: 'COMPLETED',
    refundedAt: null,
    invoiceRequested: false,
    isGift: false,
    isPayable: false,
    refunds: [],
    redirectUri: null,
    products: [german, english].map((productCode) => ({
      productCode,
      name: productCode,
      unitPrice: 1,
      quantity: 1,
      total: 1,
    })),
    receipt: receipt(),
  }
  act(() => basket.markOrdered(1))
  const before = await open({ api: { getProducts: products(), getOrders: [paid] } })
  expect(await screen.findByText('Angielski, roczny')).toBeVisible()
  expect(before.address()).toBe('/subscribe/summary')
  before.unmount()
  const after = await open({ api: { getProducts: products(), getOrders: [paid, { ...paid, _id: 'o2' }] } })
  await waitFor(() => expect(after.address()).toBe('/subscribe'))
  expect(basket.isEmpty).toBe(true)
})
