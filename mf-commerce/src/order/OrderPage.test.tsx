import { paths } from '@mowka/contract/routes'
import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { invoiceData } from '@mowka/testing/entities'
import { act, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { basket } from '../basket/basket-store'
import { verifiedCoupon } from '../coupon/coupon.fixture'
import { texts } from '../pages'
import { product, products } from '../plans/product.fixture'
import OrderPage from './OrderPage'

const english = product(12).productCode
const savedInvoice = invoiceData()
const withInvoice = () => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, invoiceData: savedInvoice } }
}
/** The test window can't navigate to another page. */
const placed: PlacedOrder = {
  status: { statusCode: 'SUCCESS' },
  redirectUri: 'http://localhost/#payu',
  extOrderId: 'o-1',
}
const refused: PlacedOrder = { status: { statusCode: 'ERROR' }, redirectUri: null, extOrderId: null }

const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<OrderPage />, {
    route: 'subscribeOrder',
    at: paths.subscribeOrder(),
    texts: { namespace: 'commerce', loader: texts },
    api: { getOrders: [], getProducts: products(), verifyCoupon: verifiedCoupon(), postOrder: placed },
    ...change,
  })
const pay = () => screen.findByRole('button', { name: 'Zamawiam i\u00a0płacę' })
const box = (name: string) => screen.getByRole('textbox', { name })
const consent = () => screen.getByRole('switch', { name: 'Chcę zacząć od razu' })
const invoice = () => screen.getByRole('switch', { name: 'Chcę fakturę' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
  act(() => {
    basket.reload()
    basket.add(english)
  })
})

test('the page shows buyer, consent, products, period and the no-renewal note before the pay button (C-ORD-01)', async () => {
  const { container } = await open()
  expect(await pay()).toBeEnabled()
  expect(screen.getByText('Angielski, roczny').parentElement).toHaveTextContent(
    /od \d\d\.\d\d\.\d{4} do \d\d\.\d\d\.\d{4}Najniższa cena z\s30 dni: 288,00\szł/,
  )
  expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('264,00 zł')
  expect(screen.getByText(/Płacisz raz, nic nie odnawia się samo/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'regulamin' })).toHaveAttribute('href', '/terms')
  expect((await axe.run(container)).violations).toEqual([])
})

test('an empty basket redirects to the plans with the query preserved (C-ORD-02)', async () => {
  act(() => basket.remove(english))
  const { address } = await open({ at: paths.subscribeOrder({}, { query: { plan: 'de-1' } }) })
  expect(address()).toBe('/subscribe?plan=de-1')
})

test('a basket with a plan that is no longer sold redirects to the summary', async () => {
  act(() => void basket.add('MONTHLY_SUBSCRIPTION_3:PL:ENG'))
  const { address } = await open()
  await waitFor(() => expect(address()).toBe('/subscribe/summary'))
})

test('the form is filled from the account, with email and country read-only (C-ORD-04, C-ORD-05, C-ORD-06)', async () => {
  await open({ user: withInvoice() })
  await pay()
  expect(box('Imię')).toHaveValue('Anna')
  expect(box('Nazwisko')).toHaveValue('Nowak')
  expect(box('E-mail')).toHaveValue('anna@mowka.test')
  expect(box('E-mail')).toHaveAttribute('readonly')
  expect(box('Kraj')).toHaveValue('Polska')
  expect(box('Kraj')).toHaveAttribute('readonly')
  expect(consent()).not.toBeChecked()
})

test('validation errors appear on submit, and the first invalid field gets the focus (C-ORD-03, C-ORD-07)', async () => {
  const { person, api } = await open()
  await pay()
  await person.clear(box('Imię'))
  expect(box('Imię')).toBeValid()
  await person.click(await pay())
  expect(box('Imię')).toHaveAccessibleDescription('Pole jest wymagane')
  expect(consent()).toHaveAccessibleDescription(/Pole jest wymagane/)
  await waitFor(() => expect(box('Imię')).toHaveFocus())
  expect(screen.getByText(/^2 pola wymagają poprawki/)).toBeVisible()
  expect(api.sent('postOrder')).toEqual([])
})

