import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { provideWidgetRenderer, type WidgetProps } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { failure, renderPage } from '@mowka/testing'
import { act, screen, within } from '@testing-library/react'
import { FrontPage } from './FrontPage'
import enTexts from './locales/en.json'
import plTexts from './locales/pl.json'

const mockPrefetch = jest.fn()
jest.mock('../remotes/remote-loader', () => ({ remoteLoader: () => ({ prefetch: mockPrefetch }) }))

const plan = (months: number, unitPrice: number, targetLang: Product['targetLang'] = 'ENG'): Product => ({
  productCode: `MONTHLY_SUBSCRIPTION_${months}:PL:${targetLang}`,
  name: 'Plan',
  icon: 'star',
  sourceLang: 'PL',
  targetLang,
  order: months,
  featured: false,
  unitPrice,
  totalPrice: unitPrice * months,
  months,
  lowestPrice30: null,
})
const plans = [plan(12, 2200), plan(1, 3900), plan(1, 4500, 'DE')]

let verdict: boolean
/** Answers immediately with the prepared verdict. */
function FakeResult({ props }: { props: object }) {
  const { input, onResult } = props as WidgetProps['trainers/SampleResult']
  return (
    <button type="button" onClick={() => onResult(verdict)}>
      Wynik: {input}
    </button>
  )
}

const open = async (products: object = plans) => {
  provideWidgetRenderer(FakeResult)
  const page = await renderPage(<FrontPage />, {
    route: 'login',
    at: paths.login(),
    texts: {
      namespace: 'front',
      loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
    },
    user: null,
    api: { getProducts: products as never },
  })
  provideWidgetRenderer(FakeResult)
  return page
}
const pool = () => screen.getByRole('group', { name: 'Słowa do wyboru' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  mockPrefetch.mockClear()
  act(() => session.setVisitorLang(null))
})

test('a visitor builds the sentence by press and by key, and gets the verdict on it', async () => {
  verdict = false
  const { person, platform } = await open()
  await person.click(button('I, cofnij'))
  expect(button('Sprawdź')).toHaveAttribute('aria-disabled', 'true')
  await person.click(within(pool()).getByRole('button', { name: 'I' }))
  expect(mockPrefetch).toHaveBeenCalledWith('trainers', 'widgets', 'SampleResult')
  await person.keyboard('61')
  await person.keyboard('{Backspace}{Enter}')
  await person.click(button('Wynik: I like'))
  expect(button('Spróbuj ponownie')).toHaveFocus()

  // The right blocks are still there.
  await person.keyboard('{Enter}')
  expect(button('like, cofnij')).toBeVisible()
  verdict = true
  await person.click(button('Sprawdź'))
  await person.click(button('Wynik: I like'))
  expect(button(/^Załóż konto i\s/)).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(platform.signIn.mock.calls).toEqual([['/course', 'signup']])
})

test('another language changes the exercise, the prices and the level test, and is kept for the account', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('radio', { name: 'Niemiecki' }))
  expect(screen.getByText('Wczoraj dużo pracowałem w ogrodzie.')).toBeVisible()
  expect(screen.getByText('45,00 zł')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zrób test poziomu' })).toHaveAttribute('href', '/leveling-test/de')
  expect(session.visitorLang).toBe('DE')
})

test('a language card leads to the sign-up with this language', async () => {
  const { person, platform } = await open()
  await person.click(button(/^Włoski/))
  expect(session.visitorLang).toBe('IT')
  expect(platform.signIn.mock.calls).toEqual([['/course', 'signup']])
})

test('the plans have the prices of the shop, the shortest first, and the cheapest month is marked', async () => {
  await open()
  const prices = await screen.findAllByText(/^\d+,00\szł$/)
  expect(prices.map((each) => each.textContent)).toEqual(['39,00\u00a0zł', '22,00\u00a0zł'])
  expect(screen.getByText('Najtaniej za miesiąc').parentElement).toHaveTextContent('264,00 zł za cały czas')
})

test('prices that fail to load can be retried, and the rest of the page stays', async () => {
  const { person, api } = await open(failure(0))
  const alert = await screen.findByRole('alert')
  expect(pool()).toBeVisible()
  api.answer({ getProducts: plans })
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('Najtaniej za miesiąc')).toBeVisible()
})

test('a language without plans on sale has a sentence instead of prices', async () => {
  await open([])
  expect(await screen.findByText(/^Cen nie można teraz pokazać/)).toBeVisible()
})
