import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { act, screen } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { RouteView } from '../router/RouteView'
import { routeEntry } from '../routes/route-table'
import { account } from '../session/account'
import { provideAuth } from '../session/auth'
import { refusedSignIn } from '../session/refused-sign-in'
import { LoginPage, SignInButtons, UnverifiedEmailPage } from './sign-in-pages'

let mockIsBlocked = false
let mockIsFrontBroken = false
jest.mock('../front/load-front', () => ({
  loadFront: async () => {
    if (mockIsFrontBroken) throw new Error('lost')
    return () => <h1>Strona główna</h1>
  },
}))
jest.mock('../site-data/site-data', () => ({ isSiteDataBlocked: () => mockIsBlocked }))

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const reload = jest.fn()
const open = () =>
  renderPage(
    <>
      <SignInButtons />
      <LoginPage reload={reload} />
    </>,
    { route: 'login', at: paths.login(), texts, user: null },
  )

test.each([
  ['Zaloguj się', undefined],
  ['Załóż konto', 'signup'],
] as const)(
  '"%s" redirects to the provider once, with the courses as return target (P-AUTH-04)',
  async (name, hint) => {
    const { person, platform } = await open()
    const button = screen.getByRole('button', { name })
    await person.click(button)
    await person.click(button)
    expect(platform.signIn.mock.calls).toEqual([['/course', hint]])
  },
)

test('the front page is replaced by a welcome if its code cannot be loaded', async () => {
  mockIsFrontBroken = true
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaloguj się do Mówki' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  mockIsFrontBroken = false
})

test('a sign-in that could not start can be retried (P-AUTH-04)', async () => {
  const { person, platform } = await open()
  const button = screen.getByRole('button', { name: 'Zaloguj się' })
  platform.signIn.mockResolvedValueOnce(false)
  await person.click(button)
  await person.click(button)
  expect(platform.signIn).toHaveBeenCalledTimes(2)
})

test('the page names the device clock after a sign-in failed because of it, and offers to sign in again', async () => {
  account.setClockWrong(true)
  const { person, platform } = await open()
  expect(screen.getByRole('status')).toHaveTextContent(/^Sprawdź zegar.*Urządzenie wskazuje \d/)
  await person.click(screen.getByRole('button', { name: 'Zaloguj się' }))
  expect(platform.signIn).toHaveBeenCalledTimes(1)
  account.setClockWrong(false)
})

test("the page explains blocked site data instead of offering a sign-in that can't work", async () => {
  mockIsBlocked = true
  const { person } = await open()
  expect(screen.getByRole('heading', { name: 'Przeglądarka blokuje dane tej witryny' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zaloguj się' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Wczytaj ponownie' }))
  expect(reload).toHaveBeenCalledTimes(1)
  mockIsBlocked = false
})

describe('stopped sign-in', () => {
  const signIn = jest.fn<Promise<void>, [string]>().mockReturnValue(new Promise(() => {}))

  test('a user refused twice is told so and signs in again only by pressing the button (P-AUTH-06)', async () => {
    provideAuth({ signIn, signOut: async () => {}, refresh: async () => {} })
    const { person, platform } = await renderPage(<RouteView route={routeEntry('courses')} />, {
      route: 'courses',
      at: `${paths.courses()}?level=A2`,
      texts,
      user: null,
    })
    expect(signIn.mock.calls).toEqual([['/course?level=A2']])
    act(() => {
      refusedSignIn.refused('get /user/me')
      refusedSignIn.refused('get /user/me')
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Nie udało się Cię zalogować' })).toBeVisible()
    expect(signIn).toHaveBeenCalledTimes(1)
    const again = screen.getByRole('button', { name: 'Zaloguj się ponownie' })
    platform.signIn.mockResolvedValueOnce(false)
    await person.click(again)
    expect(platform.signIn).toHaveBeenLastCalledWith('/course?level=A2', 'again')
    // A sign-in that could not start can be retried.
    await person.click(again)
    expect(platform.signIn).toHaveBeenCalledTimes(2)
    await person.click(again)
    expect(platform.signIn).toHaveBeenCalledTimes(2)
  })
})

describe('unverified email', () => {
  const RESEND = 'http://localhost:4001/account/resend-verification'

  /** The page's data block as written by the server. */
  function page(confirmationUrl: string | null) {
    const block = document.createElement('script')
    block.id = 'mowka-page'
    block.type = 'application/json'
    block.textContent = JSON.stringify({ config: { siteUrl: 'https://mowka.test/', confirmationUrl } })
    document.body.append(block)
  }
  const open = () =>
    renderPage(<UnverifiedEmailPage />, {
      route: 'unverifiedEmail',
      at: paths.unverifiedEmail(),
      texts,
      user: null,
    })

  beforeEach(() => {
    document.getElementById('mowka-page')?.remove()
    act(() => account.setUnconfirmedEmail(null))
  })

  test('the page shows the email, and the link can be resent to it (P-UNVER-01)', async () => {
    page(RESEND)
    act(() => account.setUnconfirmedEmail('anna@mowka.test'))
    await open()
    expect(screen.getByText('anna@mowka.test')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Wyślij link jeszcze raz/ })).toHaveAttribute(
      'href',
      `${RESEND}?email=anna%40mowka.test&ui_locales=pl`,
    )
  })

  test('without a known email or a resend address the page offers no resend link (P-UNVER-01)', async () => {
    page(null)
    await open()
    expect(screen.getByText(/na adres podany przy zakładaniu konta/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Wyślij link/ })).not.toBeInTheDocument()
  })

  test('both buttons sign out, to the courses and to the public site (P-UNVER-02, P-UNVER-03)', async () => {
    page(null)
    const { person, platform } = await open()
    await person.click(screen.getByRole('button', { name: 'Adres potwierdzony, zaloguj się' }))
    // With a query, so that the courses lead to the sign-in and not to the front page (C39, C83).
    expect(platform.signOut).toHaveBeenLastCalledWith('/course?confirmed=true')
    await person.click(screen.getByRole('button', { name: /^Wyloguj się i\swróć/ }))
    expect(platform.signOut).toHaveBeenLastCalledWith('https://mowka.test/')
  })
})
