import { product, products } from '../plans/product.fixture'
import { giftLanguages, giftOptions } from './gift-plans'

test('C-GIFT-15: plans are offered by a code of two parts, from the shortest, with the price of one language', () => {
  expect(giftOptions(products(), 'PL')).toEqual([
    {
      plan: 'MONTHLY_SUBSCRIPTION_1:PL',
      months: 1,
      price: 3900,
      varies: false,
      languages: ['ENG', 'DE'],
    },
    { plan: 'MONTHLY_SUBSCRIPTION_6:PL', months: 6, price: 17400, varies: false, languages: ['ENG'] },
    {
      plan: 'MONTHLY_SUBSCRIPTION_12:PL',
      months: 12,
      price: 26400,
      varies: false,
      languages: ['ENG', 'DE'],
    },
  ])
  expect(giftOptions(products(), 'ENG')).toEqual([])
})

test('a plan that costs more in some language says from what on', () => {
  const [option] = giftOptions([product(6), product(6, 'DE', { totalPrice: 20000 })], 'PL')
  expect(option).toMatchObject({ price: 17400, varies: true })
})

test('languages are those of the plan, and of all plans before one is chosen', () => {
  const options = giftOptions(products(), 'PL')
  expect(giftLanguages(options, 'MONTHLY_SUBSCRIPTION_6:PL')).toEqual(['ENG'])
  expect(giftLanguages(options, '')).toEqual(['ENG', 'DE'])
})
