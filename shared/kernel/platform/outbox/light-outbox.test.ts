import { BACKOFF } from './outbox'
import { call, FakeNetwork, fakeWords, fakeWorld, openTab, stored } from './outbox.fixture'

const GATHER_FOR = 2_000
let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  network = new FakeNetwork()
  fakeWords()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('calls are collected and then sent in order, one request each (P-TRACK-01)', async () => {
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  await pass(GATHER_FOR - 1)
  box.post(call('b'))
  expect(network.arrived).toEqual([])
  await pass(1)
  expect(network.arrived).toEqual(['a', 'b'])
  expect(stored()).toEqual([])
})

test('after a server failure the remaining calls stay queued, and nothing is thrown (P-TRACK-02)', async () => {
  const answers = [502]
  network.answer = () => answers.shift() ?? 200
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  box.post(call('b'))
  await pass(GATHER_FOR)
  expect(network.arrived).toEqual(['a'])
  expect(stored()).toEqual(['a', 'b'])
  await pass(BACKOFF[0])
  expect(network.arrived).toEqual(['a', 'a', 'b'])
  expect(stored()).toEqual([])
})

test.each([422, 403])('a call rejected with %i is dropped', async (status) => {
  network.answer = (id) => (id === 'a' ? status : 200)
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  box.post(call('b'))
  await pass(GATHER_FOR)
  expect(network.arrived).toEqual(['a', 'b'])
  expect(stored()).toEqual([])
})

test('leaving the page sends all calls immediately', async () => {
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  box.post(call('b'))
  box.leave()
  await pass(0)
  expect(network.arrived).toEqual(['a', 'b'])
  await pass(GATHER_FOR)
  expect(network.arrived).toHaveLength(2)
})

test('a call in flight when the page is hidden is never sent again', async () => {
  let arrive = (_status: number) => {}
  network.answer = (id) => (id === 'a' ? new Promise((resolve) => (arrive = resolve)) : 200)
  const world = fakeWorld()
  const box = openTab(world, 'light')
  box.post(call('a'))
  box.post(call('b'))
  await pass(GATHER_FOR)
  expect(network.arrived).toEqual(['a'])
  box.leave()
  box.leave()
  await pass(0)
  expect(network.arrived).toEqual(['a', 'b'])
  expect(stored()).toEqual([])
  arrive(200)
  await pass(BACKOFF[0])
  expect(network.arrived).toHaveLength(2)
})

test('calls that could not be sent while the page was hidden are retried in order', async () => {
  const answers = [0, 0]
  network.answer = () => answers.shift() ?? 200
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  box.post(call('b'))
  box.leave()
  await pass(0)
  expect(stored()).toEqual(['a', 'b'])
  await pass(BACKOFF[0])
  expect(network.arrived.slice(2)).toEqual(['a', 'b'])
})

test('a call that fails after sign-out is never sent for the next user', async () => {
  let fail = (_status: number) => {}
  network.answer = () => new Promise((resolve) => (fail = resolve))
  const world = fakeWorld()
  const box = openTab(world, 'light')
  box.post(call('a'))
  await pass(GATHER_FOR)
  box.post(call('b'))
  const failFirst = fail
  box.leave()
  box.forget()
  await pass(0)
  expect(network.arrived).toEqual(['a', 'b'])
  failFirst(0)
  fail(0)
  world.person = 'u2'
  await pass(BACKOFF[0] * 2)
  expect(stored()).toEqual([])
  expect(network.arrived).toHaveLength(2)
})

test('calls made offline are stored and sent by the next page of the browser', async () => {
  const world = fakeWorld({ isOnline: false })
  const first = openTab(world, 'light')
  first.post(call('a'))
  first.leave()
  expect(stored()).toEqual(['a'])
  // The first page is closed, so its timers are cleared.
  jest.clearAllTimers()
  world.isOnline = true
  openTab(world, 'light').retry()
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})

test('the outbox is limited in size, and signing out empties it', () => {
  const box = openTab(fakeWorld({ isOnline: false }), 'light')
  for (const id of ['a', 'b', 'c', 'd']) box.post(call(id))
  expect(stored()).toEqual(['b', 'c', 'd'])
  box.forget()
  expect(stored()).toEqual([])
})
