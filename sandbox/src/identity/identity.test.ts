import { Browser } from '../../testing/browser'
import { RunningSandbox } from '../../testing/running-sandbox'
import {
  AUDIENCE,
  authorizeRequest,
  exchangeCode,
  opened,
  ROLES,
  refresh,
  signInAs,
  token,
  tokensFor,
} from '../../testing/sign-in'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start({ MOWKA_REFRESH_LEEWAY: '1' })
})
afterAll(() => sandbox.remove())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('signing in with a browser', () => {
  test('leads through the form back to the platform, and the code is exchanged for tokens with the right claims', async () => {
    const { verifier, back } = await signInAs(sandbox, new Browser(), 'admin@mowka.test')
    expect(back.origin + back.pathname).toBe(`${sandbox.platform}/course`)
    expect(back.searchParams.get('state')).toBe('a-state')

    const { status, body } = await exchangeCode(sandbox, back.searchParams.get('code') ?? '', verifier)
    expect(status).toBe(200)
    const access = await opened(sandbox, body.access_token)
    expect(access.isSigned).toBe(true)
    expect(access.header).toMatchObject({ typ: 'at+jwt', alg: 'RS256' })
    expect(access.claims).toMatchObject({
      iss: `${sandbox.identity}/`,
      aud: AUDIENCE,
      sub: 'auth0|mowka-admin',
      email: 'admin@mowka.test',
      email_verified: true,
      given_name: 'Joanna',
      family_name: 'Kamińska',
      [ROLES]: ['admin'],
      'https://mowka.test/social': false,
    })
    expect(Number(access.claims.exp) - Number(access.claims.iat)).toBe(15 * 60)

    const id = await opened(sandbox, body.id_token)
    expect(id.isSigned).toBe(true)
    expect(id.header.typ).not.toBe('at+jwt')
    expect(id.claims).toMatchObject({
      aud: 'mowka-web',
      nonce: 'a-nonce',
      sub: 'auth0|mowka-admin',
      email: 'admin@mowka.test',
      [ROLES]: ['admin'],
    })
    expect(body.refresh_token).toBeTruthy()
  })

  test('requires the verifier that belongs to the code', async () => {
    const { back } = await signInAs(sandbox, new Browser(), 'learner@mowka.test')
    const { status, body } = await exchangeCode(sandbox, back.searchParams.get('code') ?? '', 'v'.repeat(43))
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' })
  })

  test('shows a wrong password in Polish, preserves the email, and allows another attempt', async () => {
    const browser = new Browser()
    const { form, page } = await signInAs(sandbox, browser, 'learner@mowka.test', 'wrong')
    expect(page).toContain('Nieprawidłowy e-mail lub hasło.')
    expect(page).toContain('value="learner@mowka.test"')
    const back = await browser.follow(form.url, sandbox.platform, {
      email: 'learner@mowka.test',
      password: 'mowka',
    })
    expect(new URL(back.url).searchParams.get('code')).toBeTruthy()
  })

  test('shows the form with its documented names, the hinted email and a sandbox notice', async () => {
    const { url } = authorizeRequest(sandbox, { login_hint: 'hint@mowka.test' })
    const { page } = await new Browser().follow(url, sandbox.platform)
    expect(page).toMatch(/<label for="email">E-mail<\/label>/)
    expect(page).toMatch(/<label for="password">Hasło<\/label>/)
    expect(page).toMatch(/<button [^>]*>Zaloguj się<\/button>/)
    expect(page).toContain('value="hint@mowka.test"')
    expect(page).toContain('To jest piaskownica')
  })

  test('fills in the form for a sandbox account without a script', async () => {
    const browser = new Browser()
    const form = await browser.follow(authorizeRequest(sandbox).url, sandbox.platform)
    const response = await browser.open(`${form.url}?account=expired%40mowka.test`)
    const page = await response.text()
    expect(page).toContain('value="expired@mowka.test"')
    expect(page).toContain('value="mowka"')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
  })

  test('is in English for ui_locales=en', async () => {
    const { url } = authorizeRequest(sandbox, { ui_locales: 'en' })
    const { page } = await new Browser().follow(url, sandbox.platform)
    expect(page).toContain('<html lang="en">')
    expect(page).toMatch(/<label for="password">Password<\/label>/)
  })

  test('returns an unverified account with access_denied, email_not_verified and the email (P-GUARD-04)', async () => {
    const { back } = await signInAs(sandbox, new Browser(), 'unverified@mowka.test')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'email_not_verified: unverified@mowka.test',
      state: 'a-state',
    })
  })

  test('marks a social account by its id and claim', async () => {
    const { claims } = await opened(sandbox, (await tokensFor(sandbox, 'social@mowka.test')).access_token)
    expect(claims).toMatchObject({ sub: 'google-oauth2|mowka-social', 'https://mowka.test/social': true })
  })

  test('refuses a redirect outside localhost', async () => {
    const { url } = authorizeRequest(sandbox, { redirect_uri: 'https://evil.example/' })
    const response = await new Browser().open(url)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Nie udało się zalogować')
  })

  test('offers a restart when a finished sign-in is opened again', async () => {
    const browser = new Browser()
    const { form } = await signInAs(sandbox, browser, 'learner@mowka.test')
    const response = await browser.open(form.url)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Zacznij logowanie od nowa')
  })
})

