import { authorize } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { type FakeAnswers, failure, fakeApi, learner } from '@mowka/testing'
import { keptAnswers } from '../kept/kept-answers'
import { account } from './account'
import { beginSession } from './begin-session'

const settings = { domain: 'id', clientId: 'web', authorizationParams: { audience: 'api' } }
const ROLES = 'roles'
const PERSON = '@@auth0spajs@@::web::@@user@@'
const TOKEN = '@@auth0spajs@@::web::api::openid profile'
const anna = learner({ email: 'anna@mowka.test' })

/** A browser in which Anna is signed in; with `seen` her account was kept. */
function signedIn({ roles = ['admin'], expiresIn = 3600, seen = false } = {}): void {
  const user = { sub: 'anna', [ROLES]: roles }
  localStorage.setItem(PERSON, JSON.stringify({ decodedToken: { user } }))
  const expiresAt = Date.now() / 1000 + expiresIn
  localStorage.setItem(TOKEN, JSON.stringify({ body: { access_token: 'abc', audience: 'api' }, expiresAt }))
  if (!seen) return
  keptAnswers.begin('anna')
  keptAnswers.keepMe(anna)
}

const begin = (api: FakeAnswers = { getMe: anna }, query = '') => {
  const fake = fakeApi(api)
  beginSession(settings, ROLES, query)
  return fake
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  keptAnswers.start('1', window)
  session.signOut()
  session.setStatus('starting')
  session.setRoles([])
  account.setRolesPending(false)
})
afterEach(() => {
  keptAnswers.forget()
  authorize({ token: async () => null, onUnauthorized: () => {} })
  jest.restoreAllMocks()
})

test('P-AUTH-08: the account is requested once, with the kept token, before anything is drawn', async () => {
  signedIn()
  const api = begin()
  expect(await account.load()).toBe(true)
  expect(api.tokens('getMe')).toEqual(['abc'])
  expect(session.user?.email).toBe(anna.email)
})

test('P-AUTH-08: the first drawing has the account and the roles as they were last seen', () => {
  signedIn({ seen: true })
  begin({ getMe: () => new Promise<never>(() => {}) })
  expect(session).toMatchObject({ status: 'authenticated', user: { email: anna.email }, isAdmin: true })
})

test('P-AUTH-10: without roles nobody knows yet who may see pages for staff', () => {
  signedIn({ roles: [], seen: true })
  begin()
  expect(account.rolesPending).toBe(true)
})

test.each([0, 401, 500])('a request ahead that fails (%s) is made again by the load', async (status) => {
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
