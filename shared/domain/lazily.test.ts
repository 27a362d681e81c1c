import { lazily } from './lazily'

test('a value is made when it is asked for, and once', () => {
  const make = jest.fn(() => ({ made: true }))
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(make).toHaveBeenCalledTimes(1)
})
