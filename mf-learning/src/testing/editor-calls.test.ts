import { endpoints } from '@mowka/contract/endpoints'

test('the table of calls outside the panel has none of its calls', () => {
  expect(Object.hasOwn(endpoints, 'listWords')).toBe(false)
})
