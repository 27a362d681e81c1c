import { product, products } from '../plans/product.fixture'
import { giftLanguages, giftOptions } from './gift-plans'

test('plans are listed by their two-part code, shortest first, with the price for one language (C-GIFT-15)', () => {
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

test('a plan whose price differs between languages is marked as varying', () => {
  const [option] = giftOptions([product(6), product(6, 'DE', { totalPrice: 20000 })], 'PL')
  expect(option).toMatchObject({ price: 17400, varies: true })
})

test('the languages are those of the chosen plan, or of all plans before one is chosen', () => {
  const options = giftOptions(products(), 'PL')
  expect(giftLanguages(options, 'MONTHLY_SUBSCRIPTION_6:PL')).toEqual(['ENG'])
  expect(giftLanguages(options, '')).toEqual(['ENG', 'DE'])
})
