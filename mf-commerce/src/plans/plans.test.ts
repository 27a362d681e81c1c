import pl from '../locales/basket/pl.json'
import { choosePlan, isReduced, languagesOnSale, monthForm, plansOf, recommendedPlan } from './plans'
import { product, products } from './product.fixture'

const plans = plansOf(products(), 'PL', 'ENG')
const chosen = (change: Partial<Parameters<typeof choosePlan>[1]>, from = plans) =>
  choosePlan(from, { order: null, couponCodes: [], small: false, ...change })?.months

test("plans are sorted by their order, languages by the product's order", () => {
  expect(plans.map(({ months }) => months)).toEqual([1, 6, 12])
  expect(languagesOnSale(products(), 'PL')).toEqual(['ENG', 'DE'])
  expect(languagesOnSale(products(), 'ENG')).toEqual([])
  expect(plansOf(products(), 'PL', null)).toEqual([])
})

test('the plan in the address takes precedence over all others (C-SUB-12, C40)', () => {
  expect(chosen({ order: 1, couponCodes: [product(12).productCode], small: true })).toBe(1)
})

test("the coupon's plan is chosen if the address has none (C-SUB-12)", () => {
  expect(chosen({ order: 99, couponCodes: [product(1).productCode], small: true })).toBe(1)
})

test('the first plan of the reversed list is chosen on small screens without an address or coupon plan (C-SUB-13)', () => {
  expect(chosen({ small: true })).toBe(12)
})

test('the featured plan is chosen by default, or the first one if none is featured (C-SUB-12)', () => {
  expect(chosen({})).toBe(6)
  expect(chosen({}, plansOf(products(), 'PL', 'DE'))).toBe(1)
  expect(chosen({}, [])).toBeUndefined()
})

test('small screens recommend the plan that they preselect (C-SUB-13)', () => {
  expect(recommendedPlan(plans, true)?.months).toBe(12)
  expect(recommendedPlan(plans, false)?.months).toBe(6)
  expect(recommendedPlan([], true)).toBeNull()
})

test.each([
  ['lower than before', 28800, true],
  ['as before', 26400, false],
  ['higher than before', 19900, false],
  ['of an unknown past', null, false],
])('whether a price %s is reduced: %s', (_, lowestPrice30, expected) => {
  expect(isReduced(product(12, 'ENG', { lowestPrice30 }))).toBe(expected)
})

test.each([
  [1, '{{count}}\u00a0miesiąc'],
  [2, '{{count}}\u00a0miesiące'],
  [4, '{{count}}\u00a0miesiące'],
  [5, '{{count}}\u00a0miesięcy'],
  [6, '{{count}}\u00a0miesięcy'],
  [12, '{{count}}\u00a0miesięcy'],
  [22, '{{count}}\u00a0miesięcy'],
])('%i months are written %s (C-SUB-17, C50)', (months, text) => {
  expect(pl.months[monthForm(months)]).toBe(text)
})
