import type { Product } from '@mowka/contract/schemas/order'
import { giftPlans, languagesOf } from './NewGiftCardDialog'

const product = (change: Partial<Product>): Product => ({
  productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG',
  name: 'Półroczny',
  icon: 'calendar',
  sourceLang: 'PL',
  targetLang: 'ENG',
  order: 2,
  featured: false,
  unitPrice: 2900,
  totalPrice: 17400,
  months: 6,
  lowestPrice30: null,
  ...change,
})
const sold = [
  product({ productCode: 'MONTHLY_SUBSCRIPTION_12:PL:DE', name: 'Roczny', targetLang: 'DE', months: 12 }),
  product({ productCode: 'MONTHLY_SUBSCRIPTION_6:PL:DE', targetLang: 'DE' }),
  product({}),
]

test('each plan is listed once, shortest first', () => {
  expect(giftPlans(sold)).toEqual([
    { plan: 'MONTHLY_SUBSCRIPTION_6:PL', name: 'Półroczny' },
    { plan: 'MONTHLY_SUBSCRIPTION_12:PL', name: 'Roczny' },
  ])
})

test.each([
  ['', ['ENG', 'DE']],
  ['MONTHLY_SUBSCRIPTION_6:PL', ['ENG', 'DE']],
  ['MONTHLY_SUBSCRIPTION_12:PL', ['DE']],
])('the languages of the plan "%s" are in the default order', (plan, languages) => {
  expect(languagesOf(sold, plan)).toEqual(languages)
})
