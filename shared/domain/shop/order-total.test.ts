import fc from 'fast-check'
import { appliesTo, type DiscountCondition, discountTypes } from './coupon'
import { joinLines, monthsByLanguage, orderTotal, type PricedProduct, spread } from './order-total'

const month = (lang = 'ENG', quantity = 1): PricedProduct => ({
  productCode: `MONTHLY_SUBSCRIPTION_1:PL:${lang}`,
  quantity,
  totalPrice: 3900,
  months: 1,
})
const halfYear = (lang = 'ENG', quantity = 1): PricedProduct => ({
  productCode: `MONTHLY_SUBSCRIPTION_6:PL:${lang}`,
  quantity,
  totalPrice: 17_400,
  months: 6,
})
const coupon = (
  type: DiscountCondition['type'],
  amount: number,
  applyTo: string[] = [],
): DiscountCondition => ({ type, amount, applyTo })
const totals = (products: PricedProduct[], discount: DiscountCondition | null) =>
  orderTotal(products, discount).lines.map(({ total }) => total)

test('without a coupon the order total is the sum of its lines', () => {
  expect(orderTotal([month('ENG', 2), halfYear('DE')], null)).toEqual({
    lines: [
      {
        productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG',
        quantity: 2,
        fullPrice: 7800,
        discount: 0,
        total: 7800,
        months: 2,
      },
      {
        productCode: 'MONTHLY_SUBSCRIPTION_6:PL:DE',
        quantity: 1,
        fullPrice: 17_400,
        discount: 0,
        total: 17_400,
        months: 6,
      },
    ],
    fullPrice: 25_200,
    discount: 0,
    total: 25_200,
  })
})

describe('PERCENT (C-COUP-11)', () => {
  test('PERCENT reduces the products that it applies to', () => {
    expect(totals([month(), halfYear()], coupon('PERCENT', 20))).toEqual([3120, 13_920])
  })

  test('PERCENT is rounded half up once per order, and distributed so that the lines sum to it', () => {
    // 15% of 3 × 3333 is 1499.85, so 1500; rounded per line it would be 3 × 499.95.
    const products = ['ENG', 'DE', 'FR'].map((lang) => ({ ...month(lang), totalPrice: 3333 }))
    expect(orderTotal(products, coupon('PERCENT', 15))).toMatchObject({
      discount: 1500,
      total: 8499,
      lines: [{ discount: 500 }, { discount: 500 }, { discount: 500 }],
    })
    // 50% of 3333 is 1666.5.
    expect(orderTotal(products.slice(0, 1), coupon('PERCENT', 50)).discount).toBe(1667)
  })

  test('PERCENT of 100 and more results in 0', () => {
    expect(orderTotal([month()], coupon('PERCENT', 100)).total).toBe(0)
    expect(orderTotal([month()], coupon('PERCENT', 250)).total).toBe(0)
  })
})

describe('FIXED_UNIT_PRICE (C-COUP-12)', () => {
  test('FIXED_UNIT_PRICE sets the monthly price', () => {
    expect(totals([halfYear('ENG', 2)], coupon('FIXED_UNIT_PRICE', 2000))).toEqual([24_000])
  })

  test('FIXED_UNIT_PRICE never raises a price', () => {
    expect(totals([month(), halfYear()], coupon('FIXED_UNIT_PRICE', 3500))).toEqual([3500, 17_400])
  })
})

describe('AMOUNT (C-COUP-13)', () => {
  test('AMOUNT is distributed over the lines in proportion to their prices', () => {
    expect(orderTotal([month(), halfYear()], coupon('AMOUNT', 1000))).toMatchObject({
      lines: [{ discount: 183 }, { discount: 817 }],
      total: 20_300,
    })
  })

  test('AMOUNT never reduces the total below 0', () => {
    expect(orderTotal([month()], coupon('AMOUNT', 5000)).total).toBe(0)
  })
})

