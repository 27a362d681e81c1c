import { IDLE_AFTER, MAX_WAIT, onIdle } from './on-idle'

let arrive: () => void

beforeEach(() => {
  jest.useFakeTimers()
  class FakeObserver {
    constructor(onArrival: () => void) {
      arrive = onArrival
    }
    observe() {}
    disconnect() {
      arrive = () => {}
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
})

test('the callback runs once nothing has been loaded for a while', () => {
  const run = jest.fn()
  onIdle(run)
  jest.advanceTimersByTime(IDLE_AFTER - 100)
  arrive()
  jest.advanceTimersByTime(IDLE_AFTER - 100)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledTimes(1)
})

test('the callback runs once after the maximum wait on a page that never goes idle', () => {
  const run = jest.fn()
  onIdle(run)
  for (let time = 0; time <= MAX_WAIT; time += 1_000) {
    arrive()
    jest.advanceTimersByTime(1_000)
  }
  jest.advanceTimersByTime(MAX_WAIT)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a cancelled callback does not run', () => {
  const run = jest.fn()
  const cancel = onIdle(run)
  jest.advanceTimersByTime(IDLE_AFTER - 100)
  cancel()
  arrive()
  jest.advanceTimersByTime(MAX_WAIT * 2)
  expect(run).not.toHaveBeenCalled()
})
