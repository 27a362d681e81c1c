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
  'an account that fails to load (%s) is logged and returns false without throwing (P-API-09)',
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
  'a failure (%s) is shown unless it only means that nobody is signed in (P-API-09)',
  async (status, isSaid) => {
    await open({ getMe: failure(status) })
    await load()
    expect(account.failed).toBe(isSaid)
    expect(screen.queryAllByRole('heading')).toHaveLength(isSaid ? 1 : 0)
  },
)

test('concurrent account loads share one request, and later loads send another', async () => {
  const { api } = await open({ getMe: learner() })
  await act(async () => {
    await Promise.all([account.load(), account.load()])
  })
  expect(api.sent('getMe')).toHaveLength(1)
  await load()
  expect(api.sent('getMe')).toHaveLength(2)
})

test('a prefetched account serves one load', async () => {
  const { api } = await open({ getMe: learner() })
  account.loadAhead()
  await load()
  expect(api.sent('getMe')).toHaveLength(1)
  await load()
  expect(api.sent('getMe')).toHaveLength(2)
})

test('a cached account is used only while there is no session user', async () => {
  await open({})
  session.signOut()
  account.begin(learner({ email: 'kept@mowka.test' }))
  expect(session).toMatchObject({ status: 'authenticated', user: { email: 'kept@mowka.test' } })
  account.begin(learner({ email: 'other@mowka.test' }))
  expect(session.user?.email).toBe('kept@mowka.test')
})

test('a loaded account returns true and is in the session (P-API-09)', async () => {
  await open({ getMe: learner() })
  expect(await load()).toBe(true)
  expect(session.user?.email).toBe(learner().email)
})

test('an account that failed for lack of network is loaded when the network is back', async () => {
  const { api } = await open({ getMe: failure(0) })
  await load()
  expect(screen.getByRole('heading', { name: 'Nie udało się wczytać Twojego konta' })).toBeVisible()
  api.answer({ getMe: learner() })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(session.status).toBe('authenticated'))
})

test('an identity SDK that fails to load is reported and can be requested again (P-AUTH-01)', async () => {
  const { person } = await open({})
  const waiting = identity.want()
  act(() => identity.lose(new Error('lost')))
  await expect(waiting).rejects.toThrow('lost')
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect([identity.isWanted, identity.isLost]).toEqual([true, false])
})
