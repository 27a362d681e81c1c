import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { readConfig } from '../config'
import { ExternalServiceError } from './external-service-error'
import { managedAccounts, remoteKeys, tokenIdentity, VerifiedTokens } from './identity'

const { issuer, audience } = readConfig({}).identity
const policy = { timeout: 1_000, tries: 1, pause: 1, failures: 1_000 }

let privateKey: CryptoKey
let publicKey: JWK
/** The key server's response, and the number of requests to it. */
let respond: (res: ServerResponse) => void
let asked: number
const server = createServer((_, res) => {
  asked += 1
  respond(res)
})
let url: string
let now: Date

beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  privateKey = pair.privateKey
  publicKey = { ...(await exportJWK(pair.publicKey)), alg: 'RS256', kid: 'first' }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = 0
  now = new Date('2026-11-16T10:00:00Z')
  respond = gives([publicKey])
})

const gives = (keys: object[]) => (res: ServerResponse) => void res.end(JSON.stringify({ keys }))
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const identity = (keys = remoteKeys(url, () => now, policy)) =>
  tokenIdentity({ issuer, audience } as never, keys, () => now)
const token = (claims: object = {}, { kid = 'first', key = privateKey, typ = 'at+jwt' } = {}) => {
  const seconds = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: issuer, aud: audience, sub: 'auth0|anna', exp: seconds + 600, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid, typ })
    .sign(key)
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it went well',
    (error: unknown) => error,
  )
/** The error for a token that can't be verified at the moment. */
const unjudged = { name: 'ExternalServiceError', service: 'identity' }
const refused = { code: 'UNAUTHORIZED', status: 401 }

test('requests keys once and caches them', async () => {
  const { verifyToken } = identity()
  expect(await verifyToken(await token())).toMatchObject({ sub: 'auth0|anna', iss: issuer })
  await verifyToken(await token())
  expect(asked).toBe(1)
})

test('concurrent verifications share one request for keys', async () => {
  const { verifyToken } = identity()
  const good = await token()
  await Promise.all([verifyToken(good), verifyToken(good), verifyToken(good)])
  expect(asked).toBe(1)
})

const silent = () => {}
const status = (code: number) => (res: ServerResponse) => void res.writeHead(code).end('{}')
describe.each<[string, (res: ServerResponse) => void]>([
  ['says 500', status(500)],
  ['says 404', status(404)],
  ['does not answer', silent],
  ['hangs up', (res) => void res.destroy()],
  ['says nonsense', (res) => void res.end('<!doctype html>')],
  ['gives something else', (res) => void res.end('{"keys":"none"}')],
  ['gives a broken key', gives([{ kty: 'RSA', alg: 'RS256', kid: 'first' }])],
  ['sends elsewhere', (res) => void res.writeHead(302, { location: 'http://127.0.0.1:50999/' }).end()],
])('a key server that %s', (_, bad) => {
  test('a failed request for keys is no 401, and is retried afterwards', async () => {
    const { verifyToken } = identity()
    respond = bad
    expect(await failure(verifyToken(await token()))).toMatchObject(unjudged)
    respond = gives([publicKey])
    expect(await verifyToken(await token())).toMatchObject({ sub: 'auth0|anna' })
  })
})

test('an unreachable key server does not reject a valid token with 401', async () => {
  const keys = remoteKeys('http://127.0.0.1:50999/', () => now, policy)
  expect(await failure(identity(keys).verifyToken(await token()))).toMatchObject(unjudged)
})

test('cached keys are used for half a day of outage, and no longer', async () => {
  const { verifyToken } = identity()
  await verifyToken(await token())
  respond = status(500)
  pass(11 * 60)
  expect(await verifyToken(await token())).toMatchObject({ sub: 'auth0|anna' })
  pass(2 * 60)
  expect(await failure(verifyToken(await token()))).toMatchObject(unjudged)
})

test('refreshes old keys in the background', async () => {
  const { verifyToken } = identity()
  await verifyToken(await token())
  pass(11)
  await verifyToken(await token())
  while (asked < 2) await new Promise((done) => setTimeout(done, 10))
})

test('requests keys for an unknown key id, but limits the rate of such requests', async () => {
  const { verifyToken } = identity()
  await verifyToken(await token())
  const second = await generateKeyPair('RS256')
  respond = gives([publicKey, { ...(await exportJWK(second.publicKey)), alg: 'RS256', kid: 'second' }])
  const fresh = await token({}, { kid: 'second', key: second.privateKey })
  expect(await failure(verifyToken(fresh))).toMatchObject(refused)
  expect(asked).toBe(1)
  pass(1)
  expect(await verifyToken(fresh)).toMatchObject({ sub: 'auth0|anna' })
  expect(asked).toBe(2)
  for (let n = 0; n < 5; n++) {
    expect(await failure(verifyToken(await token({}, { kid: `made up ${n}` })))).toMatchObject(refused)
  }
  expect(asked).toBe(2)
})

test.each([
  ['one that has expired', { exp: 1_000 }, {}],
  ['one of another issuer', { iss: 'https://elsewhere.example/' }, {}],
  ['one for someone else', { aud: 'https://elsewhere.example' }, {}],
  ['an ID token', {}, { typ: 'JWT' }],
])('refuses %s', async (_, claims, header) => {
  expect(await failure(identity().verifyToken(await token(claims, header)))).toMatchObject(refused)
})

test('refuses a token signed with another key, and text that is no token', async () => {
  const stranger = await generateKeyPair('RS256')
  expect(await failure(identity().verifyToken(await token({}, { key: stranger.privateKey })))).toMatchObject(
    refused,
  )
  expect(await failure(identity().verifyToken('not.a.token'))).toMatchObject(refused)
})

