import { learner } from '@mowka/testing'
import { runInAction } from 'mobx'
import { session } from '../../session'
import { BRIDGES } from './outbox'
import { call, FakeNetwork, fakeWords, stored } from './outbox.fixture'
import { outbox, startOutbox } from './page-outbox'

let network: FakeNetwork
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  network = new FakeNetwork()
  fakeWords()
  session.signOut()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
/** Queues a call that can't be sent, and waits until it is no longer retried. */
async function leaveBehind(id: string): Promise<void> {
  const outcome = expect(outbox.learning.deliver(call(id))).rejects.toThrow()
  await pass(BRIDGES[0] + BRIDGES[1])
  await outcome
  network.answer = () => 200
  network.arrived = []
}

test('queued calls are sent when their user signs in, and not before', async () => {
  const user = learner()
  session.setUser(user)
  network.answer = () => 0
  await leaveBehind('a')
  session.signOut()
  outbox.learning.forget()
  stop = startOutbox(window)
  await pass(120_000)
  expect(network.arrived).toEqual([])
  session.setUser(user)
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})

test('a call rejected for lack of access is sent when access is granted', async () => {
  const user = learner()
  session.setUser(user)
  stop = startOutbox(window)
  network.answer = () => 403
  await leaveBehind('a')
  runInAction(() => session.setUser({ ...user, givenName: 'Ania' }))
  await pass(0)
  expect(network.arrived).toEqual([])
  const expiresAt = '2099-01-01T00:00:00.000Z'
  session.setUser({
    ...user,
    appMetadata: { trialExpiresAt: expiresAt, courseIds: [], languages: [{ targetLang: 'DE', expiresAt }] },
  })
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})

test('queued calls are sent when the network returns, and statistics when the page is hidden', async () => {
  session.setUser(learner())
  stop = startOutbox(window)
  network.answer = () => 0
  await leaveBehind('a')
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(network.arrived).toEqual(['a'])
  outbox.statistics.post(call('b'))
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(network.arrived).toEqual(['a', 'b'])
  expect(stored()).toEqual([])
})

test('hiding the page sends statistics early, showing it does not', async () => {
  session.setUser(learner())
  stop = startOutbox(window)
  const state = jest.spyOn(document, 'visibilityState', 'get')
  outbox.statistics.post(call('a'))
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(network.arrived).toEqual([])
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})
