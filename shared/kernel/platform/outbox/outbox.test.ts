import { localKeys } from '@mowka/domain/browser/storage-keys'
import { onTouched } from '../freshness'
import { BACKOFF, BRIDGES } from './outbox'
import { call, FakeNetwork, fakeWords, fakeWorld, openTab, stored } from './outbox.fixture'

let network: FakeNetwork
let words: ReturnType<typeof fakeWords>

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  network = new FakeNetwork()
  words = fakeWords()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('the user is notified when the server overrules the client in their favour', async () => {
  network.body = { stored: true, overruled: true }
  await openTab(fakeWorld()).deliver(call('a', { saidWhenOverruled: 'It is right' }))
  await openTab(fakeWorld()).deliver(call('b'))
  expect(words.notify.mock.calls).toEqual([['success', 'It is right']])
})

test('calls are sent sequentially in order, and removed from storage', async () => {
  let open = 0
  let most = 0
  network.answer = async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return 200
  }
  const box = openTab(fakeWorld())
  box.post(call('a'))
  box.post(call('b'))
  await expect(box.deliver(call('c'))).resolves.toBe('taken')
  expect(network.arrived).toEqual(['a', 'b', 'c'])
  expect(most).toBe(1)
  expect(stored()).toEqual([])
})

test('an accepted call revalidates the reads with its tags', async () => {
  const touched = jest.fn()
  const stop = onTouched(touched)
  network.answer = (id) => (id === 'refused' ? 422 : 200)
  const box = openTab(fakeWorld())
  box.post(call('refused'))
  await box.deliver(call('a'))
  stop()
  expect(touched.mock.calls).toEqual([[['progress']]])
})

test('a short network failure is retried', async () => {
  const answers = [0, 503, 200]
  network.answer = () => answers.shift() ?? 200
  const world = fakeWorld()
  await expect(openTab(world).deliver(call('a'))).resolves.toBe('taken')
  expect(network.arrived).toEqual(['a', 'a', 'a'])
  expect(world.waited).toEqual(BRIDGES)
})

test("a call that can't be sent stays stored, and the next page sends it", async () => {
  network.answer = () => 0
  const world = fakeWorld()
  await expect(openTab(world).deliver(call('a'))).rejects.toMatchObject({ kind: 'network' })
  expect(stored()).toEqual(['a'])
  jest.clearAllTimers()

  network.answer = () => 200
  network.arrived = []
  await openTab(world).flush()
  expect(network.arrived).toEqual(['a'])
  expect(stored()).toEqual([])
})

test('delivering a queued call again sends it once', async () => {
  network.answer = () => 0
  const box = openTab(fakeWorld())
  await expect(box.deliver(call('a'))).rejects.toThrow()
  network.answer = () => 200
  network.arrived = []
  await box.deliver(call('a'))
  expect(network.arrived).toEqual(['a'])
})

test('background retries back off, and a new call is sent immediately', async () => {
  network.answer = () => 503
  const box = openTab(fakeWorld())
  box.post(call('a'))
  await pass(0)
  for (const [turn, milliseconds] of BACKOFF.entries()) {
    expect(network.arrived).toHaveLength((turn + 1) * 3)
    await pass(milliseconds - 1)
    expect(network.arrived).toHaveLength((turn + 1) * 3)
    await pass(1)
  }
  network.arrived = []
  await pass(BACKOFF.at(-1) ?? 0)
  expect(network.arrived).toHaveLength(3)

  network.answer = () => 200
  network.arrived = []
  box.post(call('b'))
  await pass(0)
  expect(network.arrived).toEqual(['a', 'b'])

  network.answer = () => 503
  box.post(call('c'))
  await pass(0)
  network.arrived = []
  await pass(BACKOFF[0] - 1)
  expect(network.arrived).toEqual([])
  await pass(1)
  expect(network.arrived).toHaveLength(3)
})