test.each([
  ['empty', ''],
  ['null', null],
  ['a number', 7],
  ['an object', { toString: 'x' }],
  ['a list', ['auth0|anna']],
  ['with a NUL', 'auth0|\0'],
  ['with half a surrogate', 'auth0|\ud800'],
  ['too long', 'x'.repeat(256)],
  ['absent', undefined],
])('refuses a subject that is %s', async (_, sub) => {
  expect(await failure(identity().verifyToken(await token({ sub })))).toMatchObject(refused)
})

describe('the API during an outage of the identity provider', () => {
  let t: TestApi
  beforeAll(async () => {
    t = await startTestApi()
  })
  afterAll(() => t.close())

  test('returns 503 without internals, serves visitors as usual, and ends no session', async () => {
    const known = t.services.identity
    t.services.identity = tokenIdentity(
      t.config.identity,
      remoteKeys(url, () => now, policy),
      () => now,
    )
    respond = status(500)
    const { status: code, problem, headers } = await t.call('getMe', {}, anna)
    expect({ code, problem: problem.code }).toEqual({ code: 503, problem: 'IDENTITY_UNAVAILABLE' })
    expect(headers['retry-after']).toBeDefined()
    expect(JSON.stringify(problem)).not.toMatch(/127\.0\.0\.1|500/)
    expect((await t.call('getProducts')).status).toBe(200)
    t.services.identity = known
    expect((await t.call('getMe', {}, anna)).status).toBe(200)
  })
})

describe('verified tokens', () => {
  const claims = { iss: 'https://issuer.test/', sub: 'auth0|anna' }
  const start = new Date('2026-11-16T10:00:00Z')
  let now = start
  const after = (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000)
  }
  const expiresIn = (seconds: number) => start.getTime() / 1000 + seconds
  beforeEach(() => after(0))

  const tokens = () => new VerifiedTokens(() => now)

  test('returns the claims of a cached token, and of no other token', () => {
    const known = tokens()
    known.keep('head.body.signature', claims, expiresIn(600))
    expect(known.get('head.body.signature')).toBe(claims)
    expect(known.get('head.body.signaturE')).toBeUndefined()
    expect(known.get('head.body.')).toBeUndefined()
  })

  test('removes a token when it expires', () => {
    const known = tokens()
    known.keep('token', claims, expiresIn(20))
    after(19)
    expect(known.get('token')).toBe(claims)
    after(20)
    expect(known.get('token')).toBeUndefined()
  })

  test('verifies a token again after a minute, however long it is valid', () => {
    const known = tokens()
    known.keep('token', claims, expiresIn(3600))
    after(59)
    expect(known.get('token')).toBe(claims)
    after(60)
    expect(known.get('token')).toBeUndefined()
  })

  test('evicts the oldest tokens when the cache is full', () => {
    const known = tokens()
    for (let each = 0; each <= 10_000; each++) known.keep(`token ${each}`, claims, expiresIn(600))
    expect(known.get('token 0')).toBeUndefined()
    expect(known.get('token 1')).toBe(claims)
    expect(known.get('token 10000')).toBe(claims)
  })
})

describe('identity accounts', () => {
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

  const token = () => Response.json({ access_token: 'machine', expires_in: 3600 })

  describe('accounts and roles at the identity provider', () => {
    test.each([
      [
        'an account with roles',
        { email_verified: true, app_metadata: { roles: ['learner', 'editor', 'owner', 7], plan: 'x' } },
        { isEmailVerified: true, roles: ['learner', 'editor'] },
      ],
      ['an account without metadata', { email_verified: false }, { isEmailVerified: false, roles: [] }],
    ])('reads %s', async (_, body, expected) => {
      answers = [token(), Response.json(body)]
      expect(await accounts.read('auth0|a/b')).toEqual(expected)
      expect(sent[1]).toMatchObject({
        url: 'http://localhost:4001/api/v2/users/auth0%7Ca%2Fb',
        authorization: 'Bearer machine',
      })
    })

    test('reads an unknown account as undefined', async () => {
      answers = [token(), new Response('', { status: 404 })]
      expect(await accounts.read('auth0|x')).toBeUndefined()
    })

    test('sets the roles and no other metadata', async () => {
      answers = [token(), Response.json({})]
      await accounts.setRoles('auth0|x', ['learner', 'support'])
      expect(sent[1]).toMatchObject({
        url: 'http://localhost:4001/api/v2/users/auth0%7Cx',
        method: 'PATCH',
        body: JSON.stringify({ app_metadata: { roles: ['learner', 'support'] } }),
        authorization: 'Bearer machine',
      })
    })

    test('requests a confirmation email for an account', async () => {
      answers = [token(), new Response('{}', { status: 201 })]
      await accounts.mailVerification('auth0|x')
      expect(sent[1]).toMatchObject({
        url: 'http://localhost:4001/api/v2/jobs/verification-email',
        method: 'POST',
        body: JSON.stringify({ user_id: 'auth0|x' }),
      })
    })

    test('a refused read, change or email is an error of the provider', async () => {
      const outcomes: unknown[] = []
      for (const call of [
        () => accounts.read('auth0|x'),
        () => accounts.setRoles('auth0|x', []),
        () => accounts.mailVerification('auth0|x'),
      ]) {
        answers = [token(), new Response('', { status: 403 })]
        outcomes.push(await failure(call()))
      }
      expect(outcomes).toMatchObject([{ status: 403 }, { status: 403 }, { status: 403 }])
    })
  })

  describe('account deletion at the identity provider (S-USER-11)', () => {
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
})
