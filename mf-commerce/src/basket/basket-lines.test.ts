import { product, products } from '../plans/product.fixture'
import { basketLines, wrongCodes } from './basket-lines'

const line = (productCode: string, quantity = 1) => ({ productCode, quantity })

test('lines carry their plans and quantities', () => {
  const lines = basketLines(products(), [line(product(6).productCode), line(product(1, 'DE').productCode, 2)])
  expect(lines.map(({ plan }) => plan.months)).toEqual([6, 1])
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2])
})

test('C-SUB-18: a code that matches no plan raises "Wrong product in basket"', () => {
  const basket = [line(product(6).productCode), line('MONTHLY_SUBSCRIPTION_3:PL:ENG')]
  expect(() => basketLines(products(), basket)).toThrow('Wrong product in basket')
  expect(wrongCodes(products(), basket)).toEqual(['MONTHLY_SUBSCRIPTION_3:PL:ENG'])
})
