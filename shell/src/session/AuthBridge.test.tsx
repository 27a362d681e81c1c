import { useAuth0 } from '@auth0/auth0-react'
import { paths } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { ROLES_CLAIM } from '@mowka/domain/user/roles'
import { sendRequest } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { callApi } from '@mowka/web/api'
import { act, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { responseCache } from '../cache/response-cache'
import plTexts from '../locales/pl.json'
import { AuthBridge } from './AuthBridge'
import { account } from './account'
import { currentAuth } from './auth'
import { identity } from './identity'
import { refusedSignIn } from './refused-sign-in'
import { EMPTY_ROLES_WAIT } from './roles'

jest.mock('@auth0/auth0-react', () => ({
  Auth0Provider: ({ children }: { children: unknown }) => children,
  useAuth0: jest.fn(),
}))

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const claims = { sub: 'auth0|anna', [ROLES_CLAIM]: ['learner', 'admin'] }
const auth0 = {
  isLoading: false,
  isAuthenticated: true,
  error: undefined as Error | undefined,
  user: claims as typeof claims | undefined,
  getAccessTokenSilently: jest.fn(async () => 'token-1'),
  getIdTokenClaims: jest.fn(async () => claims),
  loginWithRedirect: jest.fn(async () => {}),
  logout: jest.fn(async () => {}),
}
const reload = jest.fn()
const settings = { domain: 'id', clientId: 'client', authorizationParams: { audience: 'api' } }

/** Stores the SDK's entries of Anna's sign-in, with a token valid for `seconds`. */
function keepSignIn(seconds: number): void {
  localStorage.setItem(
    'signIn.@@auth0spajs@@::client::@@user@@',
    JSON.stringify({ id_token: 'id', decodedToken: { user: claims } }),
  )
  localStorage.setItem(
    'signIn.@@auth0spajs@@::client::api::openid',
    JSON.stringify({
      body: { access_token: 'kept-token', audience: 'api' },
      expiresAt: Date.now() / 1000 + seconds,
    }),
  )
}

/** Opens a page with the SDK loaded immediately, unless `lazy`. */
const start = async (
  { lazy = false, ...change }: Partial<typeof auth0> & { lazy?: boolean } = {},
  options: Partial<PageOptions> = {},
) => {
  identity.forget()
  jest.mocked(useAuth0).mockReturnValue({ ...auth0, ...change } as unknown as ReturnType<typeof useAuth0>)
  if (!lazy) void identity.want()
  const shown = await renderPage(
    <AuthBridge settings={settings} rolesClaim={ROLES_CLAIM} onReturn={() => {}} reload={reload}>
      <p>strona</p>
    </AuthBridge>,
    {
      route: 'courses',
      at: paths.courses(),
      texts,
      user: null,
      ...options,
      api: { getMe: learner(), ...options.api },
    },
  )
  if (!lazy) await waitFor(() => expect(identity.sdk).not.toBeNull())
  return shown
}
beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  auth0.getAccessTokenSilently.mockResolvedValue('token-1')
})

test('a signed-in user gets roles, then the account (P-AUTH-09, P-GUARD-13)', async () => {
  await start()
  await waitFor(() => expect(session.status).toBe('authenticated'))
  expect([session.roles, session.user?.email]).toEqual([['learner', 'admin'], 'anna@mowka.test'])
})

test('a different user than the last one finds none of their data and gets their own language', async () => {
  const userMetadata = { ...learner().userMetadata, learnLang: 'ES' as const }
  await start({ lazy: true }, { api: { getMe: learner({ userMetadata }) } })
  localStorage.setItem('lastPerson', '"auth0|bartek"')
  localStorage.setItem('preselectedCourse', '"c3"')
  act(() => session.setTargetLang('DE'))
  await act(async () => void identity.want())
  await waitFor(() => expect(session.status).toBe('authenticated'))
  expect(localStorage.getItem('preselectedCourse')).toBeNull()
  expect([session.targetLang, localStorage.getItem('targetLang')]).toEqual(['ES', '"ES"'])
})

