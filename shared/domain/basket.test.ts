import { basketCount, readBasket, type StoredBasket, watchBasket, writeBasket } from './basket'

const two: StoredBasket = {
  products: [
    { productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', quantity: 1 },
    { productCode: 'MONTHLY_SUBSCRIPTION_12:PL:DE', quantity: 2 },
  ],
  coupon: 'JESIEN20',
}

beforeEach(() => localStorage.clear())

test('what was kept is read again', () => {
  expect(writeBasket(two)).toBe(true)
  expect(readBasket()).toEqual(two)
})

test('without a basket there are no products and no coupon', () => {
  expect(readBasket()).toEqual({ products: [], coupon: null })
})

test.each([
  'no json',
  'null',
  '[]',
  '{"products":"x","coupon":5}',
  '{"products":[null,{"productCode":"a"},{"productCode":"a","quantity":0},{"quantity":1}]}',
])('a broken basket is empty: %s', (text) => {
  localStorage.setItem('basket', text)
  expect(readBasket()).toEqual({ products: [], coupon: null })
})

test('an empty basket leaves nothing behind', () => {
  writeBasket(two)
  writeBasket({ products: [], coupon: null })
  expect(localStorage.getItem('basket')).toBeNull()
})

test('C-SUB-08: the count adds the quantities up', () => {
  expect(basketCount(two)).toBe(3)
  expect(basketCount({ products: [] })).toBe(0)
})

test('a watcher hears this tab and others, but no other key, until it stops', () => {
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

test('nothing is announced when the browser refuses to keep it', () => {
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
