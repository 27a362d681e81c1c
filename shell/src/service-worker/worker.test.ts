import type { Keeper, Surroundings } from './keeper'

const mockKeeper = {
  answer: jest.fn((..._: Parameters<Keeper['answer']>): Promise<unknown> | null => null),
  keep: jest.fn(async () => 'kept'),
  forget: jest.fn(async () => 'forgotten'),
  tidy: jest.fn(async () => 'tidy'),
}
let mockAround: Surroundings | null = null
jest.mock('./keeper', () => ({
  Keeper: class {
    readonly answer = mockKeeper.answer
    readonly keep = mockKeeper.keep
    readonly forget = mockKeeper.forget
    readonly tidy = mockKeeper.tidy
    constructor(around: Surroundings) {
      mockAround = around
    }
  },
}))

const heard = new Map<string, (event: object) => void>()
const scope = {
  caches: { name: 'caches' },
  fetch: jest.fn(async () => 'answer'),
  skipWaiting: jest.fn(async () => 'now'),
  clients: { claim: jest.fn(async () => 'claimed') },
  registration: { navigationPreload: { enable: jest.fn(async () => 'enabled') } },
  addEventListener: (name: string, act: (event: object) => void) => void heard.set(name, act),
}
/** What an event waits for. */
const during = async (name: string, event: object = {}) => {
  const waitUntil = jest.fn()
  const respondWith = jest.fn()
  heard.get(name)?.({ ...event, waitUntil, respondWith })
  return { waited: await waitUntil.mock.calls[0]?.[0], respondWith }
}

beforeAll(async () => {
  for (const [name, value] of Object.entries(scope))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  await import('./worker')
})
beforeEach(() => jest.clearAllMocks())

test('a new worker takes over at once', async () => {
  expect((await during('install')).waited).toBe('now')
})

test('and then asks browsers for pages ahead, tidies up and serves the pages that are open', async () => {
  expect((await during('activate')).waited).toEqual(['enabled', 'tidy', 'claimed'])
  Object.assign(scope.registration, { navigationPreload: undefined })
  expect((await during('activate')).waited).toEqual([undefined, 'tidy', 'claimed'])
})

test('a request is answered by the keeper, or passes by', async () => {
  const asked = { request: 'request', preloadResponse: 'preloaded' }
  expect((await during('fetch', asked)).respondWith).not.toHaveBeenCalled()
  expect(mockKeeper.answer).toHaveBeenCalledWith('request', 'preloaded', expect.any(Function))
  const answer = Promise.resolve('page')
  mockKeeper.answer.mockReturnValueOnce(answer)
  expect((await during('fetch', asked)).respondWith).toHaveBeenCalledWith(answer)
})

test('a request lasts until its answer is cached', async () => {
  const caching = Promise.resolve('cached')
  mockKeeper.answer.mockImplementationOnce((_request, _preloaded, background) => {
    background(caching)
    return null
  })
  expect((await during('fetch')).waited).toBe('cached')
})

test('a browser that refuses navigation preload still gets the new worker', async () => {
  const enable = jest.fn(async () => Promise.reject(new Error('refused')))
  Object.assign(scope.registration, { navigationPreload: { enable } })
  expect((await during('activate')).waited).toEqual([undefined, 'tidy', 'claimed'])
})

test('it keeps what is live, and forgets a person when it is told to', async () => {
  expect((await during('message', { data: 'keep' })).waited).toBe('kept')
  expect((await during('message', { data: 'forget' })).waited).toBe('forgotten')
  expect([mockKeeper.keep.mock.calls.length, mockKeeper.forget.mock.calls.length]).toEqual([1, 1])
})

test('the keeper has the origin, the caches, the network and the time of its surroundings', async () => {
  expect(mockAround?.origin).toBe(location.origin)
  expect(mockAround?.caches).toBe(scope.caches)
  expect(await mockAround?.fetch('/x', { cache: 'no-store' })).toBe('answer')
  expect(scope.fetch).toHaveBeenCalledWith('/x', { cache: 'no-store' })
  jest.useFakeTimers()
  let isOver = false
  void mockAround?.after(100).then(() => {
    isOver = true
  })
  await jest.advanceTimersByTimeAsync(99)
  expect(isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  jest.useRealTimers()
})
