import { LONGEST_WAIT, QUIET, whenQuiet } from './when-quiet'

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

test('it waits until nothing arrived for a while', () => {
  const run = jest.fn()
  whenQuiet(run)
  jest.advanceTimersByTime(QUIET - 100)
  arrive()
  jest.advanceTimersByTime(QUIET - 100)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a page that is never quiet gets it all the same, once', () => {
  const run = jest.fn()
  whenQuiet(run)
  for (let time = 0; time <= LONGEST_WAIT; time += 1_000) {
    arrive()
    jest.advanceTimersByTime(1_000)
  }
  jest.advanceTimersByTime(LONGEST_WAIT)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what was called off does not run', () => {
  const run = jest.fn()
  const callOff = whenQuiet(run)
  jest.advanceTimersByTime(QUIET - 100)
  callOff()
  arrive()
  jest.advanceTimersByTime(LONGEST_WAIT * 2)
  expect(run).not.toHaveBeenCalled()
})
