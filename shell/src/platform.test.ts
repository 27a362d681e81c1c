import { addTexts, startI18n } from '@mowka/kernel/i18n'
import * as platform from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { failure, fakeApi, learner } from '@mowka/testing'
import { waitFor } from '@testing-library/react'
import { errorReports } from './errors/error-reports'
import { confirmations } from './feedback/confirm-store'
import { unsaved } from './feedback/LeaveGuard'
import { snackbars } from './feedback/snackbar-store'
import plTexts from './locales/pl.json'
import { startPlatform } from './platform'
import type { RemoteLoader } from './remotes/loader'
import { provideRemoteLoader } from './remotes/remote-loader'
import { provideAuth } from './session/auth'

const mockLeavePush = jest.fn(async () => {})
jest.mock('@mowka/web/push', () => ({ leavePush: () => mockLeavePush() }))

const auth = {
  signIn: jest.fn(async () => {}),
  signOut: jest.fn(async () => {}),
  refresh: jest.fn(async () => {}),
}
const loader = { prefetch: jest.fn(), has: jest.fn(() => true) }
const said = () => snackbars.items.map(({ kind, text }) => [kind, text])

beforeAll(async () => {
  await startI18n('pl')
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) })
  provideAuth(auth)
  provideRemoteLoader({
    loader: loader as unknown as RemoteLoader,
    onError: () => {},
    isServerReachable: async () => true,
    reload: () => {},
  })
  startPlatform()
})
beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  history.replaceState(null, '', '/course?x=1#y')
  for (const { id } of [...snackbars.items]) snackbars.close(id)
})
afterEach(() => jest.restoreAllMocks())

test('remotes show notifications and confirmations through the shell', async () => {
  platform.notify('info', 'Gotowe')
  expect(said()).toEqual([['info', 'Gotowe']])
  const answer = platform.confirm({ title: 'Usunąć?', confirmLabel: 'Tak', cancelLabel: 'Nie' })
  expect(confirmations.question?.title).toBe('Usunąć?')
  confirmations.answer(true)
  expect(await answer).toBe(true)
})

test('unsaved changes are confirmed until they are saved', () => {
  const question = { title: 'Odrzucić?', confirmLabel: 'Tak', cancelLabel: 'Nie' }
  const release = platform.keepUnsaved(() => question)
  expect(unsaved.question).toEqual(question)
  release()
  expect(unsaved.question).toBeNull()
})

test('signing in returns to the current page or to a given target (P-AUTH-02)', async () => {
  expect(await platform.signIn()).toBe(true)
  expect(await platform.signIn('/profile', 'signup')).toBe(true)
  expect(auth.signIn.mock.calls).toEqual([
    ['/course?x=1#y', undefined],
    ['/profile', 'signup'],
  ])
})

test('an unreachable provider is reported, and the caller continues (P-AUTH-04)', async () => {
  auth.signIn.mockRejectedValueOnce(new Error('offline'))
  expect(await platform.signIn()).toBe(false)
  expect(said()).toEqual([['error', plTexts.signInFailed]])
  auth.signOut.mockRejectedValueOnce(new Error('offline'))
  platform.signOut()
  await Promise.resolve()
  expect(said()).toHaveLength(2)
  expect(said()[1]?.[0]).toBe('error')
})

test("signing out sends the user's pending events under their name and removes their data (P-TRACK-01)", async () => {
  session.setStatus('authenticated')
  session.setUser(learner())
  const api = fakeApi({ track: { stored: true } as never, postProgress: failure(0) })
  platform.track('PURCHASE', { order: 1 })
  localStorage.setItem('basket', '[]')
  platform.signOut()
  expect(localStorage.getItem('basket')).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsentTracking'))).toEqual([])
  expect(auth.signOut).toHaveBeenCalledWith('http://localhost/login')
  await new Promise((resolve) => setTimeout(resolve))
  expect(api.sent('track')).toMatchObject([{ body: { event: 'PURCHASE', properties: { order: 1 } } }])
  platform.signOut('/')
  expect(auth.signOut).toHaveBeenLastCalledWith('http://localhost/')
})

test('signing out first unsubscribes a device with notifications, with the session of its user', async () => {
  session.setStatus('authenticated')
  session.setUser(learner())
  localStorage.setItem('pushDevice', '{"endpoint":"https://push.test/1","confirmedOn":"2026-11-28"}')
  mockLeavePush.mockImplementationOnce(async () => void expect(auth.signOut).not.toHaveBeenCalled())
  platform.signOut()
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledWith('http://localhost/login'))
  expect(mockLeavePush).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('pushDevice')).toBeNull()
})

test.each(['unverified', 'anonymous'] as const)(
  "leaving while %s preserves a visitor's results and choices until the first sign-in (L-TEST-36, C39, C45)",
  (status) => {
    session.signOut()
    session.setStatus(status)
    localStorage.setItem('levelingTestResult', '{"DE":{}}')
    localStorage.setItem('preselectedCourse', '"c3"')
    platform.track('LEVELING_TEST_FINISHED', { lang: 'DE' })
    platform.signOut('/course')
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining(['levelingTestResult', 'preselectedCourse']),
    )
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsentTracking'))).toHaveLength(1)
    expect(auth.signOut).toHaveBeenCalledWith('http://localhost/course')
  },
)

test('a page left for the provider restarts when the browser restores it', () => {
  const listened = jest.spyOn(window, 'addEventListener')
  void platform.signIn()
  platform.signOut()
  expect(listened.mock.calls.filter(([name]) => name === 'pageshow')).toHaveLength(2)
})

test('a new session has fresh tokens before the account is reloaded (P-AUTH-11)', async () => {
  const order: string[] = []
  auth.refresh.mockImplementation(async () => void order.push('refresh'))
  const api = fakeApi({
    getMe: () => {
      order.push('account')
      return learner({ email: 'new@mowka.test' })
    },
  })
  await platform.refreshSession()
  expect(order).toEqual(['refresh', 'account'])
  expect(session.user?.email).toBe('new@mowka.test')
  expect(api.sent('getMe')).toHaveLength(1)
})

test("a remote's page exists if a release has it, and is preloaded", () => {
  loader.has.mockReturnValueOnce(false)
  expect(platform.hasPage('courses')).toBe(false)
  expect(platform.hasPage('courses')).toBe(true)
  expect(loader.has).toHaveBeenLastCalledWith('learning', 'pages', 'courses')
  platform.preload('courses')
  expect(loader.prefetch.mock.calls).toEqual([['learning', 'pages', 'courses']])
})

test('a shell page always exists and needs no preloading', () => {
  expect(platform.hasPage('login')).toBe(true)
  platform.preload('login')
  expect(loader.has).not.toHaveBeenCalled()
  expect(loader.prefetch).not.toHaveBeenCalled()
})

test('an error is reported with its origin', () => {
  const report = jest.spyOn(errorReports, 'report')
  const error = new Error('broken')
  platform.reportError(error, { part: 'x' })
  expect(report).toHaveBeenCalledWith(error, { part: 'x' })
})
