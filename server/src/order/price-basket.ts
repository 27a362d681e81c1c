import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { BasketProduct } from '@mowka/shared/contract/schemas/order'
import type { DiscountCondition } from '@mowka/shared/domain/coupon'
import { joinLines, type OrderTotal, orderTotal } from '@mowka/shared/domain/order-total'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { readPlans } from '../product/public'

/** A product of a basket with everything that an order keeps of its plan. */
export type Priced = {
  productCode: string
  quantity: number
  name: string
  targetLang: LangCode
  /** Of one, for all its months, in grosz. */
  totalPrice: number
  months: number
}

/** The products of a basket with their plans and prices of now. Throws 422 `WRONG_PRODUCT` for one that nobody sells. */
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

/** More than this is no order of a person, and more than the database holds is no number: 20,000,000.00 zł. */
const MOST_GROSZ = 2_000_000_000

/** What the basket costs, computed here and nowhere else (S-COM-04). Throws 422 for more than can be paid. */
export function totalOf(products: readonly Priced[], discount: DiscountCondition | null): OrderTotal {
  const order = orderTotal(products, discount)
  if (order.fullPrice > MOST_GROSZ) {
    throw new ProblemError(422, 'TOO_EXPENSIVE', 'The total exceeds the maximum of one payment')
  }
  return order
}