test('the invoice fields appear only when an invoice is requested (C-ORD-08, C-ORD-09)', async () => {
  const { person, api } = await open()
  await pay()
  expect(screen.queryByRole('textbox', { name: 'NIP' })).not.toBeInTheDocument()
  await person.click(invoice())
  await person.type(box('NIP'), '525-234-56-78')
  await person.type(box('Kod pocztowy'), '30702')
  await person.click(consent())
  await person.click(await pay())
  expect(box('NIP')).toHaveAccessibleDescription('Wpisz poprawny numer NIP.')
  expect(box('Kod pocztowy')).toHaveAccessibleDescription('Wpisz poprawny kod pocztowy.')
  expect(box('Nazwa firmy')).toHaveAccessibleDescription('Pole jest wymagane')
  expect(api.sent('postOrder')).toEqual([])
})

test('turning the invoice switch off unblocks the form and preserves the input (C-ORD-10)', async () => {
  const { person, api } = await open()
  await pay()
  await person.click(invoice())
  await person.type(box('NIP'), '1')
  await person.click(invoice())
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() => expect(window.location.hash).toBe('#payu'))
  expect(api.sent('postOrder')[0]?.body).toMatchObject({ invoice: { issueInvoice: false } })
  await person.click(invoice())
  expect(box('NIP')).toHaveValue('1')
})

test('the order has products, coupon, buyer and invoice, and redirects to the payment (C-ORD-11, C-ORD-12, C-ORD-14)', async () => {
  act(() => basket.setCoupon('JESIEN20', verifiedCoupon().discountCondition))
  const { person, api } = await open({ user: withInvoice() })
  await pay()
  await person.click(invoice())
  await person.click(consent())
  await person.dblClick(await pay())
  await waitFor(() => expect(window.location.hash).toBe('#payu'))
  expect(api.sent('postOrder').map(({ body }) => body)).toEqual([
    {
      products: [{ productCode: english, quantity: 1 }],
      coupon: 'JESIEN20',
      buyer: {
        firstname: 'Anna',
        lastname: 'Nowak',
        email: 'anna@mowka.test',
        country: 'Polska',
        consumerAgreement: true,
      },
      invoice: { issueInvoice: true, ...savedInvoice },
      shownTotal: 21120,
    },
  ])
  // The button stays busy until the browser has left.
  expect(await pay()).toHaveAttribute('aria-busy', 'true')
  expect(basket.has(english)).toBe(true)
})

test.each([
  ['a status that is not SUCCESS', refused],
  ['a failed call', failure(500)],
  ['an address that is no web page', { ...placed, redirectUri: 'javascript:alert(1)' }],
])(
  'after %s the button can be pressed again, and the message states that nothing was ordered (C-ORD-13)',
  async (_, answer) => {
    const { person, api, platform } = await open({
      api: { getOrders: [], getProducts: products(), postOrder: answer },
    })
    await pay()
    await person.click(consent())
    await person.click(await pay())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching('Nie udało się złożyć')),
    )
    expect(await pay()).not.toHaveAttribute('aria-busy')
    expect(consent()).toBeChecked()
    expect(box('Imię')).toHaveValue('Anna')
    api.answer({ postOrder: placed })
    await person.click(await pay())
    await waitFor(() => expect(window.location.hash).toBe('#payu'))
  },
)

test('an order that awaits the payment provider is reported as waiting, with a link to the payments', async () => {
  const { person, platform } = await open({
    api: {
      getOrders: [],
      getProducts: products(),
      postOrder: { status: { statusCode: 'ERROR' }, redirectUri: null, extOrderId: 'o-1' },
    },
  })
  await pay()
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringMatching(/Zamówienie czeka i\snic nie zapłacono/),
      { action: expect.objectContaining({ label: 'Moje płatności' }) },
    ),
  )
  expect(await pay()).not.toHaveAttribute('aria-busy')
})

