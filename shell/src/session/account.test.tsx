import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { failure, learner, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { account } from './account'
import { identity } from './identity'
import { Starting } from './Starting'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const open = (api: Parameters<typeof renderPage>[1]['api']) =>
  renderPage(<Starting />, { route: 'courses', at: paths.courses(), texts, user: null, api })
const load = async () => {
  let isLoaded: boolean | undefined
  await act(async () => {
    isLoaded = await account.load()
  })
  return isLoaded
}

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

beforeEach(() => {
  account.failed = false
})

test.each([0, 401, 500])(
  'P-API-09: an account that cannot be loaded (%s) is logged and comes back as false, never as an error',
  async (status) => {
    await open({ getMe: failure(status) })
    expect(await load()).toBe(false)
    expect(log).toHaveBeenCalledWith('call failed', 'get', '/user/me', expect.any(String), status)
    expect(session.user).toBeNull()
  },
)

test.each([
  [500, true],
  [0, true],
  [401, false],
])(
  'P-API-09: a failure (%s) is said unless it only means that nobody is signed in',
  async (status, isSaid) => {
    await open({ getMe: failure(status) })
    await load()
    expect(account.failed).toBe(isSaid)
    expect(screen.queryAllByRole('heading')).toHaveLength(isSaid ? 1 : 0)
  },
)

test('an account that is asked for twice at once is read once, and again afterwards', async () => {
  const { api } = await open({ getMe: learner() })
  await act(async () => {
    await Promise.all([account.load(), account.load()])
  })
  expect(api.sent('getMe')).toHaveLength(1)
  await load()
  expect(api.sent('getMe')).toHaveLength(2)
})

test('an account that was requested ahead serves one load', async () => {
  const { api } = await open({ getMe: learner() })
  account.loadAhead()
  await load()
  expect(api.sent('getMe')).toHaveLength(1)
  await load()
  expect(api.sent('getMe')).toHaveLength(2)
})

test('an account that was seen before is gone on with only while nobody is here', async () => {
  await open({})
  session.signOut()
  account.begin(learner({ email: 'kept@mowka.test' }))
  expect(session).toMatchObject({ status: 'authenticated', user: { email: 'kept@mowka.test' } })
  account.begin(learner({ email: 'other@mowka.test' }))
  expect(session.user?.email).toBe('kept@mowka.test')
})

test('P-API-09: an account that was loaded comes back as true and is in the session', async () => {
  await open({ getMe: learner() })
  expect(await load()).toBe(true)
  expect(session.user?.email).toBe(learner().email)
})

test('an account that failed for want of a network is loaded when the network is back', async () => {
  const { api } = await open({ getMe: failure(0) })
  await load()
  expect(screen.getByRole('heading', { name: 'Nie udało się wczytać Twojego konta' })).toBeVisible()
  api.answer({ getMe: learner() })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(session.status).toBe('authenticated'))
})

test('P-AUTH-01: an identity SDK that is lost on the way says so, and is asked for again', async () => {
  const { person } = await open({})
  const waiting = identity.want()
  act(() => identity.lose(new Error('lost')))
  await expect(waiting).rejects.toThrow('lost')
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect([identity.isWanted, identity.isLost]).toEqual([true, false])
})
