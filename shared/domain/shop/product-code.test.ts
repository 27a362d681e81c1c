import { parseProductCode, planMonths } from './product-code'

test.each([
  ['MONTHLY_SUBSCRIPTION_1:PL:ENG', 1],
  ['MONTHLY_SUBSCRIPTION_6:PL:DE', 6],
  ['MONTHLY_SUBSCRIPTION_12:PL', 12],
  ['GIFT:PL:ENG', null],
  ['X_MONTHLY_SUBSCRIPTION_6:PL:ENG', null],
])('%s lasts %s months (C-SUB-16)', (code, months) => {
  expect(planMonths(code)).toBe(months)
})

test('a product code consists of a plan and two languages (C17)', () => {
  expect(parseProductCode('MONTHLY_SUBSCRIPTION_6:PL:ENG')).toEqual({
    plan: 'MONTHLY_SUBSCRIPTION_6',
    sourceLang: 'PL',
    targetLang: 'ENG',
  })
})

test.each(['', 'MONTHLY_SUBSCRIPTION_6:PL', 'A:PL:XX', 'A:PL:ENG:DE', ':PL:ENG'])(
  '%j is not a product code',
  (code) => {
    expect(parseProductCode(code)).toBeNull()
  },
)
