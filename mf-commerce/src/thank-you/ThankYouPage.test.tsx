import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { basket } from '../basket/basket-store'
import { orderStatus, receipt } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import ThankYouPage from './ThankYouPage'

const at = (query: Record<string, string> = { extOrderId: 'o-1' }) => paths.subscribeThankYou({}, { query })
const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<ThankYouPage />, {
    route: 'subscribeThankYou',
    at: at(),
    texts: { namespace: 'commerce', loader: texts },
    api: { getOrderStatus: orderStatus('PENDING') },
    ...change,
  })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const pending = 'Czekamy na potwierdzenie'

/** Advances the timers by `count` lookups. */
async function lookups(count: number) {
  for (let at = 0; at < count; at += 1) await act(() => jest.advanceTimersByTimeAsync(5000))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.getElementById('mowka-page')?.remove()
  act(() => basket.reload())
})
afterEach(() => jest.useRealTimers())

test('a pending payment is shown with a link to the courses (C-THX-01, C-THX-03, C-THX-08)', async () => {
  const { container } = await open()
  expect(await title(pending)).toBeVisible()
  expect(screen.getByText('Sprawdzamy płatność')).toBeVisible()
  expect(screen.getByText(/To może potrwać do\s60\ssekund/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect(await screen.findByText('ORDER-1')).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
})

test('a pending page states how long the confirmation and a requested invoice take (C-THX-09, C-THX-10)', async () => {
  await open({ api: { getOrderStatus: orderStatus('PENDING', { invoiceRequested: true }) } })
  expect(await screen.findByText(/do\s60\ssekund/)).toBeVisible()
  expect(await screen.findByText(/Fakturę wyślemy.*3\sdni roboczych/)).toBeVisible()
})

test('an order without an invoice has no text about one', async () => {
  await open({ api: { getOrderStatus: orderStatus('COMPLETED') } })
  await title(/^Dziękujemy/)
  expect(screen.queryByText(/[Ff]aktur/)).not.toBeInTheDocument()
})

test('a paid order shows its lines, coupon, tax and seller, a pending one does not', async () => {
  const price = receipt({ coupon: 'JESIEN20', discount: 3480 })
  const { container, unmount } = await open({
    api: { getOrderStatus: orderStatus('COMPLETED', { receipt: price }) },
  })
  const card = await screen.findByRole('region', { name: 'Twoje zamówienie' })
  expect(within(card).getByText('Angielski, półroczny')).toBeVisible()
  expect(card).toHaveTextContent(/Rabat z\skodem JESIEN20, już w\scenach−34,80\szł/)
  expect(card).toHaveTextContent(/Razem139,20\szłw\stym VAT 23%26,03\szł/)
  expect(card).toHaveTextContent(/Sprzedawca: Mówka sp\. z o\.o\., .*NIP 5252344078$/)
  expect((await axe.run(container)).violations).toEqual([])
  unmount()
  await open()
  await title(pending)
  expect(screen.queryByRole('region', { name: 'Twoje zamówienie' })).not.toBeInTheDocument()
})

describe('after a purchase of a language other than the current one', () => {
  const month = (itemId: string) => ({ itemId, name: 'Miesięczny', quantity: 1, price: 3900 })
  const german = [month('MONTHLY_SUBSCRIPTION_1:PL:DE')]
  const paid = () => ({
    getOrderStatus: orderStatus('COMPLETED', { items: german }),
    patchUserMetadata: learner(),
    getAvailableCourses: {
      data: [course({ _id: 'locked', isLocked: true }), course({ _id: 'b1', levels: ['B1'] })],
    },
  })
  const start = () => screen.getByRole('link', { name: /^Zacznij naukę/ })
  const levelingTest = () => screen.getByRole('link', { name: /^Test poziomujący/ })

  it('switches the account and this device to the bought language', async () => {
    const { api } = await open({ api: paid() })
    await title(/^Dziękujemy/)
    await waitFor(() => expect(session.targetLang).toBe('DE'))
    await waitFor(() =>
      expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
        { action: 'learn-lang', payload: { learnLang: 'DE' } },
      ]),
    )
    expect(levelingTest()).toHaveAttribute('href', '/leveling-test/de')
    await waitFor(() => expect(start()).toHaveAttribute('href', '/course/b1'))
    expect(screen.getByText(/^Twój język nauki to teraz niemiecki\./)).toBeVisible()
  })

  it('leaves a language that was chosen later unchanged, but links into the purchased one', async () => {
    const first = await open({ api: paid() })
    await waitFor(() => expect(session.targetLang).toBe('DE'))
    first.unmount()
    const { api, person } = await open({ api: paid() })
    await title(/^Dziękujemy/)
    expect(session.targetLang).toBe('ENG')
    expect(api.sent('patchUserMetadata')).toEqual([])
    await person.click(screen.getByRole('link', { name: 'Przejdź do kursów' }))
    expect(session.targetLang).toBe('DE')
  })

  it('keeps the current language if it is among the purchased ones', async () => {
    const items = [...german, month('MONTHLY_SUBSCRIPTION_1:PL:ENG')]
    const { api } = await open({ api: { getOrderStatus: orderStatus('COMPLETED', { items }) } })
    await title(/^Dziękujemy/)
    expect(session.targetLang).toBe('ENG')
    expect(api.sent('patchUserMetadata')).toEqual([])
    expect(levelingTest()).toHaveAttribute('href', '/leveling-test/eng')
  })
})

