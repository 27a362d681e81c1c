import { firstMistake } from '@mowka/domain/rules'
import { coupon } from './coupon.fixture'
import { amountOf, applyToOf, couponRules, draftOf, emptyDraft, fieldsOf } from './coupon-draft'

const PLANS = ['MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_12']

test.each([
  ['every plan', []],
  ['plans in every language', ['MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_12']],
  ['plans in some languages', ['MONTHLY_SUBSCRIPTION_1:PL:DE', 'MONTHLY_SUBSCRIPTION_1:PL:FR']],
  ['products that are no combination', ['MONTHLY_SUBSCRIPTION_1:PL:DE', 'MONTHLY_SUBSCRIPTION_12:PL:FR']],
  [
    'a plan in every language and another in one',
    ['MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_12:PL:FR'],
  ],
])('a coupon for %s is unchanged if it is saved as it was opened', (_, applyTo) => {
  const { code, state, uses, version, ...fields } = coupon({
    applyTo,
    type: 'AMOUNT',
    amount: 1_550,
    maxUses: 500,
    assignedEmail: 'jan@mowka.test',
  })
  expect(fieldsOf(draftOf({ ...fields, code, state, uses, version }), PLANS)).toEqual(fields)
})

test('chosen languages without plans mean all plans in these languages', () => {
  expect(applyToOf({ plans: [], languages: ['DE'], kept: ['x'] }, PLANS)).toEqual([
    'MONTHLY_SUBSCRIPTION_1:PL:DE',
    'MONTHLY_SUBSCRIPTION_12:PL:DE',
  ])
})

test.each([
  ['PERCENT', '20', 20],
  ['AMOUNT', '17,99', 1_799],
  ['FIXED_UNIT_PRICE', ' 17.9 ', 1_790],
  ['ADDITIONAL_MONTHS', '2', 2],
] as const)('an amount of the type %s typed as %j is %d', (type, amount, expected) => {
  expect(amountOf({ type, amount })).toBe(expected)
})

test.each([
  ['PERCENT', '101'],
  ['PERCENT', '12,5'],
  ['PERCENT', '0'],
  ['AMOUNT', 'dużo'],
  ['AMOUNT', '10000,01'],
  ['ADDITIONAL_MONTHS', '25'],
] as const)('an amount of the type %s typed as %j is a mistake', (type, amount) => {
  expect(firstMistake(couponRules.amount(type), amount)).toEqual({ code: 'INVALID' })
})

test('codes, limits and days follow the rules of the call', () => {
  expect(firstMistake(couponRules.code, 'jesien-30')).toBeUndefined()
  expect(firstMistake(couponRules.code, 'JESIEŃ')).toEqual({ code: 'INVALID' })
  expect(firstMistake(couponRules.uses, '')).toBeUndefined()
  expect(firstMistake(couponRules.uses, '0')).toEqual({ code: 'INVALID' })
  expect(firstMistake([couponRules.validTo('2026-12-02')], '2026-12-01')).toEqual({ code: 'INVALID' })
  expect(firstMistake([couponRules.validTo(null)], '2026-12-01')).toBeUndefined()
  expect(fieldsOf(emptyDraft, PLANS)).toMatchObject({ maxUses: null, assignedEmail: null, applyTo: [] })
})
