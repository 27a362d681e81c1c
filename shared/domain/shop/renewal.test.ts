import { lastBoughtPlan, renewalPlan } from './renewal'

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

describe('the plan that was last bought for a language', () => {
  const order = (productCode: string, change: object = {}) => ({
    paymentStatus: 'COMPLETED',
    refundedAt: null,
    isGift: false,
    products: [{ productCode }],
    ...change,
  })
  const month = 'MONTHLY_SUBSCRIPTION_1:PL:ENG'

  test('is that of the newest paid order for oneself that was not refunded', () => {
    expect(
      lastBoughtPlan(
        [order('MONTHLY_SUBSCRIPTION_1:PL:DE'), order('MONTHLY_SUBSCRIPTION_12:PL:ENG'), order(month)],
        'ENG',
      ),
    ).toBe('MONTHLY_SUBSCRIPTION_12:PL:ENG')
    const others = [
      order('a', { paymentStatus: 'PENDING' }),
      order('MONTHLY_SUBSCRIPTION_6:PL:ENG', { refundedAt: '2026-09-01T10:00:00.000Z' }),
      order('MONTHLY_SUBSCRIPTION_12:PL:ENG', { isGift: true }),
    ]
    expect(lastBoughtPlan([...others, order(month)], 'ENG')).toBe(month)
  })

  test('is null if there is none', () => {
    expect(lastBoughtPlan([order(month)], 'DE')).toBeNull()
  })
})