test('the next steps lead to learning, the test, help and contact (C-THX-02)', async () => {
  const data = document.createElement('script')
  data.id = 'mowka-page'
  data.type = 'application/json'
  data.textContent = JSON.stringify({
    config: { helpUrl: 'https://mowka.example/help', contactUrl: 'https://mowka.example/contact' },
  })
  document.body.append(data)
  await open()
  await title(pending)
  const links = ['Zacznij naukę', 'Test poziomujący', 'Centrum pomocy', 'Kontakt'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
  )
  expect(links).toEqual([
    '/course',
    '/leveling-test/eng',
    'https://mowka.example/help',
    'https://mowka.example/contact',
  ])
})

test('the order is polled every 5 seconds until the warning and the limit, and can be checked again (C-THX-05, C-THX-06, C-THX-07, C-THX-08)', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
  const { api } = await open()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(api.sent('getOrderStatus')).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(4999))
  expect(api.sent('getOrderStatus')).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(api.sent('getOrderStatus')).toHaveLength(2)
  await lookups(10)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pending)
  await lookups(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('To trwa dłużej niż zwykle')
  await lookups(12)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nie wiemy jeszcze')
  const asked = api.sent('getOrderStatus').length
  await lookups(3)
  expect(api.sent('getOrderStatus')).toHaveLength(asked)
  act(() => screen.getByRole('button', { name: 'Sprawdź ponownie' }).click())
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(api.sent('getOrderStatus')).toHaveLength(asked + 1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pending)
})

test('a failed lookup counts as pending (C-THX-11)', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
  const { api } = await open({ api: { getOrderStatus: failure(404) } })
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pending)
  api.answer({ getOrderStatus: orderStatus('COMPLETED') })
  await lookups(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dziękujemy/)
})

