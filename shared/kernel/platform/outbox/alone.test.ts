import { aloneInBrowser } from './alone'

type Request = (name: string, options: { signal: AbortSignal }, act: () => Promise<void>) => Promise<void>
const provideLocks = (request: Request | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } })
afterEach(() => provideLocks(undefined))

const act = jest.fn(async () => {})
beforeEach(() => act.mockReset())

test('it runs under the lock of its name', async () => {
  const request = jest.fn<ReturnType<Request>, Parameters<Request>>(async (_name, _options, run) => run())
  provideLocks(request)
  await aloneInBrowser('outbox.learning.u1', act)
  expect(request.mock.calls[0]?.[0]).toBe('outbox.learning.u1')
  expect(act).toHaveBeenCalledTimes(1)
})

test('a browser without locks runs it all the same', async () => {
  provideLocks(undefined)
  await aloneInBrowser('x', act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a lock that another tab keeps for too long is not waited for', async () => {
  provideLocks(async () => {
    throw new DOMException('too long', 'TimeoutError')
  })
  await aloneInBrowser('x', act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('what fails under the lock fails, and is not run a second time', async () => {
  provideLocks(async (_name, _options, run) => run())
  act.mockRejectedValue(new Error('offline'))
  await expect(aloneInBrowser('x', act)).rejects.toThrow('offline')
  expect(act).toHaveBeenCalledTimes(1)
})