test('a visitor is anonymous, and calls carry no token', async () => {
  await start({ isAuthenticated: false, user: undefined })
  await waitFor(() => expect(session.status).toBe('anonymous'))
  await sendRequest({ method: 'GET', path: '/user/me' })
  expect(auth0.getAccessTokenSilently).not.toHaveBeenCalled()
})

test('signing in passes target, interface language and hints to the provider (P-AUTH-01, P-AUTH-02, C21)', async () => {
  document.documentElement.lang = 'pl'
  await start({ isAuthenticated: false, user: undefined })
  await currentAuth().signIn('/course/c1?tab=2#l3')
  expect(auth0.loginWithRedirect).toHaveBeenLastCalledWith({
    appState: { target: '/course/c1?tab=2#l3' },
    authorizationParams: { ui_locales: 'pl', screen_hint: 'login', login_hint: undefined },
  })
  await currentAuth().signIn('/', 'signup')
  expect(auth0.loginWithRedirect).toHaveBeenLastCalledWith(
    expect.objectContaining({ authorizationParams: expect.objectContaining({ screen_hint: 'signup' }) }),
  )
})

test('a 401 during work ends the session and drops the tokens (P-AUTH-06, P-AUTH-07)', async () => {
  const { api } = await start()
  await waitFor(() => expect(session.status).toBe('authenticated'))
  api.answer({ getStats: failure(401) })
  await act(async () => {
    await expect(sendRequest({ method: 'GET', path: '/user/stats' })).rejects.toMatchObject({ status: 401 })
  })
  expect([session.status, session.user]).toEqual(['anonymous', null])
  expect(auth0.logout).toHaveBeenCalledWith({ openUrl: false })
  // The provider gets the last user's email as a hint for the new sign-in.
  await currentAuth().signIn('/course')
  expect(auth0.loginWithRedirect).toHaveBeenLastCalledWith(
    expect.objectContaining({
      authorizationParams: expect.objectContaining({ login_hint: 'anna@mowka.test' }),
    }),
  )
})

test('a persistent 401 signs in automatically once and then stops, however many calls are refused (P-AUTH-06)', async () => {
  const refuseAll = async () => {
    const { unmount } = await start({}, { api: { getMe: failure(401), getStats: failure(401) } })
    const stats = sendRequest({ method: 'GET', path: '/user/stats' })
    await act(() => stats.catch(() => {}) as Promise<void>)
    await waitFor(() => expect(session.status).toBe('anonymous'))
    unmount()
  }
  await refuseAll()
  expect(refusedSignIn.isStopped).toBe(false)
  await refuseAll()
  expect(refusedSignIn.isStopped).toBe(true)
  // The user requested this one, possibly with another account.
  await currentAuth().signIn('/course', 'again')
  expect(auth0.loginWithRedirect).toHaveBeenLastCalledWith(
    expect.objectContaining({
      authorizationParams: expect.objectContaining({ prompt: 'login', screen_hint: 'login' }),
    }),
  )
  await start({}, { api: { getStats: {} as never } })
  await waitFor(() => expect(session.status).toBe('authenticated'))
  await act(() => sendRequest<void>({ method: 'GET', path: '/user/stats' }))
  expect(refusedSignIn.isStopped).toBe(false)
})

test('revoked tokens end the session', async () => {
  await start()
  await waitFor(() => expect(session.status).toBe('authenticated'))
  auth0.getAccessTokenSilently.mockRejectedValue(Object.assign(new Error('gone'), { error: 'invalid_grant' }))
  await act(async () => {
    await sendRequest({ method: 'GET', path: '/user/me' }).catch(() => {})
  })
  expect(session.status).toBe('anonymous')
})

