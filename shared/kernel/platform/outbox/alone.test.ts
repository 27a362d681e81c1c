import { aloneInBrowser } from './alone'

type Request = (name: string, options: { signal: AbortSignal }, act: () => Promise<void>) => Promise<void>
const provideLocks = (request: Request | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } })
afterEach(() => provideLocks(undefined))

const act = jest.fn(async () => {})
beforeEach(() => act.mockReset())

test('aloneInBrowser runs the callback under a named lock', async () => {
  const request = jest.fn<ReturnType<Request>, Parameters<Request>>(async (_name, _options, run) => run())
  provideLocks(request)
  await aloneInBrowser('outbox.learning.u1', act)
  expect(request.mock.calls[0]?.[0]).toBe('outbox.learning.u1')
  expect(act).toHaveBeenCalledTimes(1)
})

test('aloneInBrowser runs the callback in browsers without locks', async () => {
  provideLocks(undefined)
  await aloneInBrowser('x', act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('aloneInBrowser stops waiting for a lock that another tab holds too long', async () => {
  provideLocks(async () => {
    throw new DOMException('too long', 'TimeoutError')
  })
  await aloneInBrowser('x', act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('aloneInBrowser rejects if the callback fails, and does not run it again', async () => {
  provideLocks(async (_name, _options, run) => run())
  act.mockRejectedValue(new Error('offline'))
  await expect(aloneInBrowser('x', act)).rejects.toThrow('offline')
  expect(act).toHaveBeenCalledTimes(1)
})