test('deliver rejects immediately while offline, without a request', async () => {
  const world = fakeWorld({ isOnline: false })
  const box = openTab(world)
  await expect(box.deliver(call('a'))).rejects.toMatchObject({ kind: 'network' })
  expect(network.arrived).toEqual([])
  world.isOnline = true
  box.retry()
  await pass(0)
  expect(network.arrived).toEqual(['a'])
})

describe('a permanent rejection', () => {
  test('blocks no other call, drops the rejected one, is reported and shown to the user', async () => {
    network.answer = (id) => (id === 'gone' ? 404 : 200)
    const box = openTab(fakeWorld())
    box.post(call('gone', { saidWhenRefused: 'Nie zapisano.' }))
    await expect(box.deliver(call('a'))).resolves.toBe('taken')
    expect(network.arrived).toEqual(['gone', 'a'])
    expect(stored()).toEqual([])
    expect(words.notify.mock.calls).toEqual([['warning', 'Nie zapisano.']])
    expect(words.reportError).toHaveBeenCalledWith(expect.objectContaining({ status: 404 }), {
      part: 'outbox',
      call: 'POST /progress',
    })
  })

  test('is returned by deliver', async () => {
    network.answer = () => 422
    await expect(openTab(fakeWorld()).deliver(call('a'))).resolves.toBe('refused')
    expect(words.notify).not.toHaveBeenCalled()
  })
})

test('a call that causes a server error stays queued and blocks no other', async () => {
  network.answer = (id) => (id === 'broken' ? 500 : 200)
  const box = openTab(fakeWorld())
  box.post(call('broken'))
  await expect(box.deliver(call('a'))).resolves.toBe('taken')
  await expect(box.deliver(call('broken'))).rejects.toMatchObject({ status: 500 })
  expect(stored()).toEqual(['broken'])
  network.arrived = []
  await expect(box.flush()).rejects.toMatchObject({ status: 500 })
  expect(network.arrived).toEqual(['broken'])
  await pass(BACKOFF[2])
  expect(network.arrived).toEqual(['broken', 'broken'])
})

describe('a rejection for lack of access', () => {
  const noAccess = (id: string) => (id === 'locked' ? 403 : 200)

  test('leaves the call queued, blocks no other, and is returned by deliver', async () => {
    network.answer = noAccess
    const box = openTab(fakeWorld())
    await expect(box.deliver(call('locked'))).rejects.toMatchObject({ status: 403 })
    await expect(box.deliver(call('a'))).resolves.toBe('taken')
    expect(stored()).toEqual(['locked'])
    expect(words.reportError).not.toHaveBeenCalled()
  })

  test('is not retried on every start, but when access changes', async () => {
    network.answer = noAccess
    const world = fakeWorld()
    await expect(openTab(world).deliver(call('locked'))).rejects.toThrow()
    network.arrived = []
    for (let start = 0; start < 3; start++) await openTab(world).flush()
    expect(network.arrived).toEqual([])

    world.access = 'trial of another language'
    await openTab(world).flush()
    await openTab(world).flush()
    expect(network.arrived).toEqual(['locked'])

    world.access = 'the right one'
    network.answer = () => 200
    await openTab(world).flush()
    expect(network.arrived).toEqual(['locked', 'locked'])
    expect(stored()).toEqual([])
  })

  test('is retried after a day, because an editor may have unlocked the lesson', async () => {
    network.answer = noAccess
    const world = fakeWorld()
    await expect(openTab(world).deliver(call('locked'))).rejects.toThrow()
    network.arrived = []
    jest.setSystemTime(Date.now() + 24 * 3_600_000 - 1)
    await openTab(world).flush()
    expect(network.arrived).toEqual([])
    jest.setSystemTime(Date.now() + 1)
    await openTab(world).flush()
    expect(network.arrived).toEqual(['locked'])
  })

  test('is retried when the device clock was set back by more than a day', async () => {
    network.answer = noAccess
    const world = fakeWorld()
    await expect(openTab(world).deliver(call('locked'))).rejects.toThrow()
    network.arrived = []
    jest.setSystemTime(Date.now() - 24 * 3_600_000)
    await openTab(world).flush()
    expect(network.arrived).toEqual(['locked'])
  })

  test('is retried by deliver', async () => {
    network.answer = noAccess
    const box = openTab(fakeWorld())
    await expect(box.deliver(call('locked'))).rejects.toThrow()
    network.answer = () => 200
    await expect(box.deliver(call('locked'))).resolves.toBe('taken')
    expect(stored()).toEqual([])
  })
})

