import { z } from 'zod'
import type { CallSchema } from './call'
import { LangCode, text, wholeNumber } from './common'

/** A plan on sale. Money is integer grosz (C-ENT-01). */
export const Product = z.object({
  /** `plan:sourceLang:targetLang`, e.g. MONTHLY_SUBSCRIPTION_6:PL:ENG. */
  productCode: text(100, 1),
  name: text(200),
  icon: text(100),
  sourceLang: LangCode,
  targetLang: LangCode,
  order: wholeNumber(),
  featured: z.boolean(),
  /** Price per month. */
  unitPrice: wholeNumber(),
  totalPrice: wholeNumber(),
  months: wholeNumber(),
  /** Lowest total of the last 30 days, displayed next to a reduced price. */
  lowestPrice30: wholeNumber().nullable(),
})
export type Product = z.infer<typeof Product>

export const commerceCalls = {
  getProducts: { answer: z.array(Product) },
} satisfies Record<string, CallSchema>