test('a completed payment is tracked once, then token and account are refreshed (C-THX-12, C-THX-13, P-TRACK-17)', async () => {
  const order: string[] = []
  const api = { getOrderStatus: orderStatus('COMPLETED', { coupon: 'JESIEN20' }) }
  act(() => {
    basket.add('MONTHLY_SUBSCRIPTION_6:PL:ENG')
    basket.add('MONTHLY_SUBSCRIPTION_1:PL:DE')
    basket.setCoupon('JESIEN20')
  })
  const first = await open({ api })
  first.platform.track.mockImplementation(() => order.push('track'))
  first.platform.refreshSession.mockImplementation(async () => {
    order.push('refresh')
  })
  expect(await title(/^Dziękujemy/)).toBeVisible()
  expect(order).toEqual(['track', 'refresh'])
  expect(first.platform.track).toHaveBeenCalledWith(
    'PURCHASE',
    expect.objectContaining({ transactionId: 'order-1', total: 17400, currency: 'PLN', coupon: 'JESIEN20' }),
  )
  expect(await screen.findByText(/^Twój dostęp: Angielski do \d\d\.\d\d\.\d{4}\./)).toBeVisible()
  expect(basket.products.map(({ productCode }) => productCode)).toEqual(['MONTHLY_SUBSCRIPTION_1:PL:DE'])
  expect(basket.coupon).toBeNull()
  first.unmount()

  // Another tab has an outdated account too.
  const again = await open({ api })
  again.platform.refreshSession.mockReturnValue(new Promise(() => {}))
  await title(/^Dziękujemy/)
  expect(again.platform.track).not.toHaveBeenCalled()
  expect(again.platform.refreshSession).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/^Twój dostęp/)).not.toBeInTheDocument()
})

test('the end of the access is shown only after the account was reloaded', async () => {
  const { platform, api } = await open()
  let refreshed = () => {}
  platform.refreshSession.mockReturnValue(
    new Promise<void>((done) => {
      refreshed = done
    }),
  )
  api.answer({ getOrderStatus: orderStatus('COMPLETED') })
  await title(/^Dziękujemy/)
  expect(screen.queryByText(/^Twój dostęp/)).not.toBeInTheDocument()
  await act(async () => refreshed())
  expect(await screen.findByText(/^Twój dostęp: Angielski/)).toBeVisible()
})

test("a failed refresh doesn't affect the thank-you page and is reported", async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
  const { api, platform } = await open()
  platform.refreshSession.mockRejectedValue(new Error('offline'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  api.answer({ getOrderStatus: orderStatus('COMPLETED') })
  await lookups(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dziękujemy/)
  expect(platform.reportError).toHaveBeenCalledTimes(1)
})

test('without an order number the status is paid, and nothing is tracked or looked up (C-THX-14, C31)', async () => {
  const { api, platform } = await open({ at: at({}) })
  expect(await title(/^Dziękujemy/)).toBeVisible()
  expect(platform.track).not.toHaveBeenCalled()
  expect(platform.refreshSession).not.toHaveBeenCalled()
  expect(api.sent('getOrderStatus')).toEqual([])
})

test('a rejected payment links back to the unchanged basket', async () => {
  act(() => void basket.add('MONTHLY_SUBSCRIPTION_6:PL:ENG'))
  const { platform } = await open({ api: { getOrderStatus: orderStatus('CANCELED') } })
  expect(await title('Płatność się nie udała')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do koszyka' })).toHaveAttribute('href', '/subscribe/summary')
  expect(basket.isEmpty).toBe(false)
  expect(platform.track).not.toHaveBeenCalled()
})

test('error=501 from the provider is shown immediately, and a payment that completes after all replaces it', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
  const { api } = await open({ at: at({ extOrderId: 'o-1', error: '501' }) })
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Płatność się nie udała')
  api.answer({ getOrderStatus: orderStatus('COMPLETED') })
  await lookups(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dziękujemy/)
})

test('each change is announced once, and the focus stays in the card', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] })
  const { api } = await open()
  await act(() => jest.advanceTimersByTimeAsync(0))
  const [status] = screen.getAllByRole('status')
  expect(status).toHaveTextContent(pending)
  act(() => screen.getByRole('link', { name: 'Przejdź do kursów' }).focus())
  api.answer({ getOrderStatus: orderStatus('COMPLETED') })
  await lookups(1)
  expect(status).toHaveTextContent(/^Dziękujemy/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the page is available in English to signed-in buyers and visitors', async () => {
  await open({ lang: 'en', user: learner(), api: { getOrderStatus: orderStatus('CANCELED') } })
  await waitFor(async () => expect(await title('The payment didn’t go through')).toBeVisible())
})