test('ADDITIONAL_MONTHS adds months to a line without changing its price (C-COUP-14)', () => {
  const { lines, total } = orderTotal([halfYear('ENG', 2), month('DE')], coupon('ADDITIONAL_MONTHS', 2))
  expect(lines.map(({ months }) => months)).toEqual([14, 3])
  expect(total).toBe(38_700)
})

describe('applyTo (C-COUP-15)', () => {
  test('applyTo limits every discount to the listed products', () => {
    const on = ['MONTHLY_SUBSCRIPTION_6:PL:ENG']
    expect(totals([month(), halfYear()], coupon('PERCENT', 50, on))).toEqual([3900, 8700])
    expect(totals([month(), halfYear()], coupon('AMOUNT', 20_000, on))).toEqual([3900, 0])
    expect(totals([month(), halfYear()], coupon('FIXED_UNIT_PRICE', 0, on))).toEqual([3900, 0])
    const { lines } = orderTotal([month(), halfYear()], coupon('ADDITIONAL_MONTHS', 1, on))
    expect(lines.map(({ months }) => months)).toEqual([1, 7])
  })

  test('applyTo without languages covers a plan in every language, but no plan with the same prefix', () => {
    const on = { applyTo: ['MONTHLY_SUBSCRIPTION_1'] }
    expect(appliesTo(on, 'MONTHLY_SUBSCRIPTION_1:PL:DE')).toBe(true)
    expect(appliesTo(on, 'MONTHLY_SUBSCRIPTION_12:PL:DE')).toBe(false)
    expect(appliesTo({ applyTo: ['MONTHLY_SUBSCRIPTION_1:PL'] }, 'MONTHLY_SUBSCRIPTION_1:PL:DE')).toBe(true)
    expect(appliesTo({ applyTo: [] }, 'anything')).toBe(true)
  })
})

test('monthsByLanguage sums the lines per language (C-SUM-11)', () => {
  const { lines } = orderTotal([month(), halfYear(), month('DE', 3)], null)
  expect([...monthsByLanguage(lines)]).toEqual([
    ['ENG', 7],
    ['DE', 3],
  ])
})

test('joinLines merges duplicate products into one line', () => {
  expect(joinLines([month(), halfYear(), month('ENG', 2)])).toEqual([month('ENG', 3), halfYear()])
})

test('spread distributes the whole amount as proportionally as possible', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(5, [0, 0])).toEqual([0, 0])
})

test('for every basket of up to 3 lines and every coupon the lines sum to the total, and no sum is negative', () => {
  const products = fc.uniqueArray(
    fc.record({
      productCode: fc.constantFrom('A_1:PL:ENG', 'A_6:PL:ENG', 'A_12:PL:DE', 'A_1:PL:DE'),
      quantity: fc.integer({ min: 1, max: 20 }),
      totalPrice: fc.integer({ min: 0, max: 100_000 }),
      months: fc.constantFrom(1, 6, 12),
    }),
    { minLength: 1, maxLength: 3, selector: ({ productCode }) => productCode },
  )
  const discount = fc.option(
    fc.record({
      type: fc.constantFrom(...discountTypes),
      amount: fc.integer({ min: 0, max: 500_000 }),
      applyTo: fc.subarray(['A_1', 'A_6:PL:ENG', 'A_12:PL:DE']),
    }),
  )
  fc.assert(
    fc.property(products, discount, (basket, condition) => {
      const { lines, fullPrice, total, ...order } = orderTotal(basket, condition)
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
      expect(fullPrice - order.discount).toBe(total)
      for (const line of lines) {
        expect(Number.isInteger(line.total)).toBe(true)
        expect(line.total).toBeGreaterThanOrEqual(0)
        expect(line.total).toBeLessThanOrEqual(line.fullPrice)
        expect(line.discount).toBe(line.fullPrice - line.total)
        if (condition && !appliesTo(condition, line.productCode)) expect(line.discount).toBe(0)
      }
    }),
  )
})
