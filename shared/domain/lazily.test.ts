import { lazily } from './lazily'

test('lazily creates a value on first use and only once', () => {
  const make = jest.fn(() => ({ made: true }))
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(make).toHaveBeenCalledTimes(1)
})
