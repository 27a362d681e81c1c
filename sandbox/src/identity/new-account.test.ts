import { Browser } from '../../testing/browser'
import { emailsTo, linkIn } from '../../testing/mailbox'
import { RunningSandbox } from '../../testing/running-sandbox'
import {
  authorizeRequest,
  exchangeCode,
  opened,
  ROLES,
  refresh,
  signInAs,
  token,
  tokensFor,
} from '../../testing/sign-in'
import { LINKS_PER_HOUR } from './link-emails'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())

/** Fills in the sign-up page; returns the browser's final address and the page. */
async function signUp(form: Record<string, string>, at = sandbox) {
  const browser = new Browser()
  const { url } = authorizeRequest(at, { screen_hint: 'signup', login_hint: form.email ?? '' })
  const page = await browser.follow(url, at.platform)
  expect(page.page).toContain('<h1>Załóż konto</h1>')
  const target = /action="([^"]+)"/.exec(page.page)?.[1] ?? ''
  return browser.follow(new URL(target, page.url).href, at.platform, form)
}

const PERSON = { givenName: 'Łucja', familyName: 'Żak', email: 'Lucja@Mowka.test', password: 'bardzo-tajne' }

describe('a new account', () => {
  test('signs in unconfirmed during the grace period, and its tokens are confirmed once the emailed link is opened', async () => {
    const back = new URL((await signUp(PERSON)).url)
    expect(back.searchParams.get('code')).toBeTruthy()

    const before = await signInAs(sandbox, new Browser(), 'lucja@mowka.test', PERSON.password)
    const grace = (await exchangeCode(sandbox, before.back.searchParams.get('code') ?? '', before.verifier))
      .body
    expect((await opened(sandbox, grace.access_token)).claims.email_verified).toBe(false)

    const [email] = await emailsTo(sandbox, 'lucja@mowka.test')
    expect(email).toMatchObject({
      subject: 'Potwierdź adres e-mail w\u00a0Mówce',
      to: [{ name: 'Łucja Żak' }],
    })
    const confirmed = await fetch(linkIn(email))
    expect(await confirmed.text()).toContain('Adres potwierdzony')
    expect((await fetch(linkIn(email))).status).toBe(200)

    const renewed = (await refresh(sandbox, grace.refresh_token)).body
    expect((await opened(sandbox, renewed.access_token)).claims.email_verified).toBe(true)
    expect((await opened(sandbox, renewed.id_token)).claims.email_verified).toBe(true)

    const { verifier, back: home } = await signInAs(
      sandbox,
      new Browser(),
      'lucja@mowka.test',
      PERSON.password,
    )
    const { body } = await exchangeCode(sandbox, home.searchParams.get('code') ?? '', verifier)
    const { claims } = await opened(sandbox, body.access_token)
    expect(claims).toMatchObject({ given_name: 'Łucja', email_verified: true, [ROLES]: ['learner'] })
    expect(claims.sub).toMatch(/^auth0\|[0-9a-f]{24}$/)
  })

  test('gets the confirmation email again on request', async () => {
    await signUp({ ...PERSON, email: 'again@mowka.test' })
    const page = `${sandbox.identity}/account/resend-verification`
    const form = await (await fetch(`${page}?email=again@mowka.test`)).text()
    expect(form).toContain('value="again@mowka.test"')
    await fetch(page, { method: 'POST', body: new URLSearchParams({ email: 'again@mowka.test' }) })
    const emails = await emailsTo(sandbox, 'again@mowka.test')
    expect(emails).toHaveLength(2)
    expect(linkIn(emails[0])).not.toBe(linkIn(emails[1]))
  })

  test('gets at most five links per hour from a page, also after a restart, and the page tells when the next is possible', async () => {
    const own = await RunningSandbox.start()
    const ask = async (path: string, email: string) => {
      const body = new URLSearchParams({ email })
      const response = await fetch(`${own.identity}/account/${path}`, { method: 'POST', body })
      return { status: response.status, page: await response.text() }
    }
    await signUp(PERSON, own)
    for (let time = 0; time < LINKS_PER_HOUR; time++) {
      expect((await ask('resend-verification', PERSON.email)).status).toBe(200)
      expect((await ask('resend-verification', 'nobody@mowka.test')).status).toBe(200)
    }
    await own.restart({})
    const refused = await ask('resend-verification', ' lucja@mowka.test')
    expect(refused.status).toBe(429)
    expect(refused.page).toMatch(/możesz poprosić za\u00a0(60|59)\u00a0min/)
    expect((await ask('resend-verification', 'nobody@mowka.test')).status).toBe(429)
    // The sign-up sends one, too.
    expect(await emailsTo(own, 'lucja@mowka.test')).toHaveLength(LINKS_PER_HOUR + 1)
    expect((await ask('reset-password', PERSON.email)).status).toBe(200)
    await own.remove()
  })

  test('is not created from an invalid form, and each field shows its error', async () => {
    const { page } = await signUp({
      givenName: '',
      familyName: 'Żak',
      email: 'learner@mowka.test',
      password: 'krótkie',
    })
    expect(page).toContain('Wpisz imię.')
    expect(page).toContain('Konto z\u00a0tym adresem już istnieje.')
    expect(page).toContain('Hasło musi mieć co najmniej 8\u00a0znaków.')
    expect(page).not.toContain('krótkie')
    expect(await emailsTo(sandbox, 'learner@mowka.test')).toEqual([])
  })

  test('escapes user input in the page', async () => {
    const { page } = await signUp({ ...PERSON, givenName: '"><script>alert(1)</script>', email: 'x' })
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})

describe('an unconfirmed account after the grace period', () => {
  let strict: RunningSandbox
  beforeAll(async () => {
    strict = await RunningSandbox.start({ MOWKA_CONFIRMATION_GRACE: '0' })
  })
  afterAll(() => strict.remove())

  test('is refused with its address until the emailed link is opened', async () => {
    const back = new URL((await signUp(PERSON, strict)).url)
    expect(back.searchParams.get('error_description')).toBe('email_not_verified: lucja@mowka.test')
    const again = () => signInAs(strict, new Browser(), 'lucja@mowka.test', PERSON.password)
    expect((await again()).back.searchParams.get('error_description')).toBe(
      'email_not_verified: lucja@mowka.test',
    )
    await fetch(linkIn((await emailsTo(strict, 'lucja@mowka.test'))[0]))
    expect((await again()).back.searchParams.get('code')).toBeTruthy()
  })

  test('loses its sessions and refresh tokens', async () => {
    const late = await RunningSandbox.start({ MOWKA_CONFIRMATION_GRACE: '1' })
    await signUp(PERSON, late)
    const { verifier, back } = await signInAs(late, new Browser(), 'lucja@mowka.test', PERSON.password)
    const { body } = await exchangeCode(late, back.searchParams.get('code') ?? '', verifier)
    await late.restart({ MOWKA_CONFIRMATION_GRACE: '0' })
    expect((await refresh(late, body.refresh_token)).body.error).toBe('invalid_grant')
    await late.remove()
  })
})

describe('a forgotten password', () => {
  test('is reset through an emailed link that works once, and every session ends', async () => {
    const before = await tokensFor(sandbox, 'expired@mowka.test')
    const asked = await fetch(`${sandbox.identity}/account/reset-password`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'expired@mowka.test' }),
    })
    expect(await asked.text()).toContain('Sprawdź pocztę')
    const link = linkIn((await emailsTo(sandbox, 'expired@mowka.test'))[0])
    expect(await (await fetch(link)).text()).toContain('Powtórz nowe hasło')

    const ticket = new URL(link).searchParams.get('ticket') ?? ''
    const save = (password: string, repeated: string) =>
      fetch(`${sandbox.identity}/account/new-password`, {
        method: 'POST',
        body: new URLSearchParams({ ticket, password, repeated }),
      })
    expect(await (await save('nowe-haslo', 'inne-haslo')).text()).toContain('Hasła się różnią.')
    expect(await (await save('nowe-haslo', 'nowe-haslo')).text()).toContain('Hasło zmienione')
    expect((await save('znowu-nowe', 'znowu-nowe')).status).toBe(410)

    const grant = { grant_type: 'password', client_id: 'mowka-web', username: 'expired@mowka.test' }
    expect((await token(sandbox, { ...grant, password: 'mowka' })).status).toBe(403)
    expect((await token(sandbox, { ...grant, password: 'nowe-haslo' })).status).toBe(200)
    expect((await refresh(sandbox, before.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('can be requested through Auth0’s own call, which never reveals whether an account exists', async () => {
    const ask = async (email: string) => {
      const response = await fetch(`${sandbox.identity}/dbconnections/change_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: 'mowka-web',
          email,
          connection: 'Username-Password-Authentication',
        }),
      })
      return `${response.status} ${await response.text()}`
    }
    expect(await ask('employee@mowka.test')).toBe(await ask('nobody@mowka.test'))
    expect(await ask('social@mowka.test')).toMatch(/^200 /)
    expect(await emailsTo(sandbox, 'employee@mowka.test')).toHaveLength(1)
    expect(await emailsTo(sandbox, 'nobody@mowka.test')).toEqual([])
    expect(await emailsTo(sandbox, 'social@mowka.test')).toEqual([])
    expect(await ask('no address')).toMatch(/^400 /)
  })
})

describe('the account management calls', () => {
  const machine = {
    grant_type: 'client_credentials',
    client_id: 'mowka-api',
    client_secret: 'mowka-api-secret',
  }

  async function machineToken() {
    const { body } = await token(sandbox, { ...machine, audience: `${sandbox.identity}/api/v2/` }, 'json')
    return body.access_token
  }
  const remove = (id: string, bearer: string) =>
    fetch(`${sandbox.identity}/api/v2/users/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${bearer}` },
    })

  test('delete an account permanently, and its sign-in and refresh tokens stop working', async () => {
    const tokens = await tokensFor(sandbox, 'newcomer@mowka.test')
    expect((await remove('auth0|mowka-newcomer', await machineToken())).status).toBe(204)
    expect((await refresh(sandbox, tokens.refresh_token)).status).toBe(400)
    const grant = {
      grant_type: 'password',
      client_id: 'mowka-web',
      username: 'newcomer@mowka.test',
      password: 'mowka',
    }
    expect((await token(sandbox, grant)).status).toBe(403)
    expect((await remove('auth0|mowka-newcomer', await machineToken())).status).toBe(204)

    await sandbox.end('SIGTERM')
    await sandbox.start()
    expect((await token(sandbox, grant)).status).toBe(403)
  })

  test('set the roles that the account’s next token contains, and refuse unknown ones', async () => {
    const bearer = await machineToken()
    const user = `${sandbox.identity}/api/v2/users/${encodeURIComponent('auth0|mowka-editor')}`
    const change = (roles: unknown) =>
      fetch(user, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ app_metadata: { roles } }),
      })
    expect((await change(['learner', 'support'])).status).toBe(200)
    expect((await change(['owner'])).status).toBe(400)
    const { access_token } = await tokensFor(sandbox, 'editor@mowka.test')
    expect((await opened(sandbox, access_token)).claims[ROLES]).toEqual(['learner', 'support'])
    const read = await fetch(user, { headers: { authorization: `Bearer ${bearer}` } })
    expect(await read.json()).toMatchObject({ app_metadata: { roles: ['learner', 'support'] } })
  })

  test('require a token of the machine client: none, a learner’s or an ID token is refused', async () => {
    const learner = await tokensFor(sandbox, 'learner@mowka.test')
    for (const bearer of ['', learner.access_token, learner.id_token, 'nonsense']) {
      expect((await remove('auth0|mowka-learner', bearer)).status).toBe(401)
    }
    expect((await tokensFor(sandbox, 'learner@mowka.test')).access_token).toBeTruthy()
  })

  test('are refused a token for a wrong secret', async () => {
    expect((await token(sandbox, { ...machine, client_secret: 'guess' })).status).toBe(401)
  })
})
