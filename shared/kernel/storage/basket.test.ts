import { readBasket, type StoredBasket, watchBasket, writeBasket } from './basket'

const two: StoredBasket = {
  products: [
    { productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', quantity: 1 },
    { productCode: 'MONTHLY_SUBSCRIPTION_12:PL:DE', quantity: 2 },
  ],
  coupon: 'JESIEN20',
}

beforeEach(() => localStorage.clear())

test('a stored basket is read back', () => {
  expect(writeBasket(two)).toBe(true)
  expect(readBasket()).toEqual(two)
})

test('without a stored basket there are no products and no coupon', () => {
  expect(readBasket()).toEqual({ products: [], coupon: null })
})

test.each([
  'no json',
  'null',
  '[]',
  '{"products":"x","coupon":5}',
  '{"products":[null,{"productCode":"a"},{"productCode":"a","quantity":0},{"quantity":1}]}',
])('a corrupt basket reads as empty: %s', (text) => {
  localStorage.setItem('basket', text)
  expect(readBasket()).toEqual({ products: [], coupon: null })
})

test('storing an empty basket removes the entry', () => {
  writeBasket(two)
  writeBasket({ products: [], coupon: null })
  expect(localStorage.getItem('basket')).toBeNull()
})

test('watchBasket reports changes in this tab and in others, ignores other keys, and stops when unsubscribed', () => {
  const heard = jest.fn()
  const stop = watchBasket(heard)
  writeBasket(two)
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'basket' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new StorageEvent('storage', { key: 'targetLang' }))
  stop()
  writeBasket(two)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('watchBasket reports nothing if the browser refuses to store the basket', () => {
  const heard = jest.fn()
  const stop = watchBasket(heard)
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeBasket(two)).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  refuse.mockRestore()
  stop()
})