test('a changed price orders nothing and reloads the plans', async () => {
  const { person, api, platform } = await open({
    api: { getOrders: [], getProducts: products(), postOrder: failure(409, { code: 'PRICE_CHANGED' }) },
  })
  await pay()
  await person.click(consent())
  api.answer({ getProducts: [product(12, 'ENG', { totalPrice: 30000 })] })
  await person.click(await pay())
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching('^Cena się zmieniła')),
  )
  await waitFor(() => expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('300,00 zł'))
})

test('a coupon with a changed discount is verified again, and the order succeeds', async () => {
  act(() => basket.setCoupon('JESIEN20', verifiedCoupon().discountCondition))
  const { person, api } = await open({
    api: {
      getOrders: [],
      getProducts: products(),
      postOrder: failure(409, { code: 'PRICE_CHANGED' }),
      verifyCoupon: verifiedCoupon({ discountCondition: { type: 'PERCENT', amount: 10, applyTo: [] } }),
    },
  })
  await pay()
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() => expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('237,60 zł'))
  api.answer({ postOrder: placed })
  await person.click(await pay())
  await waitFor(() => expect(window.location.hash).toBe('#payu'))
  expect(api.sent('postOrder').map(({ body }) => (body as { shownTotal: number }).shownTotal)).toEqual([
    21120, 23760,
  ])
})

test('a coupon that was used up meanwhile leaves the basket with the reason shown', async () => {
  act(() => basket.setCoupon('JESIEN20', verifiedCoupon().discountCondition))
  const { person, platform } = await open({
    api: {
      getOrders: [],
      getProducts: products(),
      postOrder: failure(422, { code: 'COUPON_EXPIRED_OR_NOT_ASSIGNED' }),
    },
  })
  await pay()
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Ten kod wygasł/)),
  )
  expect(basket.coupon).toBeNull()
  await waitFor(() => expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('264,00 zł'))
})

test('a field error from the server is shown at its field', async () => {
  const { person } = await open({
    api: {
      getOrders: [],
      getProducts: products(),
      postOrder: failure(422, {
        code: 'INVALID_INPUT',
        errors: [{ path: 'body/buyer/lastname', code: 'TOO_LONG', message: 'too long', max: 100 }],
      }),
    },
  })
  await pay()
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() => expect(box('Nazwisko')).toHaveAccessibleDescription(/^Maksymalnie 100\sznaków/))
})

test('input is restored after a reload, for the same account only and without consents', async () => {
  const first = await open()
  await pay()
  await first.person.type(box('Imię'), ' Maria')
  await first.person.click(invoice())
  await first.person.type(box('NIP'), '525')
  await first.person.click(consent())
  first.unmount()

  const again = await open()
  await pay()
  expect(box('Imię')).toHaveValue('Anna Maria')
  expect(box('NIP')).toHaveValue('525')
  expect(consent()).not.toBeChecked()
  again.unmount()

  await open({ user: learner({ userId: 'user-2', givenName: 'Ewa' }) })
  await pay()
  expect(box('Imię')).toHaveValue('Ewa')
  expect(invoice()).not.toBeChecked()
})

test('an order that costs nothing is labelled as free', async () => {
  act(() => basket.setCoupon('GRATIS', { type: 'PERCENT', amount: 100, applyTo: [] }))
  await open()
  await pay()
  expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('0,00 zł')
  expect(screen.getByText(/Nie ma nic do zapłaty/)).toBeVisible()
})

test("a code that can't be verified is reported as left out", async () => {
  act(() => basket.setCoupon('JESIEN20'))
  const { api, person } = await open({
    api: { getOrders: [], getProducts: products(), verifyCoupon: failure(0), postOrder: placed },
  })
  expect(await screen.findByText(/Nie udało się sprawdzić kodu JESIEN20/)).toBeVisible()
  await person.click(consent())
  await person.click(await pay())
  await waitFor(() =>
    expect(api.sent('postOrder')[0]?.body).toMatchObject({ coupon: null, shownTotal: 26400 }),
  )
})

test('the page is available in English', async () => {
  await open({ lang: 'en' })
  expect(await screen.findByRole('button', { name: 'Order and pay' })).toBeVisible()
})
