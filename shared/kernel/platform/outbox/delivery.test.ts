import type { Alone } from './alone'
import { BACKOFF } from './outbox'
import { call, FakeNetwork, fakeWords, fakeWorld, openTab, sharedLock, stored } from './outbox.fixture'

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

test('a call added after the last check of a flush is sent by another flush', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const lock = sharedLock()
  const alone: Alone = (name, act) =>
    lock(name, async () => {
      await act()
      await held
    })
  const box = openTab(fakeWorld({ alone }))
  const first = box.flush()
  await pass(0)
  const waiting = box.deliver(call('a'))
  await pass(0)
  expect(network.arrived).toEqual([])
  letGo()
  await first
  await expect(waiting).resolves.toBe('taken')
  expect(network.arrived).toEqual(['a'])
})

test("a call queued behind one that can't be sent rejects with its error, and both stay queued", async () => {
  network.answer = () => 0
  const box = openTab(fakeWorld())
  box.post(call('a'))
  await expect(box.deliver(call('b'))).rejects.toMatchObject({ kind: 'network' })
  expect(network.arrived).toEqual(['a', 'a', 'a'])
  expect(stored()).toEqual(['a', 'b'])
})

test('deliver attempts once and retries in the background', async () => {
  network.answer = () => 0
  const box = openTab(fakeWorld())
  await expect(box.deliver(call('a'))).rejects.toThrow()
  expect(network.arrived).toHaveLength(3)
  await pass(BACKOFF[0])
  expect(network.arrived).toHaveLength(6)
})

test('a flush stops when the network is lost during it', async () => {
  const world = fakeWorld()
  network.answer = () => {
    world.isOnline = false
    return 0
  }
  await expect(openTab(world).deliver(call('a'))).rejects.toMatchObject({ kind: 'network' })
  expect(network.arrived).toEqual(['a'])
  expect(world.waited).toEqual([])
})

test('a call that fails on the server is not retried immediately', async () => {
  network.answer = () => 500
  const world = fakeWorld()
  await expect(openTab(world).deliver(call('a'))).rejects.toMatchObject({ status: 500 })
  expect(network.arrived).toEqual(['a'])
})

test('retry does nothing for an empty outbox', () => {
  openTab(fakeWorld()).retry()
  expect(jest.getTimerCount()).toBe(0)
})

test('adding a call never postpones a scheduled flush', async () => {
  const box = openTab(fakeWorld(), 'light')
  box.post(call('a'))
  await pass(1_000)
  box.post(call('b'))
  await pass(1_000)
  expect(network.arrived).toEqual(['a', 'b'])
})

test('signing out cancels the scheduled retry', async () => {
  network.answer = () => 0
  const box = openTab(fakeWorld())
  await expect(box.deliver(call('a'))).rejects.toThrow()
  box.forget()
  expect(jest.getTimerCount()).toBe(0)
})

test.each([
  ['someone else is here', { person: 'u2', forgets: false }],
  ['the person has signed out', { person: 'u1', forgets: true }],
])('sending stops when %s', async (_, { person, forgets }) => {
  const world = fakeWorld()
  let arrive = (_status: number) => {}
  network.answer = () => new Promise((resolve) => (arrive = resolve))
  const box = openTab(world)
  box.post(call('a'))
  box.post(call('b'))
  await pass(0)
  world.person = person
  if (forgets) box.forget()
  arrive(200)
  await pass(0)
  expect(network.arrived).toEqual(['a'])
  expect(stored()).toEqual(['b'])
})

test('calls with the same timestamp are sent in the order they were added', async () => {
  jest.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  const box = openTab(fakeWorld({ isOnline: false }))
  const ids = ['k', 'b', 'z', 'a']
  for (const id of ids) box.post(call(id))
  const next = openTab(fakeWorld())
  await next.flush()
  expect(network.arrived).toEqual(ids)
})

test('earlier calls of another tab are sent first', async () => {
  jest.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  openTab(fakeWorld({ isOnline: false })).post(call('z'))
  jest.setSystemTime(new Date('2026-11-21T10:00:01Z'))
  const tab = openTab(fakeWorld())
  await tab.deliver(call('a'))
  expect(network.arrived).toEqual(['z', 'a'])
})

test('a page that is left sends only its own calls (P-TRACK-01)', async () => {
  const world = fakeWorld()
  openTab(world, 'light').post(call('other'))
  jest.clearAllTimers()
  const box = openTab(world, 'light')
  box.post(call('own'))
  box.leave()
  await pass(0)
  expect(network.arrived).toEqual(['own'])
  expect(stored()).toEqual(['other'])
})

test('calls with certain delivery are not sent when the page is left', async () => {
  const box = openTab(fakeWorld())
  box.post(call('a'))
  box.leave()
  expect(stored()).toEqual(['a'])
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})

test('calls in memory belong to one user, too', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const world = fakeWorld({ isOnline: false })
  const box = openTab(world)
  box.post(call('a'))
  await pass(0)
  world.person = 'u2'
  world.isOnline = true
  await box.flush()
  expect(network.arrived).toEqual([])
  world.person = 'u1'
  await box.flush()
  expect(network.arrived).toEqual(['a'])
})

test('a queue of waiting calls is parsed once per call, however often it is read', async () => {
  const waiting = openTab(fakeWorld({ isOnline: false }))
  const ids = Array.from({ length: 60 }, (_, index) => `call-${String(index).padStart(2, '0')}`)
  for (const id of ids) waiting.post(call(id))
  jest.clearAllTimers()
  const parse = jest.spyOn(JSON, 'parse')
  await openTab(fakeWorld()).flush()
  expect(network.arrived).toEqual(ids)
  const entries = parse.mock.calls.filter(([text]) => text.includes('"touches"'))
  expect(entries).toHaveLength(ids.length)
})

test('a call that another tab has changed is read again', async () => {
  const first = openTab(fakeWorld({ isOnline: false }))
  first.post(call('a'))
  jest.clearAllTimers()
  const second = openTab(fakeWorld())
  network.answer = () => 403
  await second.flush().catch(() => {})
  expect(network.arrived).toEqual(['a'])
  network.answer = () => 200
  // Held by the other tab, so it is not sent again until access changes.
  jest.clearAllTimers()
  await first.flush().catch(() => {})
  expect(network.arrived).toEqual(['a'])
})
