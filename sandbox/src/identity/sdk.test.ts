import { webcrypto } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Auth0Client, Auth0ClientOptions } from '@auth0/auth0-spa-js'
import { Browser } from '../../testing/browser'
import { RunningSandbox } from '../../testing/running-sandbox'
import { AUDIENCE, opened, ROLES } from '../../testing/sign-in'

/** The platform's SDK in a jsdom page, against the running sandbox. */

interface Page {
  window: Window & typeof globalThis & { close(): void }
}
type JsdomConstructor = new (html: string, options: { url: string }) => Page

let sandbox: RunningSandbox
let page: Page
let Client: new (options: Auth0ClientOptions) => Auth0Client

beforeAll(async () => {
  sandbox = await RunningSandbox.start()
  const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
  const { JSDOM } = fromEnvironment('jsdom') as { JSDOM: JsdomConstructor }
  page = new JSDOM('<!doctype html><body></body>', { url: `${sandbox.platform}/` })
  const { window } = page
  const browser = {
    window,
    document: window.document,
    localStorage: window.localStorage,
    location: window.location,
  }
  for (const [name, value] of Object.entries({ ...browser, sessionStorage: window.sessionStorage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  Object.defineProperty(window, 'crypto', { value: webcrypto })
  Object.assign(window, { fetch: globalThis.fetch, btoa: globalThis.btoa, atob: globalThis.atob })
  Client = require('@auth0/auth0-spa-js').Auth0Client
})
afterAll(async () => {
  page.window.close()
  await sandbox.remove()
})
beforeEach(() => page.window.localStorage.clear())

function client(): Auth0Client {
  return new Client({
    domain: sandbox.identity,
    clientId: 'mowka-web',
    useRefreshTokens: true,
    cacheLocation: 'localstorage',
    authorizationParams: { redirect_uri: `${sandbox.platform}/`, audience: AUDIENCE },
  })
}

/** Signs in through the form with the SDK on both ends; returns the result of handleRedirectCallback. */
async function signIn(auth: Auth0Client, browser: Browser, email: string) {
  let target = ''
  await auth.loginWithRedirect({
    appState: { target: '/course' },
    authorizationParams: { ui_locales: 'pl', screen_hint: 'login', login_hint: email },
    openUrl: (url) => {
      target = url
    },
  })
  const form = await browser.follow(target, sandbox.platform)
  const back = await browser.follow(form.url, sandbox.platform, { email, password: 'mowka' })
  return auth.handleRedirectCallback(back.url)
}

test('the SDK signs in, knows the user and roles, and gets a token for the API (P-AUTH-01)', async () => {
  const auth = client()
  const { appState } = await signIn(auth, new Browser(), 'admin@mowka.test')
  expect(appState).toEqual({ target: '/course' })
  expect(await auth.getUser()).toMatchObject({
    sub: 'auth0|mowka-admin',
    email: 'admin@mowka.test',
    given_name: 'Joanna',
    [ROLES]: ['admin'],
  })
  const { isSigned, header, claims } = await opened(sandbox, (await auth.getTokenSilently()) ?? '')
  expect({ isSigned, typ: header.typ, aud: claims.aud }).toEqual({
    isSigned: true,
    typ: 'at+jwt',
    aud: AUDIENCE,
  })
})

test('the SDK renews its token, and a second page with the old one stays signed in', async () => {
  await signIn(client(), new Browser(), 'learner@mowka.test')
  const before = { ...page.window.localStorage }
  const first = await client().getTokenSilently({ cacheMode: 'off' })
  // A page reloaded before the response arrived still has the previous token.
  for (const [key, value] of Object.entries(before)) page.window.localStorage.setItem(key, value)
  const second = await client().getTokenSilently({ cacheMode: 'off' })
  expect(first).not.toBe(second)
  expect(await client().getTokenSilently({ cacheMode: 'off' })).toBeTruthy()
})

test('the SDK gets email_not_verified with its state for an unverified account (P-GUARD-04)', async () => {
  await expect(signIn(client(), new Browser(), 'unverified@mowka.test')).rejects.toMatchObject({
    error: 'access_denied',
    error_description: 'email_not_verified: unverified@mowka.test',
    appState: { target: '/course' },
  })
})

test('the SDK signs out through the address that the sandbox returns', async () => {
  const auth = client()
  await signIn(auth, new Browser(), 'learner@mowka.test')
  let target = ''
  await auth.logout({
    logoutParams: { returnTo: `${sandbox.platform}/` },
    openUrl: (url) => {
      target = url
    },
  })
  expect(target).toMatch(new RegExp(`^${sandbox.identity}/v2/logout\\?.*returnTo=`))
  expect(await auth.isAuthenticated()).toBe(false)
})
