import type { Product } from '@mowka/contract/schemas/order'
import type { BasketProduct } from '@mowka/domain/shop/basket'

/** A basket line with its plan. */
export type BasketLine = { plan: Product; quantity: number }

/**
 * Returns the plan of a basket product.
 *
 * @throws 'Wrong product in basket' if no plan matches (C-SUB-18).
 */
export function planOf(products: readonly Product[], productCode: string): Product {
  const plan = products.find((each) => each.productCode === productCode)
  if (!plan) throw new Error('Wrong product in basket')
  return plan
}

/**
 * Returns the basket lines.
 *
 * @throws 'Wrong product in basket' if a line matches no plan.
 */
export const basketLines = (products: readonly Product[], basket: readonly BasketProduct[]): BasketLine[] =>
  basket.map(({ productCode, quantity }) => ({ plan: planOf(products, productCode), quantity }))

/** Returns the basket's product codes that match no plan, e.g. of a plan that is no longer sold. */
export const unknownCodes = (products: readonly Product[], basket: readonly BasketProduct[]): string[] =>
  basket
    .map(({ productCode }) => productCode)
    .filter((code) => !products.some(({ productCode }) => productCode === code))
