import type { Dependencies, OfflineCache } from './offline-cache'

const mockCache = {
  answer: jest.fn((..._: Parameters<OfflineCache['answer']>): Promise<unknown> | null => null),
  keep: jest.fn(async () => 'kept'),
  forget: jest.fn(async () => 'forgotten'),
  tidy: jest.fn(async () => 'tidy'),
}
let mockAround: Dependencies | null = null
jest.mock('./offline-cache', () => ({
  OfflineCache: class {
    readonly answer = mockCache.answer
    readonly keep = mockCache.keep
    readonly forget = mockCache.forget
    readonly tidy = mockCache.tidy
    constructor(around: Dependencies) {
      mockAround = around
    }
  },
}))

const mockNotifications = {
  showNotification: jest.fn(async (..._: unknown[]) => 'shown'),
  openNotification: jest.fn(async (..._: unknown[]) => 'opened'),
  renewSubscription: jest.fn(async (..._: unknown[]) => 'renewed'),
}
jest.mock('./notifications', () => ({
  showNotification: (...args: unknown[]) => mockNotifications.showNotification(...args),
  openNotification: (...args: unknown[]) => mockNotifications.openNotification(...args),
  renewSubscription: (...args: unknown[]) => mockNotifications.renewSubscription(...args),
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
/** Dispatches an event and returns what it waits for. */
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

test('a new worker takes over immediately', async () => {
  expect((await during('install')).waited).toBe('now')
})

test('an activated worker enables navigation preload, cleans up and claims open pages', async () => {
  expect((await during('activate')).waited).toEqual(['enabled', 'tidy', 'claimed'])
  Object.assign(scope.registration, { navigationPreload: undefined })
  expect((await during('activate')).waited).toEqual([undefined, 'tidy', 'claimed'])
})

test('a request is answered by the cache or not handled', async () => {
  const asked = { request: 'request', preloadResponse: 'preloaded' }
  expect((await during('fetch', asked)).respondWith).not.toHaveBeenCalled()
  expect(mockCache.answer).toHaveBeenCalledWith('request', 'preloaded', expect.any(Function))
  const answer = Promise.resolve('page')
  mockCache.answer.mockReturnValueOnce(answer)
  expect((await during('fetch', asked)).respondWith).toHaveBeenCalledWith(answer)
})

test('a request lasts until its response is cached', async () => {
  const caching = Promise.resolve('cached')
  mockCache.answer.mockImplementationOnce((_request, _preloaded, background) => {
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

test("messages cache the live releases and clear a user's data", async () => {
  expect((await during('message', { data: 'keep' })).waited).toBe('kept')
  expect((await during('message', { data: 'forget' })).waited).toBe('forgotten')
  expect([mockCache.keep.mock.calls.length, mockCache.forget.mock.calls.length]).toEqual([1, 1])
})

test('a message from the push service is shown, also one without content', async () => {
  expect((await during('push', { data: { text: () => 'content' } })).waited).toBe('shown')
  expect(mockNotifications.showNotification).toHaveBeenCalledWith(globalThis, 'content', expect.any(Date))
  await during('push', { data: null })
  expect(mockNotifications.showNotification).toHaveBeenLastCalledWith(globalThis, undefined, expect.any(Date))
})

test('a click on a notification closes it and opens its page', async () => {
  const notification = { close: jest.fn(), data: '/course' }
  expect((await during('notificationclick', { notification })).waited).toBe('opened')
  expect(notification.close).toHaveBeenCalled()
  expect(mockNotifications.openNotification).toHaveBeenCalledWith(globalThis, '/course')
})

test('a dropped subscription is renewed unless the browser has renewed it', async () => {
  const oldSubscription = { options: 'options' }
  expect((await during('pushsubscriptionchange', { oldSubscription })).waited).toBe('renewed')
  expect(mockNotifications.renewSubscription).toHaveBeenCalledWith(globalThis, 'options')
  await during('pushsubscriptionchange', { oldSubscription, newSubscription: {} })
  expect(mockNotifications.renewSubscription).toHaveBeenCalledTimes(1)
})

test('the cache gets origin, cache storage, network and clock of the worker scope', async () => {
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
