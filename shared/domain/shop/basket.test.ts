import { basketCount } from './basket'

test('basketCount sums the quantities (C-SUB-08)', () => {
  const products = [
    { productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG', quantity: 1 },
    { productCode: 'MONTHLY_SUBSCRIPTION_12:PL:DE', quantity: 2 },
  ]
  expect(basketCount({ products })).toBe(3)
  expect(basketCount({ products: [] })).toBe(0)
})
