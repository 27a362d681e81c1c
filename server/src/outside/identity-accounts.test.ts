import { readConfig } from '../config'
import { ExternalServiceError } from './external-service-error'
import { managedAccounts } from './identity-accounts'

type Sent = { url: string; method: string | undefined; body: string; authorization: string | null }
let sent: Sent[]
let answers: Response[]
const realFetch = globalThis.fetch
beforeEach(() => {
  sent = []
  answers = []
  globalThis.fetch = async (url, init = {}) => {
    const { method, body, headers } = init
    sent.push({
      url: String(url),
      method,
      body: String(body ?? ''),
      authorization: new Headers(headers).get('authorization'),
    })
    const answer = answers.shift()
    if (!answer) throw new Error('nothing was prepared')
    return answer
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const accounts = managedAccounts(readConfig({}).identity, { tries: 1, failures: 1_000 })
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

describe('password reset at the identity provider (S-USER-10)', () => {
  test('requests a password reset by address and connection', async () => {
    answers = [new Response('We have just sent you an email.')]
    await accounts.mailPasswordReset('anna@mowka.test')
    expect(sent).toEqual([
      {
        url: 'http://localhost:4001/dbconnections/change_password',
        method: 'POST',
        body: JSON.stringify({
          client_id: 'mowka-web',
          email: 'anna@mowka.test',
          connection: 'Username-Password-Authentication',
        }),
        authorization: null,
      },
    ])
  })

  test.each([
    [503, true],
    [429, true],
    [400, false],
  ])(
    'a password reset refused with %i reports whether a retry makes sense',
    async (status, isUnavailable) => {
      answers = [new Response('', { status })]
      const error = await failure(accounts.mailPasswordReset('anna@mowka.test'))
      expect(error).toBeInstanceOf(ExternalServiceError)
      expect(error).toMatchObject({ service: 'identity', status, isUnavailable })
      expect(String(error)).not.toContain('anna')
    },
  )
})

describe('account deletion at the identity provider (S-USER-11)', () => {
  const token = () => Response.json({ access_token: 'machine', expires_in: 3600 })

  test.each([204, 404])('deletes an account with a machine token and accepts status %i', async (status) => {
    answers = [token(), new Response(null, { status })]
    await accounts.remove('auth0|a/b')
    expect(sent[0]).toMatchObject({ url: 'http://localhost:4001/oauth/token', method: 'POST' })
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'mowka-api',
      client_secret: 'mowka-api-secret',
      audience: 'http://localhost:4001/api/v2/',
    })
    expect(sent[1]).toEqual({
      url: 'http://localhost:4001/api/v2/users/auth0%7Ca%2Fb',
      method: 'DELETE',
      body: '',
      authorization: 'Bearer machine',
    })
  })

  test('deletion fails if the provider refuses the client, returns no token, or refuses to delete', async () => {
    const outcomes: unknown[] = []
    for (const given of [
      [new Response('', { status: 401 })],
      [Response.json({})],
      [token(), new Response('', { status: 403 })],
      [token(), new Response('', { status: 500 })],
    ]) {
      answers = given
      outcomes.push(await failure(accounts.remove('auth0|x')))
    }
    expect(outcomes).toMatchObject([
      { status: 401, isUnavailable: false },
      { isUnavailable: false, code: 'another shape' },
      { status: 403, isUnavailable: false },
      { status: 500, isUnavailable: true },
    ])
  })
})
