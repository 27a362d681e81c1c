import { paths } from '@mowka/contract/routes'
import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { earliestSendDay } from '@mowka/domain/shop/gift-card'
import { addDays, formatDate, warsawDay } from '@mowka/domain/time'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { invalidCoupon, verifiedCoupon } from '../coupon/coupon.fixture'
import { orderStatus } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import { product, products } from '../plans/product.fixture'
import { giftBasket } from './basket/gift-basket-store'
import GiftCardPage from './GiftCardPage'

/** The test window can't navigate to another page. */
const placed: PlacedOrder = {
  status: { statusCode: 'SUCCESS' },
  redirectUri: 'http://localhost/#payu',
  extOrderId: 'o-1',
}
const plans = () => [...products(), product(6, 'DE')]
const YEAR = 'MONTHLY_SUBSCRIPTION_12:PL'
const HALF = 'MONTHLY_SUBSCRIPTION_6:PL'

const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<GiftCardPage />, {
    route: 'giftCard',
    at: paths.giftCard(),
    texts: { namespace: 'commerce', loader: texts },
    user: null,
    api: {
      getProducts: plans(),
      verifyCoupon: verifiedCoupon(),
      postGiftCardOrder: placed,
      getOrderStatus: orderStatus('PENDING'),
    },
    ...change,
  })
const openBuyer = (change: Partial<PageOptions> = {}) =>
  open({ at: paths.giftCard({}, { query: { step: 'buyer' } }), ...change })
const plan = (name: string) => screen.findByRole('radio', { name })
const language = (name: string) => screen.getByRole('checkbox', { name })
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const basket = () => within(screen.getByRole('region', { name: /^Twoje karty/ }))
const inscription = () => box(/^Dedykacja/)
const email = () => box(/^E-mail obdarowanej osoby/)
const pay = () => screen.findByRole('button', { name: 'Zamawiam i\u00a0płacę' })
const card = (change: object = {}) => ({
  plan: YEAR,
  languages: ['DE' as const],
  inscription: '',
  email: null,
  sendAt: null,
  ...change,
})
const put = (change?: object) => act(() => giftBasket.add(card(change)))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
  act(() => giftBasket.reload())
})