test('a network failure during a token refresh does not end the session', async () => {
  await start()
  await waitFor(() => expect(session.status).toBe('authenticated'))
  auth0.getAccessTokenSilently.mockRejectedValue(new TypeError('Failed to fetch'))
  await act(async () => {
    await expect(sendRequest({ method: 'GET', path: '/user/me' })).rejects.toMatchObject({ kind: 'network' })
  })
  expect(session.status).toBe('authenticated')
  expect(auth0.logout).not.toHaveBeenCalled()
})

test('an unconfirmed email has its own status (P-GUARD-04, P-GUARD-11)', async () => {
  await start({ isAuthenticated: false, user: undefined, error: new Error('email_not_verified') })
  await waitFor(() => expect(session.status).toBe('unverified'))
  expect(account.unconfirmedEmail).toBeNull()
})

test('the unconfirmed email is known if the provider names it', async () => {
  const error = new Error('email_not_verified: anna@mowka.test')
  await start({ isAuthenticated: false, user: undefined, error })
  await waitFor(() => expect(account.unconfirmedEmail).toBe('anna@mowka.test'))
  expect(session.status).toBe('unverified')
})

test('a failing provider leads to the sign-in page and does not loop', async () => {
  const { address, platform } = await start({
    isAuthenticated: false,
    user: undefined,
    error: new Error('server_error'),
  })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(session.status).toBe('anonymous')
  expect(platform.notify).toHaveBeenCalledWith('error', 'Logowanie się nie udało. Spróbuj jeszcze raz.')
})

test.each([
  'Expiration Time (exp) claim error in the ID token; current time (a) is after expiration time (b)',
  "Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet. Current time (a) is before b",
])(
  'a sign-in that fails because of the device clock leads to a page that explains it: %s',
  async (message) => {
    const { address, platform } = await start({
      isAuthenticated: false,
      user: undefined,
      error: new Error(message),
    })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(account.isClockWrong).toBe(true)
    expect(platform.notify).not.toHaveBeenCalled()
    account.setClockWrong(false)
  },
)

test('a sign-up is tracked once (P-AUTH-12, U21)', async () => {
  const { platform, api } = await start({}, { api: { getMe: learner({ isNew: true }) } })
  await waitFor(() => expect(platform.track).toHaveBeenCalledWith('USER_REGISTERED', { lang: 'ENG' }))
  api.answer({ getMe: learner() })
  expect(platform.track).toHaveBeenCalledTimes(1)
})

test('missing roles are awaited once, regardless of new tokens, and the guard waits for them (P-AUTH-10, C53)', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  try {
    const nobody = { ...claims, [ROLES_CLAIM]: [] as string[] }
    auth0.getIdTokenClaims.mockResolvedValue(nobody)
    const { api } = await start({ user: nobody })
    await waitFor(() => expect(session.status).toBe('authenticated'))
    expect(account.rolesPending).toBe(true)
    expect(auth0.getAccessTokenSilently).not.toHaveBeenCalledWith({ cacheMode: 'off' })
    await act(() => jest.advanceTimersByTimeAsync(EMPTY_ROLES_WAIT))
    expect(account.rolesPending).toBe(false)
    // Each new token has a new claims object.
    jest
      .mocked(useAuth0)
      .mockReturnValue({ ...auth0, user: { ...nobody } } as unknown as ReturnType<typeof useAuth0>)
    await act(() => i18next.changeLanguage('en') as Promise<unknown> as Promise<void>)
    await act(() => jest.advanceTimersByTimeAsync(3 * EMPTY_ROLES_WAIT))
    const refreshes = auth0.getAccessTokenSilently.mock.calls as unknown[][]
    expect(refreshes.filter(([options]) => options !== undefined)).toHaveLength(1)
    expect(api.sent('getMe')).toHaveLength(1)
  } finally {
    jest.useRealTimers()
    auth0.getIdTokenClaims.mockResolvedValue(claims)
  }
})

