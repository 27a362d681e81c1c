import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { BasketProduct } from '@mowka/shared/domain/basket'

/** One line of the basket with its plan. */
export type BasketLine = { plan: Product; quantity: number }

/** The plan of a basket's product. Throws 'Wrong product in basket' for none (C-SUB-18). */
export function planOf(products: readonly Product[], productCode: string): Product {
  const plan = products.find((each) => each.productCode === productCode)
  if (!plan) throw new Error('Wrong product in basket')
  return plan
}

/** The lines of a basket. Throws 'Wrong product in basket' when one of them matches no plan. */
export const basketLines = (products: readonly Product[], basket: readonly BasketProduct[]): BasketLine[] =>
  basket.map(({ productCode, quantity }) => ({ plan: planOf(products, productCode), quantity }))

/** The codes in a basket that match no plan, e.g. of a plan that is no longer sold. */
export const wrongCodes = (products: readonly Product[], basket: readonly BasketProduct[]): string[] =>
  basket
    .map(({ productCode }) => productCode)
    .filter((code) => !products.some(({ productCode }) => productCode === code))