describe('step 1', () => {
  test('a visitor sees an accessible form, the cards and the coupon (C-GIFT-01)', async () => {
    put()
    const { container, platform } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Podaruj komuś język' })).toBeVisible()
    expect(await plan('Pół roku')).toHaveAccessibleDescription(/174,00\szł\s*za jeden język/)
    expect(basket().getByText('Rok, niemiecki')).toBeVisible()
    expect(basket().getByText('PDF na Twój e-mail')).toBeVisible()
    expect(basket().getByRole('textbox', { name: 'Kod rabatowy' })).toBeVisible()
    expect(basket().getByText('Razem').parentElement).toHaveTextContent('264,00 zł')
    expect(platform.signIn).not.toHaveBeenCalled()
    expect((await axe.run(container)).violations).toEqual([])
  })

  test('a card without a plan and a language is not added (C-GIFT-05, C-GIFT-06, C-GIFT-12)', async () => {
    const { person } = await open()
    await plan('Rok')
    await person.click(button('Dodaj kartę'))
    expect(screen.getByRole('radiogroup', { name: 'Czas dostępu' })).toHaveAccessibleDescription(
      'Pole jest wymagane',
    )
    expect(screen.getByRole('group', { name: 'Języki' })).toHaveAccessibleDescription(
      'Wybierz przynajmniej jeden element.',
    )
    await waitFor(async () => expect(await plan('Miesiąc')).toHaveFocus())
    expect(giftBasket.isEmpty).toBe(true)
  })

  test('a card with two languages is added with its price, and the form resets', async () => {
    const { person, platform } = await open()
    await person.click(await plan('Pół roku'))
    await person.click(language('Angielski'))
    await person.click(language('Niemiecki'))
    expect(screen.getByText('348,00 zł').parentElement).toHaveTextContent(/2\sjęzyki × 174,00/)
    await person.type(inscription(), 'Mamo, na podróż')
    expect(screen.getByText('Mamo, na podróż', { selector: 'p' })).toBeVisible()
    await person.click(button('Dodaj kartę'))
    await waitFor(() => expect(giftBasket.lines).toHaveLength(1))
    expect(giftBasket.lines[0]).toMatchObject({
      plan: HALF,
      languages: ['ENG', 'DE'],
      inscription: 'Mamo, na podróż',
      email: null,
      sendAt: null,
    })
    expect(platform.notify).toHaveBeenCalledWith(
      'success',
      expect.stringMatching(/^Dodano kartę: Pół roku, angielski i\sniemiecki$/),
    )
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Twoje karty/ })).toHaveFocus())
    expect(await plan('Pół roku')).not.toBeChecked()
    expect(inscription()).toHaveValue('')
  })

  test('the inscription shows a character count and rejects 151 characters (C-GIFT-07)', async () => {
    const { person } = await open()
    await person.click(await plan('Rok'))
    await person.click(language('Niemiecki'))
    await person.click(inscription())
    await person.paste('ż'.repeat(151))
    expect(screen.getByText(/^151 ze 150/)).toBeVisible()
    await person.click(button('Dodaj kartę'))
    expect(inscription()).toHaveAccessibleDescription(/Maksymalnie\s150\sznaków\./)
    expect(giftBasket.isEmpty).toBe(true)
    await person.type(inscription(), '{Backspace}')
    await person.click(button('Dodaj kartę'))
    await waitFor(() => expect(giftBasket.lines).toHaveLength(1))
  })

  test('the delivery day needs an address, is written as DD.MM.YYYY and can be cleared (C-GIFT-08, C-GIFT-10, C-GIFT-11)', async () => {
    const { person } = await open()
    await plan('Rok')
    expect(screen.queryByRole('textbox', { name: 'Dzień wysyłki' })).not.toBeInTheDocument()
    await person.type(email(), 'mama@example.com')
    const day = await screen.findByRole('textbox', { name: 'Dzień wysyłki' })
    const first = earliestSendDay(warsawDay(new Date()))
    expect(day).toHaveAccessibleDescription(expect.stringContaining(formatDate(first)))
    await person.click(day)
    const weekdays = (await screen.findAllByRole('columnheader')).map((each) =>
      each.textContent?.toLowerCase(),
    )
    expect(weekdays).toEqual(['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'])
    await person.type(day, formatDate(first))
    await person.tab()
    expect(day).toHaveValue(formatDate(first))
    await person.click(button('Wyczyść'))
    expect(day).toHaveValue('')
  })

  test('a day before the next weekday is rejected (C-GIFT-09)', async () => {
    const today = warsawDay(new Date())
    sessionStorage.setItem(
      'drawerDrafts',
      JSON.stringify({
        'gift.card': {
          plan: YEAR,
          languages: 'DE',
          email: 'mama@example.com',
          startDate: addDays(today, -1),
          inscription: '',
        },
      }),
    )
    const { person } = await open()
    await screen.findByRole('textbox', { name: 'Dzień wysyłki' })
    await person.click(button('Dodaj kartę'))
    await waitFor(() => expect(screen.getByText(/Tej wartości nie możemy przyjąć/)).toBeVisible())
    expect(giftBasket.isEmpty).toBe(true)
  })

  test('input is restored after a reload', async () => {
    const first = await open()
    await first.person.click(await plan('Rok'))
    await first.person.click(language('Niemiecki'))
    await first.person.type(inscription(), 'Tato')
    await first.person.type(email(), 'tata@example')
    first.unmount()
    await open()
    expect(await plan('Rok')).toBeChecked()
    expect(language('Niemiecki')).toBeChecked()
    expect(inscription()).toHaveValue('Tato')
    expect(email()).toHaveValue('tata@example')
  })

  test('the delivery day of a card in the basket is changed in a dialog (C-GIFT-04)', async () => {
    const first = earliestSendDay(warsawDay(new Date()))
    put({ email: 'mama@example.com', sendAt: first })
    const { person } = await open()
    await plan('Rok')
    expect(basket().getByText(`mama@example.com, ${formatDate(first)}`)).toBeVisible()
    await person.click(basket().getByRole('button', { name: 'Dzień wysyłki karty: Rok, niemiecki' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Kiedy wysłać kartę' }))
    await person.click(dialog.getByRole('button', { name: 'Wyczyść' }))
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(giftBasket.lines[0]?.sendAt).toBeNull())
    expect(basket().getByText('mama@example.com, od razu po zapłacie')).toBeVisible()
  })

  test('a coupon changes the total, and a refused one shows the reason (C-COUP-04)', async () => {
    put()
    const { person, api } = await open({
      api: { getProducts: plans(), verifyCoupon: invalidCoupon('COUPON_DOES_NOT_EXIST') },
    })
    await plan('Rok')
    await person.type(box('Kod rabatowy'), 'prezent{Enter}')
    await waitFor(() => expect(box('Kod rabatowy')).toHaveAccessibleDescription(/^Nie ma takiego kodu/))
    expect(api.sent('verifyCoupon')[0]?.body).toEqual({
      code: 'prezent',
      flow: 'GIFT_CARD',
      productCodes: [`${YEAR}:DE`],
    })
    api.answer({ verifyCoupon: verifiedCoupon() })
    await person.type(box('Kod rabatowy'), '{Enter}')
    await waitFor(() => expect(basket().getByText('Razem').parentElement).toHaveTextContent('211,20 zł'))
    expect(giftBasket.isEmpty).toBe(false)
  })

  test('cards that were paid in another browser are removed, and those of a pending order stay', async () => {
    put()
    act(() => giftBasket.markOrdered('o-1'))
    put({ inscription: 'Tato' })
    const waiting = await open()
    await plan('Rok')
    expect(waiting.api.sent('getOrderStatus')).toHaveLength(1)
    expect(giftBasket.lines).toHaveLength(2)
    waiting.unmount()
    await open({ api: { getProducts: plans(), getOrderStatus: orderStatus('COMPLETED') } })
    await waitFor(() => expect(giftBasket.lines.map((line) => line.inscription)).toEqual(['Tato']))
  })

  test("the coupon held by an unpaid order is verified with that order's number (C-COUP-04)", async () => {
    put()
    act(() => {
      giftBasket.setCoupon('JESIEN20', null)
      giftBasket.markOrdered('o-1')
    })
    const { api } = await open()
    await waitFor(() => expect(api.sent('verifyCoupon')[0]?.body).toMatchObject({ extOrderId: 'o-1' }))
  })

  test('removing a card keeps the focus on the list', async () => {
    put()
    const { person } = await open()
    await plan('Rok')
    await person.click(basket().getByRole('button', { name: 'Usuń kartę: Rok, niemiecki' }))
    expect(basket().getByText(/Nie ma tu jeszcze żadnej karty/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Twoje karty/ })).toHaveFocus())
  })

  test.each([
    ['whose day is over', { email: 'a@b.pl', sendAt: '2020-01-01' }, /^Tego dnia nie wyślemy/],
    ['of a plan that is no longer sold', { plan: 'MONTHLY_SUBSCRIPTION_3:PL' }, /^Tego planu nie ma/],
  ])('a card %s shows the problem and blocks the next step', async (_, change, said) => {
    put(change)
    const { person, address } = await open()
    await plan('Rok')
    expect(basket().getByText(said)).toBeVisible()
    await person.click(basket().getByRole('button', { name: 'Dalej' }))
    expect(address()).toBe('/subscribe/gift-card')
  })

  test('plans that failed to load can be retried', async () => {
    const { api, person } = await open({ api: { getProducts: failure(503) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Twoje karty są zapisane.')
    api.answer({ getProducts: plans() })
    await person.click(button('Spróbuj ponownie'))
    expect(await plan('Rok')).toBeEnabled()
  })

  test('the page shows an empty state with nothing on sale, in English too', async () => {
    const { unmount } = await open({ api: { getProducts: [] } })
    expect(await screen.findByRole('heading', { name: 'Nie mamy teraz kart do kupienia' })).toBeVisible()
    unmount()
    await open({ lang: 'en' })
    expect(await plan('Six months')).toBeEnabled()
  })
})

describe('step 2', () => {
  /** Fills in the required fields of a visitor. */
  const fill = async ({ person }: Awaited<ReturnType<typeof open>>) => {
    await pay()
    await person.type(box('Imię'), 'Kasia')
    await person.type(box('Nazwisko'), 'Nowak')
    await person.type(box('E-mail'), 'kasia@example.com')
    await person.click(screen.getByRole('switch', { name: /^Chcę dostać karty/ }))
  }

  test('the steps lead from the cards to the buyer and back (C-GIFT-02)', async () => {
    put()
    const { person, address, container } = await open()
    await plan('Rok')
    await person.click(basket().getByRole('button', { name: 'Dalej' }))
    expect(address()).toBe('/subscribe/gift-card?step=buyer')
    expect(await screen.findByRole('heading', { level: 1, name: 'Kto kupuje' })).toBeVisible()
    await pay()
    expect((await axe.run(container)).violations).toEqual([])
    await person.click(screen.getByRole('link', { name: 'Karta' }))
    expect(address()).toBe('/subscribe/gift-card')
  })

  test('the buyer step redirects to the cards while there is no card', async () => {
    const { address } = await openBuyer()
    await waitFor(() => expect(address()).toBe('/subscribe/gift-card'))
  })

  test('the products are grouped by code and language, with quantities (C-GIFT-14)', async () => {
    put({ languages: ['ENG', 'DE'] })
    put({ languages: ['ENG'], plan: YEAR })
    await openBuyer()
    await pay()
    const english = screen.getByText('Angielski, roczny').closest('li')
    expect(english).toHaveTextContent(/2\sszt\..*528,00\szł/)
    expect(screen.getByText('Niemiecki, roczny').closest('li')).toHaveTextContent(/264,00\szł/)
    expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent('792,00 zł')
  })

  test('the pay button is disabled until the form is valid, and the missing fields are listed (C-GIFT-03, C-GIFT-13)', async () => {
    put()
    const page = await openBuyer()
    expect(await pay()).toHaveAttribute('aria-disabled', 'true')
    expect(
      screen.getByText(/^Zanim zapłacisz, sprawdź pola: imię, nazwisko, e.mail i zgoda\.$/),
    ).toBeVisible()
    await fill(page)
    expect(await pay()).not.toHaveAttribute('aria-disabled', 'true')
    await page.person.clear(box('E-mail'))
    expect(await pay()).toHaveAttribute('aria-disabled', 'true')
    await page.person.type(box('E-mail'), 'kasia')
    expect(await pay()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^Zanim zapłacisz, sprawdź pola: e.mail\.$/)).toBeVisible()
    await page.person.tab()
    expect(box('E-mail')).toHaveAccessibleDescription(/Wpisz poprawny adres e-mail/)
    expect(page.api.sent('postGiftCardOrder')).toEqual([])
  })

  test('a requested invoice is among the missing fields (C-GIFT-13)', async () => {
    put()
    const page = await openBuyer()
    await fill(page)
    await page.person.click(screen.getByRole('switch', { name: /^Chcę fakturę/ }))
    expect(await pay()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^Zanim zapłacisz, sprawdź pola: .*NIP/)).toBeVisible()
  })

  test('paying posts products, coupon, buyer, invoice and cards once, and redirects to the payment (C-GIFT-17, C-GIFT-13)', async () => {
    const first = earliestSendDay(warsawDay(new Date()))
    put({ languages: ['ENG', 'DE'], inscription: 'Mamo', email: 'mama@example.com', sendAt: first })
    put()
    act(() => giftBasket.setCoupon('JESIEN20', { type: 'PERCENT', amount: 20, applyTo: [] }))
    const page = await openBuyer()
    await fill(page)
    await page.person.dblClick(await pay())
    await waitFor(() => expect(window.location.hash).toBe('#payu'))
    expect(await pay()).toHaveAttribute('aria-busy', 'true')
    expect(giftBasket.waitingOrder).toBe('o-1')
    expect(page.api.sent('postGiftCardOrder').map(({ body }) => body)).toEqual([
      {
        products: [
          { productCode: `${YEAR}:ENG`, quantity: 1 },
          { productCode: `${YEAR}:DE`, quantity: 2 },
        ],
        coupon: 'JESIEN20',
        buyer: {
          firstname: 'Kasia',
          lastname: 'Nowak',
          email: 'kasia@example.com',
          country: 'Polska',
          consumerAgreement: true,
        },
        invoice: { issueInvoice: false },
        giftCards: [
          {
            productCodes: [`${YEAR}:ENG`, `${YEAR}:DE`],
            inscription: 'Mamo',
            sendAt: first,
            sendToEmailAddress: 'mama@example.com',
          },
          { productCodes: [`${YEAR}:DE`], inscription: '', sendAt: null, sendToEmailAddress: null },
        ],
        shownTotal: 63360,
      },
    ])
  })

  test("an order after a pending one sends that order's number, because it may hold the coupon", async () => {
    put()
    act(() => giftBasket.markOrdered('o-0'))
    const page = await openBuyer()
    await fill(page)
    await page.person.click(await pay())
    await waitFor(() => expect(window.location.hash).toBe('#payu'))
    expect(page.api.sent('postGiftCardOrder')[0]?.body).toMatchObject({ extOrderId: 'o-0' })
  })

  test('a failed order reports that nothing was paid and preserves the input', async () => {
    put()
    const page = await openBuyer({ api: { getProducts: plans(), postGiftCardOrder: failure(500) } })
    await fill(page)
    await page.person.click(await pay())
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        expect.stringMatching('Nie udało się złożyć'),
      ),
    )
    expect(box('E-mail')).toHaveValue('kasia@example.com')
    expect(giftBasket.isEmpty).toBe(false)
  })

  test("a signed-in buyer's name and email are filled in, and the email can be changed", async () => {
    put()
    const { person } = await openBuyer({ user: learner() })
    await pay()
    expect(box('Imię')).toHaveValue('Anna')
    expect(box('E-mail')).toHaveValue('anna@mowka.test')
    await person.clear(box('E-mail'))
    await person.type(box('E-mail'), 'inny@example.com')
    expect(box('E-mail')).toHaveValue('inny@example.com')
  })
})
