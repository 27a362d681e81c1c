import type { LangCode } from '@mowka/contract/schemas/common'
import type { BasketProduct } from '@mowka/contract/schemas/order'
import type { DiscountCondition } from '@mowka/domain/coupon'
import { joinLines, type OrderTotal, orderTotal } from '@mowka/domain/order-total'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { readPlans } from '../product/public'

/** A product of a basket with the plan data that an order stores. */
export type Priced = {
  productCode: string
  quantity: number
  name: string
  targetLang: LangCode
  /** Price of one unit for all its months, in grosz. */
  totalPrice: number
  months: number
}

/**
 * Looks up the products of a basket with their plans and current prices. Throws 422 `WRONG_PRODUCT` for one that
 * isn't sold.
 */
export async function priceBasket(db: Database, basket: readonly BasketProduct[]): Promise<Priced[]> {
  const joined = joinLines(basket)
  const plans = await readPlans(
    db,
    joined.map(({ productCode }) => productCode),
  )
  return joined.map(({ productCode, quantity }, index) => {
    const plan = plans.get(productCode)
    if (!plan) {
      throw new ProblemError(422, 'WRONG_PRODUCT', 'Wrong product in basket', {
        errors: [{ path: `body/products/${index}/productCode`, message: 'Wrong product in basket' }],
      })
    }
    const { name, targetLang, totalPrice, months } = plan
    return { productCode, quantity, name, targetLang, totalPrice, months }
  })
}

/** Maximum total, 20,000,000.00 zł: more than anyone orders, and within the range of the column. */
const MAX_GROSZ = 2_000_000_000

/** Computes the total of a basket; the only place that does (S-COM-04). Throws 422 above the maximum. */
export function totalOf(products: readonly Priced[], discount: DiscountCondition | null): OrderTotal {
  const order = orderTotal(products, discount)
  if (order.fullPrice > MAX_GROSZ) {
    throw new ProblemError(422, 'TOO_EXPENSIVE', 'The total exceeds the maximum of one payment')
  }
  return order
}
