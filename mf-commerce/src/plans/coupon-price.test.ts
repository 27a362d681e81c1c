import { discountOfPlans, priceWithCoupon } from './coupon-price'
import { product } from './product.fixture'

const discount = (type: 'PERCENT' | 'FIXED_UNIT_PRICE' | 'AMOUNT' | 'ADDITIONAL_MONTHS', amount: number) => ({
  type,
  amount,
  applyTo: [],
})

test('a plan without a coupon has its list price', () => {
  expect(priceWithCoupon(product(6), null)).toEqual({
    fullPrice: 17400,
    total: 17400,
    perMonth: 2900,
    months: 6,
    isReduced: false,
  })
})

test.each([
  ['PERCENT', discount('PERCENT', 20), 13920, 2320],
  ['FIXED_UNIT_PRICE', discount('FIXED_UNIT_PRICE', 1799), 10794, 1799],
  ['AMOUNT', discount('AMOUNT', 3000), 14400, 2400],
])(
  'a %s coupon lowers the plan price and the monthly price (C-COUP-11 to C-COUP-13)',
  (_, coupon, total, perMonth) => {
    expect(priceWithCoupon(product(6), coupon)).toMatchObject({ total, perMonth, isReduced: true })
  },
)

test('a coupon with extra months extends the access and leaves the price unchanged (C-COUP-14)', () => {
  const price = priceWithCoupon(product(6), discount('ADDITIONAL_MONTHS', 1))
  expect(price).toMatchObject({ total: 17400, months: 7, isReduced: false })
})

test('a coupon for another plan leaves the price unchanged (C-COUP-15)', () => {
  const other = { ...discount('PERCENT', 20), applyTo: ['MONTHLY_SUBSCRIPTION_12'] }
  expect(priceWithCoupon(product(6), other)).toMatchObject({ total: 17400, isReduced: false })
})

test('a fixed amount off the order is shown on plans only while the basket is empty', () => {
  const amount = discount('AMOUNT', 3000)
  expect(discountOfPlans(amount, true)).toBe(amount)
  expect(discountOfPlans(amount, false)).toBeNull()
  const percent = discount('PERCENT', 20)
  expect(discountOfPlans(percent, false)).toBe(percent)
})
