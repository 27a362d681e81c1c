import { whenIdle } from './when-idle'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

test('whenIdle runs a callback once the browser is idle, and cancels it', () => {
  const request = jest.fn((_run: () => void, _options?: { timeout: number }) => 7)
  const cancel = jest.fn()
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel })
  const run = jest.fn()
  const stop = whenIdle(run, { timeout: 5_000, delay: null })
  expect(run).not.toHaveBeenCalled()
  expect(request).toHaveBeenCalledWith(run, { timeout: 5_000 })
  request.mock.calls[0]?.[0]()
  expect(run).toHaveBeenCalledTimes(1)
  stop()
  expect(cancel).toHaveBeenCalledWith(7)
})

test('whenIdle runs a callback after a delay in a browser without idle callbacks, and cancels it', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  whenIdle(run, { delay: 3_000 })
  jest.advanceTimersByTime(2_999)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  whenIdle(run, { delay: 3_000 })()
  jest.advanceTimersByTime(3_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('whenIdle runs a callback immediately without a delay in a browser without idle callbacks', () => {
  const run = jest.fn()
  whenIdle(run, { delay: null })
  expect(run).toHaveBeenCalledTimes(1)
})
