import {
  choosePlan,
  formatPlanQuery,
  isReduced,
  languagesOnSale,
  parsePlanQuery,
  plansOf,
  recommendedPlan,
} from './plan-choice'
import { product, products } from './product.fixture'

const plans = plansOf(products(), 'PL', 'ENG')
const chosen = (change: Partial<Parameters<typeof choosePlan>[1]>, from = plans) =>
  choosePlan(from, { order: null, couponCodes: [], small: false, ...change })?.months

test.each([
  ['eng-3', { lang: 'ENG', order: 3 }],
  ['DE-12', { lang: 'DE', order: 12 }],
  ['xx-1', null],
  ['eng', null],
  ['eng-', null],
  ['eng-1-2', null],
  [null, null],
])('C-SUB-10: the plan %s in the address is read', (value, expected) => {
  expect(parsePlanQuery(value)).toEqual(expected)
})

test('C-SUB-10: a plan is written as it is read', () => {
  expect(formatPlanQuery({ lang: 'ENG', order: 3 })).toBe('eng-3')
})

test('plans are in their order, languages in the order of the product', () => {
  expect(plans.map(({ months }) => months)).toEqual([1, 6, 12])
  expect(languagesOnSale(products(), 'PL')).toEqual(['ENG', 'DE'])
  expect(languagesOnSale(products(), 'ENG')).toEqual([])
  expect(plansOf(products(), 'PL', null)).toEqual([])
})

test('C-SUB-12: the plan of the address wins over everything (C40)', () => {
  expect(chosen({ order: 1, couponCodes: [product(12).productCode], small: true })).toBe(1)
})

test('C-SUB-12: then the plan of the coupon', () => {
  expect(chosen({ order: 99, couponCodes: [product(1).productCode], small: true })).toBe(1)
})

test('C-SUB-13: then on small screens the first of the reversed list', () => {
  expect(chosen({ small: true })).toBe(12)
})

test('C-SUB-12: then the featured plan, then the first', () => {
  expect(chosen({})).toBe(6)
  expect(chosen({}, plansOf(products(), 'PL', 'DE'))).toBe(1)
  expect(chosen({}, [])).toBeUndefined()
})

test('C-SUB-13: what small screens choose first is what they recommend', () => {
  expect(recommendedPlan(plans, true)?.months).toBe(12)
  expect(recommendedPlan(plans, false)?.months).toBe(6)
  expect(recommendedPlan([], true)).toBeNull()
})

test.each([
  ['lower than before', 28800, true],
  ['as before', 26400, false],
  ['higher than before', 19900, false],
  ['of an unknown past', null, false],
])('a price %s is reduced: %s', (_, lowestPrice30, expected) => {
  expect(isReduced(product(12, 'ENG', { lowestPrice30 }))).toBe(expected)
})