test("signing out during a call does not lead back to signing in, and the call is still sent under the user's name", async () => {
  const { api } = await start({}, { api: { getStats: failure(500) } })
  await waitFor(() => expect(session.status).toBe('authenticated'))
  auth0.logout.mockImplementation(async () => {
    auth0.getAccessTokenSilently.mockRejectedValue(
      Object.assign(new Error('gone'), { error: 'missing_refresh_token' }),
    )
  })
  try {
    const before = sendRequest({ method: 'GET', path: '/user/stats' }).catch(() => {})
    await act(() => currentAuth().signOut('https://mowka.test/login'))
    await act(() => sendRequest({ method: 'GET', path: '/user/stats' }).catch(() => {}) as Promise<void>)
    await before
  } finally {
    auth0.logout.mockImplementation(async () => {})
  }
  expect(auth0.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: 'https://mowka.test/login' } }]])
  expect(session.status).toBe('authenticated')
  expect(api.sent('getStats')).toHaveLength(2)
})

test('the confirmation of a deleted account stays until it is left, even if its token is refused (L-ACC-06)', async () => {
  const deleted = { deleted: true, siteUrl: 'https://mowka.test/' } as const
  const { address } = await start({}, { api: { deleteAccount: deleted, getStats: failure(401) } })
  await waitFor(() => expect(session.status).toBe('authenticated'))
  await act(async () => void (await callApi('deleteAccount', { body: { email: 'anna@mowka.test' } })))
  const stats = sendRequest({ method: 'GET', path: '/user/stats' })
  await act(() => stats.catch(() => {}) as Promise<void>)
  await expect(stats).rejects.toMatchObject({ status: 401 })
  const key = 'signIn.@@auth0spajs@@::client::@@user@@'
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect([session.status, address(), refusedSignIn.isStopped]).toEqual(['authenticated', '/course', false])
  expect(auth0.logout).not.toHaveBeenCalled()
  await act(() => currentAuth().signOut('https://mowka.test/'))
  expect(auth0.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: 'https://mowka.test/' } }]])
})

test('the silent refresh fetches new tokens past the cache (P-AUTH-11)', async () => {
  await start()
  await currentAuth().refresh()
  expect(auth0.getAccessTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'off' })
})

describe('before the SDK is loaded', () => {
  const sentToken = () => jest.mocked(useAuth0).mock.calls.length

  test('a user with a stored sign-in continues immediately with the stored token', async () => {
    keepSignIn(300)
    const { api } = await start({ lazy: true })
    await waitFor(() => expect(session.status).toBe('authenticated'))
    expect([session.roles, session.user?.email]).toEqual([['learner', 'admin'], 'anna@mowka.test'])
    expect(sentToken()).toBe(0)
    expect(api.tokens('getMe')).toEqual(['kept-token'])
  })

  test('an expiring token is first renewed by the SDK', async () => {
    keepSignIn(30)
    const { api } = await start({ lazy: true })
    await waitFor(() => expect(session.status).toBe('authenticated'))
    expect(api.tokens('getMe')).toEqual(['token-1'])
  })

  test('the SDK is not loaded on a public page, and signing in loads it', async () => {
    await start({ lazy: true, isAuthenticated: false, user: undefined })
    expect([session.status, sentToken()]).toEqual(['anonymous', 0])
    void currentAuth().signIn('/course')
    await waitFor(() => expect(auth0.loginWithRedirect).toHaveBeenCalledTimes(1))
  })

  test('data that only the SDK can read is left to it', async () => {
    localStorage.setItem('signIn.@@auth0spajs@@::client::@@user@@', '{"of": "another version"}')
    await start({ lazy: true })
    await waitFor(() => expect(session.status).toBe('authenticated'))
    expect(sentToken()).toBeGreaterThan(0)
  })

  test('a stored token that the API refuses ends the session, and the SDK drops it (P-AUTH-06)', async () => {
    keepSignIn(300)
    await start({ lazy: true }, { api: { getMe: failure(401) } })
    await waitFor(() => expect(auth0.logout).toHaveBeenCalledWith({ openUrl: false }))
    expect(session.status).toBe('anonymous')
  })

  test('signing out ends the sign-in at the provider too', async () => {
    keepSignIn(300)
    await start({ lazy: true })
    await waitFor(() => expect(session.status).toBe('authenticated'))
    void currentAuth().signOut('https://mowka.test/login')
    await waitFor(() =>
      expect(auth0.logout).toHaveBeenCalledWith({ logoutParams: { returnTo: 'https://mowka.test/login' } }),
    )
  })
})

