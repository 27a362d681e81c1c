import { product, products } from '../plans/product.fixture'
import { basketLines, unknownCodes } from './basket-lines'

const line = (productCode: string, quantity = 1) => ({ productCode, quantity })

test('basket lines include their plans and quantities', () => {
  const lines = basketLines(products(), [line(product(6).productCode), line(product(1, 'DE').productCode, 2)])
  expect(lines.map(({ plan }) => plan.months)).toEqual([6, 1])
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2])
})

test('a code that matches no plan throws "Wrong product in basket" (C-SUB-18)', () => {
  const basket = [line(product(6).productCode), line('MONTHLY_SUBSCRIPTION_3:PL:ENG')]
  expect(() => basketLines(products(), basket)).toThrow('Wrong product in basket')
  expect(unknownCodes(products(), basket)).toEqual(['MONTHLY_SUBSCRIPTION_3:PL:ENG'])
})