describe('a session', () => {
  test('responds to a silent request by message during a session, and with login_required without one', async () => {
    const browser = new Browser()
    await signInAs(sandbox, browser, 'learner@mowka.test')
    const { url } = authorizeRequest(sandbox, { prompt: 'none', response_mode: 'web_message' })
    const silent = await browser.open(url)
    const page = await silent.text()
    expect(page).toContain('authorization_response')
    expect(page).toMatch(/"code":"/)
    expect(silent.headers.get('x-frame-options')).toBeNull()
    expect(await (await new Browser().open(url)).text()).toContain('login_required')
  })

  test('ends with /v2/logout, which redirects to returnTo', async () => {
    const browser = new Browser()
    await signInAs(sandbox, browser, 'learner@mowka.test')
    const returnTo = `${sandbox.platform}/login`
    const query = new URLSearchParams({ client_id: 'mowka-web', returnTo })
    const leaving = await browser.open(`${sandbox.identity}/v2/logout?${query}`)
    const page = await leaving.text()
    expect(leaving.headers.get('content-security-policy')).toMatch(/script-src 'nonce-/)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    const left = await browser.open(action, { xsrf, logout: 'yes' })
    expect(left.headers.get('location')).toBe(returnTo)

    const { url } = authorizeRequest(sandbox, { prompt: 'none', response_mode: 'web_message' })
    expect(await (await browser.open(url)).text()).toContain('login_required')
  })

  test('refuses a logout redirect to a foreign address', async () => {
    const query = new URLSearchParams({ client_id: 'mowka-web', returnTo: 'https://evil.example/' })
    expect((await new Browser().open(`${sandbox.identity}/v2/logout?${query}`)).status).toBe(400)
  })
})

describe('refresh tokens', () => {
  test('are rotated: each use returns a new one and a new access token', async () => {
    const first = await tokensFor(sandbox, 'learner@mowka.test')
    const second = await refresh(sandbox, first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect(second.body.access_token).not.toBe(first.access_token)
    expect((await refresh(sandbox, second.body.refresh_token)).status).toBe(200)
  })

  test('can be used twice concurrently, so that two tabs both stay signed in', async () => {
    const { refresh_token: shared } = await tokensFor(sandbox, 'learner@mowka.test')
    const tabs = await Promise.all([refresh(sandbox, shared), refresh(sandbox, shared)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    const next = await Promise.all(tabs.map(({ body }) => refresh(sandbox, body.refresh_token)))
    expect(next.map(({ status }) => status)).toEqual([200, 200])
  })

  test('end the whole sign-in if reused after the leeway', async () => {
    const { refresh_token: first } = await tokensFor(sandbox, 'learner@mowka.test')
    const second = await refresh(sandbox, first)
    await pause(2_100)
    const reused = await refresh(sandbox, first)
    expect({ status: reused.status, error: reused.body.error }).toEqual({
      status: 400,
      error: 'invalid_grant',
    })
    expect((await refresh(sandbox, second.body.refresh_token)).status).toBe(400)
  })
})

describe('the password grant', () => {
  const fields = {
    grant_type: 'password',
    client_id: 'mowka-web',
    username: 'company-admin@mowka.test',
    password: 'mowka',
    audience: AUDIENCE,
  }

  test.each(['form', 'json'] as const)('returns tokens for a %s body', async (as) => {
    const { status, body } = await token(sandbox, fields, as)
    expect(status).toBe(200)
    expect(body.expires_in).toBe(15 * 60)
    expect(body.refresh_token).toBeUndefined()
    const access = await opened(sandbox, body.access_token)
    expect(access.header.typ).toBe('at+jwt')
    expect(access.claims).toMatchObject({
      aud: AUDIENCE,
      sub: 'auth0|mowka-company-admin',
      [ROLES]: ['company-admin'],
    })
    const id = await opened(sandbox, body.id_token)
    expect(id.header.typ).not.toBe('at+jwt')
    expect(id.claims).toMatchObject({
      aud: 'mowka-web',
      sub: 'auth0|mowka-company-admin',
      [ROLES]: ['company-admin'],
    })
    expect(body.id_token).not.toBe(body.access_token)
  })

  test('adds a working refresh token if offline_access is requested', async () => {
    const { body } = await token(sandbox, { ...fields, scope: 'openid offline_access' }, 'json')
    const refreshed = await refresh(sandbox, body.refresh_token)
    expect(refreshed.status).toBe(200)
    expect((await opened(sandbox, refreshed.body.access_token)).claims).toMatchObject({ aud: AUDIENCE })
  })

  test('refuses a wrong password, an unverified email and an unknown API', async () => {
    const wrong = await token(sandbox, { ...fields, password: 'mowk' })
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({ status: 403, error: 'invalid_grant' })
    const unverified = await token(sandbox, { ...fields, username: 'unverified@mowka.test' })
    expect(unverified).toMatchObject({ status: 403, body: { error_description: 'email_not_verified' } })
    expect((await token(sandbox, { ...fields, audience: 'https://other.test' })).status).toBe(403)
  })

  test('refuses an invalid JSON body', async () => {
    const response = await fetch(`${sandbox.identity}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(response.status).toBe(400)
  })
})

describe('pages of the platform', () => {
  test('may call the token endpoint with the SDK header, and pages of other sites may not', async () => {
    const ask = (origin: string) =>
      fetch(`${sandbox.identity}/oauth/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'mowka-web',
          refresh_token: 'none',
        }),
      })
    const preflight = await fetch(`${sandbox.identity}/oauth/token`, {
      method: 'OPTIONS',
      headers: {
        origin: sandbox.platform,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'auth0-client',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(sandbox.platform)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('auth0-client')
    expect((await ask(sandbox.platform)).headers.get('access-control-allow-origin')).toBe(sandbox.platform)
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
