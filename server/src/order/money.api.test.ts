import { discountTypes } from '@mowka/domain/shop/coupon'
import fc from 'fast-check'
import { seedLibrary } from '../../testing/library'
import { coupon, GERMAN, HALF_YEAR, MONTH, order } from '../../testing/shop'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { readPlans } from '../product/public'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

const PLANS = [MONTH, HALF_YEAR, GERMAN]
/** Every plan in all languages, one plan, one plan in one language, and a plan that isn't in the basket. */
const targets = fc.subarray([...PLANS, 'MONTHLY_SUBSCRIPTION_1', 'MONTHLY_SUBSCRIPTION_12'])

const baskets = fc
  .array(fc.record({ productCode: fc.constantFrom(...PLANS), quantity: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .filter((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= 60)

const discounts = fc.option(
  fc.record({
    type: fc.constantFrom(...discountTypes),
    amount: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 30_000 }), fc.nat({ max: 5_000_000 })),
    applyTo: targets,
  }),
)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

let run = 0

test('for every basket and coupon, the lines add up to the total sent to PayU (C-COUP-11 to C-COUP-15, S-COM-04)', async () => {
  const plans = await readPlans(t.db, PLANS)
  await fc.assert(
    fc.asyncProperty(baskets, discounts, async (products, discount) => {
      run += 1
      const who = { name: `kasa-${run}`, emailVerified: true }
      const isPercent = discount?.type === 'PERCENT'
      const isMonths = discount?.type === 'ADDITIONAL_MONTHS'
      const amount = Math.min(discount?.amount ?? 0, isPercent ? 100 : isMonths ? 24 : 5_000_000)
      const code = discount ? await coupon(t, `KASA-${run}`, { ...discount, amount }) : null
      const isForNone =
        discount !== null &&
        discount.applyTo.length > 0 &&
        !products.some(({ productCode }) =>
          discount.applyTo.some((each) => productCode === each || productCode.startsWith(`${each}:`)),
        )
      if (isForNone) {
        await expect(order(t, { products, coupon: code }, who)).rejects.toThrow('COUPON_NOT_VALID_FOR_PLAN')
        return
      }
      const made = await order(t, { products, coupon: code }, who)
      const full = sum(products.map((each) => each.quantity * (plans.get(each.productCode)?.totalPrice ?? 0)))
      const lines = made.products.map(({ total }) => total)
      expect(sum(lines)).toBe(made.totalAmount)
      expect(made.totalAmount).toBeLessThanOrEqual(full)
      if (!discount || isMonths) expect(made.totalAmount).toBe(full)
      for (const { total, unitPrice, quantity } of made.products) {
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(unitPrice * quantity)
      }
      const shown = (await t.call('getOrderStatus', { extOrderId: made.extOrderId })).answer
      expect([shown.total, sum(shown.items.map(({ price }) => price))]).toEqual([
        made.totalAmount,
        made.totalAmount,
      ])
      // Free orders never reach PayU; for all others PayU got exactly the total.
      const payment = t.payments.started.find(({ extOrderId }) => extOrderId === made.extOrderId)
      expect(payment !== undefined).toBe(made.totalAmount > 0)
      expect(made.paymentStatus).toBe(made.totalAmount > 0 ? 'PENDING' : 'COMPLETED')
      expect(t.payments.amountOf(made.extOrderId)).toBe(made.totalAmount)
      for (const { unitPrice, quantity } of payment?.products ?? []) {
        expect(unitPrice).toBeGreaterThan(0)
        expect(quantity).toBe(1)
      }
    }),
    { numRuns: 150 },
  )
}, 300_000)