describe('two tabs', () => {
  test('two tabs neither send a call twice nor lose one', async () => {
    const world = fakeWorld()
    network.answer = () => 0
    const [one, other] = [openTab(world), openTab(world)]
    await expect(one.deliver(call('a'))).rejects.toThrow()
    await expect(other.deliver(call('b'))).rejects.toThrow()
    expect(stored()).toEqual(['a', 'b'])

    network.answer = async () => 200
    network.arrived = []
    const outcomes = await Promise.all([one.deliver(call('a')), other.deliver(call('b')), other.flush()])
    expect(outcomes.slice(0, 2)).toEqual(['taken', 'taken'])
    expect([...network.arrived].sort()).toEqual(['a', 'b'])
    expect(stored()).toEqual([])
  })

  test('a call added by one tab while the other sends is stored and sent', async () => {
    const world = fakeWorld()
    let arrive = (_status: number) => {}
    network.answer = () => new Promise((resolve) => (arrive = resolve))
    const first = openTab(world).deliver(call('a'))
    await pass(0)
    const second = openTab(world).deliver(call('b'))
    await pass(0)
    expect(stored()).toEqual(['a', 'b'])
    arrive(200)
    await pass(0)
    arrive(200)
    await expect(Promise.all([first, second])).resolves.toEqual(['taken', 'taken'])
    expect(network.arrived).toEqual(['a', 'b'])
  })
})

test('a browser that refuses to store anything holds calls in memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  network.answer = () => 0
  const box = openTab(fakeWorld())
  await expect(box.deliver(call('a'))).rejects.toThrow()
  network.answer = () => 200
  await pass(BACKOFF[0])
  expect(network.arrived.at(-1)).toBe('a')
  network.arrived = []
  await box.flush()
  expect(network.arrived).toEqual([])
})

test("a user's calls wait for their next sign-in and are never sent for another user", async () => {
  const world = fakeWorld()
  network.answer = () => 0
  const box = openTab(world)
  await expect(box.deliver(call('a'))).rejects.toThrow()
  box.forget()
  network.answer = () => 200
  network.arrived = []
  world.person = 'u2'
  await openTab(world).deliver(call('b'))
  expect(network.arrived).toEqual(['b'])
  expect(stored()).toEqual(['a'])
  world.person = 'u1'
  await openTab(world).flush()
  expect(network.arrived).toEqual(['b', 'a'])
})

test('signing out during a flush stops it and rejects pending deliveries', async () => {
  const world = fakeWorld()
  let arrive = (_status: number) => {}
  network.answer = () => new Promise((resolve) => (arrive = resolve))
  const box = openTab(world)
  box.post(call('a'))
  const waiting = box.deliver(call('b'))
  const outcome = expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
  await pass(0)
  world.person = 'u2'
  box.forget()
  arrive(200)
  await outcome
  expect(network.arrived).toEqual(['a'])
  expect(stored()).toEqual(['b'])
})

test.each([
  '"x"',
  '{}',
  '[1]',
  'broken',
  JSON.stringify({ ...call('x'), path: '//elsewhere.test/', at: 1, turn: 1 }),
  JSON.stringify({ ...call('x'), method: 'GET', at: 1, turn: 1 }),
])('a stored %s is ignored and left in storage', async (text) => {
  localStorage.setItem(localKeys.unsentProgress('u1', 'x'), text)
  await openTab(fakeWorld()).flush()
  expect(network.arrived).toEqual([])
})
