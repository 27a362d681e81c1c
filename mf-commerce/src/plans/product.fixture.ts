import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'

const totals: Record<number, number> = { 1: 3900, 6: 17400, 12: 26400 }

/** A plan of 1, 6 or 12 months; the half-yearly one is featured, the yearly one reduced. */
export const product = (
  months: 1 | 6 | 12,
  targetLang: LangCode = 'ENG',
  change: Partial<Product> = {},
): Product => ({
  productCode: `MONTHLY_SUBSCRIPTION_${months}:PL:${targetLang}`,
  name: `Plan ${months}`,
  icon: 'plan',
  sourceLang: 'PL',
  targetLang,
  order: { 1: 1, 6: 2, 12: 3 }[months],
  featured: months === 6,
  totalPrice: totals[months] ?? 0,
  unitPrice: Math.round((totals[months] ?? 0) / months),
  months,
  lowestPrice30: months === 12 ? 28800 : null,
  ...change,
})

/** English and German plans in arbitrary server order. */
export const products = (): Product[] => [
  product(12, 'DE'),
  product(6),
  product(1),
  product(12),
  product(1, 'DE'),
]
