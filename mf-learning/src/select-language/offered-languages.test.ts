import type { Product } from '@mowka/contract/schemas/order'
import { learner } from '@mowka/testing'
import { offeredLanguages, planOf } from './offered-languages'

const product = (change: Partial<Product>): Product => ({
  productCode: 'X',
  name: 'X',
  icon: 'x',
  sourceLang: 'PL',
  targetLang: 'ENG',
  order: 1,
  featured: false,
  unitPrice: 1,
  totalPrice: 1,
  months: 1,
  lowestPrice30: null,
  ...change,
})

test("languages on sale and languages with access are listed once, in the product's order (L-LANG-01)", () => {
  const products = [
    product({ targetLang: 'DE' }),
    product({ targetLang: 'ENG' }),
    product({ targetLang: 'DE', order: 2 }),
  ]
  const user = learner({
    appMetadata: {
      trialExpiresAt: null,
      courseIds: [],
      languages: [{ targetLang: 'IT', expiresAt: '2020-01-01T00:00:00Z' }],
    },
  })
  expect(offeredLanguages(products, user, 'PL')).toEqual(['ENG', 'DE', 'IT'])
})

test('a language without a product is not listed, nor is one for speakers of another language (C11)', () => {
  const products = [product({ targetLang: 'RU', sourceLang: 'ENG' }), product({ targetLang: 'FR' })]
  expect(offeredLanguages(products, null, 'PL')).toEqual(['FR'])
})

test('the shop opens at the featured plan of a language, else at its first one', () => {
  const products = [
    product({ targetLang: 'DE', order: 3 }),
    product({ targetLang: 'DE', order: 1 }),
    product({ targetLang: 'ENG', order: 1 }),
    product({ targetLang: 'ENG', order: 2, featured: true }),
  ]
  expect(planOf(products, 'DE', 'PL')).toBe('de-1')
  expect(planOf(products, 'ENG', 'PL')).toBe('eng-2')
  expect(planOf(products, 'FR', 'PL')).toBeUndefined()
})
