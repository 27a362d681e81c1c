import { renewalPlan } from './renewal'

const plan = (productCode: string, targetLang: 'ENG' | 'DE', featured = false) => ({
  productCode,
  targetLang,
  featured,
})
const plans = [plan('month', 'ENG'), plan('year', 'ENG', true), plan('week', 'DE'), plan('day', 'DE')]

test.each([
  ['the plan that was bought last', 'ENG', 'month', 'month'],
  ['the featured plan if the last one is no longer sold', 'ENG', 'decade', 'year'],
  ['the featured plan if nothing was bought', 'ENG', null, 'year'],
  ['the first plan if none is featured', 'DE', 'month', 'week'],
  ['nothing if no plan of the language is on sale', 'FR', null, undefined],
] as const)('a renewal offers %s', (_, lang, last, expected) => {
  expect(renewalPlan(plans, lang, last)?.productCode).toBe(expected)
})
