import { authorize } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { type FakeAnswers, failure, fakeApi, learner } from '@mowka/testing'
import { responseCache } from '../cache/response-cache'
import { account } from './account'
import { beginSession } from './begin-session'

const settings = { domain: 'id', clientId: 'web', authorizationParams: { audience: 'api' } }
const ROLES = 'roles'
const PERSON = 'signIn.@@auth0spajs@@::web::@@user@@'
const TOKEN = 'signIn.@@auth0spajs@@::web::api::openid profile'
const anna = learner({ email: 'anna@mowka.test' })

/** Sets up a browser with Anna signed in; with `seen` her account is cached. */
function signedIn({ roles = ['admin'], expiresIn = 3600, seen = false } = {}): void {
  const user = { sub: 'anna', [ROLES]: roles }
  localStorage.setItem(PERSON, JSON.stringify({ decodedToken: { user } }))
  const expiresAt = Date.now() / 1000 + expiresIn
  localStorage.setItem(TOKEN, JSON.stringify({ body: { access_token: 'abc', audience: 'api' }, expiresAt }))
  if (!seen) return
  responseCache.begin('anna')
  responseCache.storeMe(anna)
}

const begin = (api: FakeAnswers = { getMe: anna }, query = '') => {
  const fake = fakeApi(api)
  beginSession(settings, ROLES, query)
  return fake
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  responseCache.start('1', window)
  session.signOut()
  session.setStatus('starting')
  session.setRoles([])
  account.setRolesPending(false)
})
afterEach(() => {
  responseCache.forget()
  authorize({ token: async () => null, onUnauthorized: () => {} })
  jest.restoreAllMocks()
})

test('the account is requested once, with the stored token, before the first render (P-AUTH-08)', async () => {
  signedIn()
  const api = begin()
  expect(await account.load()).toBe(true)
  expect(api.tokens('getMe')).toEqual(['abc'])
  expect(session.user?.email).toBe(anna.email)
})

test('the first render has the cached account and roles (P-AUTH-08)', () => {
  signedIn({ seen: true })
  begin({ getMe: () => new Promise<never>(() => {}) })
  expect(session).toMatchObject({ status: 'authenticated', user: { email: anna.email }, isAdmin: true })
})

test('without roles access to staff pages is undecided (P-AUTH-10)', () => {
  signedIn({ roles: [], seen: true })
  begin()
  expect(account.rolesPending).toBe(true)
})

test.each([0, 401, 500])('a prefetch that fails (%s) is repeated by the load', async (status) => {
  signedIn()
  const api = begin({ getMe: failure(status) })
  await Promise.resolve()
  api.answer({ getMe: anna })
  expect(await account.load()).toBe(true)
  expect(session.user?.email).toBe(anna.email)
})

test.each([
  ['nobody is signed in', () => {}, ''],
  ['the token has to be renewed', () => signedIn({ expiresIn: 10 }), ''],
  ['someone comes back from the provider', () => signedIn({ seen: true }), '?code=a&state=b'],
])('nothing is requested when %s', (_, prepare, query) => {
  prepare()
  expect(begin({}, query).sent('getMe')).toEqual([])
  expect(session.status).toBe('starting')
})
