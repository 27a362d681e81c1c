import type { Auth0ProviderOptions } from '@auth0/auth0-react'
import { addTexts, changeInterfaceLang, startI18n } from '@mowka/kernel/i18n'
import { type Platform, providePlatform } from '@mowka/kernel/platform'
import { fakeApi } from '@mowka/testing/fake-api'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from './App'
import { FailedProduct, FailedRoute } from './boundaries/FailurePages'
import { confirmations } from './feedback/confirm-store'
import { snackbars } from './feedback/snackbar-store'
import enTexts from './locales/en.json'
import plTexts from './locales/pl.json'
import { provideRequest } from './router/request.fixture'
import { identity } from './session/identity'

/** Components that throw while rendering. */
const broken = { page: false, layout: false, devtools: false }
/** The provider's SDK without a signed-in user; a stable object, like the real one. */
const nobody = {
  isLoading: false,
  isAuthenticated: false,
  getAccessTokenSilently: async () => '',
  loginWithRedirect: async () => {},
  logout: async () => {},
}
/** App state of a redirect back from the provider; null without a redirect. */
const back: { state: { target?: string } | null } = { state: null }
jest.mock('@auth0/auth0-react', () => ({
  Auth0Provider: ({ children, onRedirectCallback }: Auth0ProviderOptions) => {
    const { useEffect } = jest.requireActual<typeof import('react')>('react')
    useEffect(() => {
      if (back.state) onRedirectCallback?.(back.state)
    }, [])
    return children
  },
  useAuth0: () => nobody,
}))
jest.mock('./legal/LegalPage', () => ({
  LegalPage: () => {
    if (broken.page) throw new Error('The page is broken')
    return <h1>Regulamin</h1>
  },
}))
jest.mock('./consent/ConsentBanner', () => ({
  ConsentBanner: () => {
    if (broken.layout) throw new Error('The layout is broken')
    return null
  },
}))
jest.mock('./devtools/Devtools', () => ({
  Devtools: () => {
    if (broken.devtools) throw new Error('The panel is broken')
    return null
  },
}))

const config = {
  auth: { domain: 'http://localhost:4001', clientId: 'web', audience: 'api', rolesClaim: 'roles' },
  sentryDsn: null,
  interfaceLang: 'pl',
  siteUrl: '/',
  helpUrl: '/',
  contactUrl: '/',
  confirmationUrl: null,
  shellVersion: '1.0.0',
  isTraced: false,
}
const reportError = jest.fn()

beforeAll(async () => {
  await startI18n('pl')
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) })
  provideRequest()
})
beforeEach(() => {
  act(() => identity.forget())
  back.state = null
  Object.assign(broken, { page: false, layout: false, devtools: false })
  reportError.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  window.scrollTo = () => {}
  fakeApi({})
  providePlatform({ reportError, notify: jest.fn(), track: jest.fn() } as unknown as Platform)
  history.replaceState(null, '', '/terms')
})
afterEach(() => jest.restoreAllMocks())

const show = async () => {
  const person = userEvent.setup({ delay: null })
  await act(async () => void render(<App config={config} overrides="none" onRendered={() => {}} />))
  return person
}
const failure = () => screen.findByRole('heading', { level: 1, name: 'Nie udało się pokazać tej strony' })
const reported = () => reportError.mock.calls.map(([error, tags]) => [error.message, tags])

test('a shell page that throws breaks nothing else, is reported, and can be left by any link', async () => {
  broken.page = true
  const person = await show()
  const main = screen.getByRole('main')
  expect(main).toContainElement(await failure())
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(reported()).toEqual([['The page is broken', { part: 'shell' }]])
  broken.page = false
  await person.click(screen.getByRole('link', { name: 'Polityka prywatności' }))
  expect(await screen.findByRole('heading', { name: 'Regulamin' })).toBeVisible()
  expect(location.pathname).toBe('/privacy')
})

test("a layout that throws is replaced by the product’s failure page in the user's language and is reported", async () => {
  broken.layout = true
  await show()
  expect(screen.getByRole('main')).toContainElement(await failure())
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', '/course')
  expect(document.body).not.toHaveTextContent(/Unexpected Application Error|The layout is broken/)
  expect(reported()).toEqual([['The layout is broken', { part: 'shell' }]])
  await act(() => changeInterfaceLang('en'))
  expect(screen.getByRole('heading', { level: 1, name: 'This page couldn’t be displayed' })).toBeVisible()
  await act(() => changeInterfaceLang('pl'))
})

test.each([
  ['the target that they took along', '/?code=a&state=b', '/privacy?from=mail#rights'],
  ['where they are, without one', '/privacy?code=a&state=b', undefined],
])(
  'a user returning from the provider continues at %s (P-GUARD-02, P-GUARD-03)',
  async (_, address, target) => {
    history.replaceState(null, '', address)
    back.state = target === undefined ? {} : { target }
    await show()
    expect(await screen.findByRole('heading', { name: 'Regulamin' })).toBeVisible()
    await waitFor(() =>
      expect(location.pathname + location.search + location.hash).toBe(target ?? '/privacy'),
    )
  },
)

test('a new page starts at its top, and the browser does not restore the scroll position (P-ROUTE-69)', async () => {
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  const person = await show()
  scrollTo.mockReset()
  await person.click(screen.getByRole('link', { name: 'Polityka prywatności' }))
  await waitFor(() => expect(location.pathname).toBe('/privacy'))
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  expect(history.scrollRestoration).toBe('manual')
})

test.each([
  ['a route', FailedRoute],
  ['everything', FailedProduct],
])('retrying after %s failed reloads the page', async (_, Failed) => {
  const reload = jest.fn()
  const { MemoryRouter } = jest.requireActual<typeof import('react-router-dom')>('react-router-dom')
  const person = userEvent.setup({ delay: null })
  render(
    <MemoryRouter>
      <Failed reload={reload} />
    </MemoryRouter>,
  )
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('parts around the page fail silently and are reported', async () => {
  broken.devtools = true
  await show()
  expect(screen.getByRole('heading', { name: 'Regulamin' })).toBeVisible()
  expect(reported()).toEqual([['The panel is broken', { part: 'devtools' }]])
})

test("a question that can't be shown counts as declined, and the next one is asked", async () => {
  await show()
  const Broken = () => {
    throw new Error('The text is broken')
  }
  let answer: boolean | undefined
  await act(async () => {
    void confirmations.ask({ title: 'Usunąć?', text: <Broken />, confirmLabel: 'Tak' }).then((yes) => {
      answer = yes
    })
  })
  expect(answer).toBe(false)
  expect(reported()).toEqual([['The text is broken', { part: 'question' }]])
  await act(async () => void confirmations.ask({ title: 'Zapisać?', confirmLabel: 'Tak' }))
  expect(await screen.findByRole('alertdialog', { name: 'Zapisać?' })).toBeVisible()
  await act(async () => confirmations.answer(false))
  act(() => snackbars.show('info', 'Zapisano'))
  expect(screen.getByText('Zapisano')).toBeVisible()
})