describe('a returning user', () => {
  const comeBack = async (getMe: NonNullable<PageOptions['api']>['getMe']) => {
    keepSignIn(300)
    responseCache.start('1', window)
    responseCache.begin('auth0|anna')
    responseCache.storeMe(learner({ givenName: 'Anna' }))
    return start({ lazy: true }, { api: { getMe }, user: null })
  }
  afterEach(() => act(() => responseCache.forget()))

  test("is shown immediately, and updated with the server's response", async () => {
    let answer: (user: User) => void = () => {}
    await comeBack(() => new Promise<User>((resolve) => (answer = resolve)))
    await waitFor(() => expect(session.user?.givenName).toBe('Anna'))
    expect(session.status).toBe('authenticated')
    await act(async () => answer(learner({ givenName: 'Ania' })))
    await waitFor(() => expect(session.user?.givenName).toBe('Ania'))
    expect(responseCache.me?.givenName).toBe('Ania')
  })

  test('has the cache lifetime extended when the server confirms the account', async () => {
    let answer: (user: User) => void = () => {}
    await comeBack(() => new Promise<User>((resolve) => (answer = resolve)))
    await waitFor(() => expect(session.user?.givenName).toBe('Anna'))
    const same = JSON.parse(JSON.stringify(session.user)) as User
    const storeMe = jest.spyOn(responseCache, 'storeMe')
    await act(async () => answer(same))
    await waitFor(() => expect(storeMe).toHaveBeenCalledWith(same))
    storeMe.mockRestore()
  })

  test('can continue without a network', async () => {
    await comeBack(failure(0))
    await waitFor(() => expect(account.failed).toBe(true))
    expect([session.status, session.user?.givenName]).toEqual(['authenticated', 'Anna'])
  })

  test('is signed out and cleared if the server refuses (P-AUTH-06)', async () => {
    await comeBack(failure(401))
    await waitFor(() => expect(session.status).toBe('anonymous'))
    expect([session.user, responseCache.me, localStorage.getItem('keptAnswers')]).toEqual([null, null, null])
  })
})

describe('another tab', () => {
  const key = 'signIn.@@auth0spajs@@::client::@@user@@'
  const change = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    })

  test('signing out there signs out here, on the sign-in page and without a new sign-in', async () => {
    const { address } = await start()
    await waitFor(() => expect(session.status).toBe('authenticated'))
    change(null)
    expect([session.status, address()]).toEqual(['anonymous', '/login'])
    expect(auth0.loginWithRedirect).not.toHaveBeenCalled()
  })

  test.each([
    ['signed out, which leaves nothing of them', null, null],
    ['let a sign-in end, which leaves it to whoever comes back', '"auth0|anna"', '{}'],
  ])('%s', async (_, lastPerson, left) => {
    await start()
    await waitFor(() => expect(session.status).toBe('authenticated'))
    sessionStorage.setItem('drawerDrafts', '{}')
    if (lastPerson === null) localStorage.removeItem('lastPerson')
    change(null)
    expect(sessionStorage.getItem('drawerDrafts')).toBe(left)
  })

  test('signing in as another user there restarts this tab', async () => {
    await start()
    await waitFor(() => expect(session.status).toBe('authenticated'))
    change(JSON.stringify({ decodedToken: { user: { sub: 'auth0|anna' } } }))
    expect(reload).not.toHaveBeenCalled()
    change(JSON.stringify({ decodedToken: { user: { sub: 'auth0|bartek' } } }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
