/** A plan in the basket, identified by its `plan:sourceLang:targetLang` code (C-ORD-15, C17). */
export type BasketProduct = { productCode: string; quantity: number }

/** Hash of the basket section on the plans page. */
export const BASKET_HASH = 'basket'

/** Number of items in a basket, displayed on the cart icon (C-SUB-08). */
export const basketCount = ({ products }: { products: readonly BasketProduct[] }): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)
