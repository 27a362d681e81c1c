import type { OrderPosition } from '@mowka/contract/schemas/editor/shop'

/** The chosen positions of a refund with their amounts as typed, in złoty. */
export type RefundDraft = ReadonlyMap<number, string>

/** Formats an amount for a field: 4600 is "46,00". */
export const writtenAmount = (grosz: number): string => (grosz / 100).toFixed(2).replace('.', ',')

/** Parses a typed amount in złoty; `null` if it is none. */
export function parseAmount(typed: string): number | null {
  const tidy = typed.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(tidy) ? Math.round(Number(tidy) * 100) : null
}

/** Whether a position can be chosen: a redeemed card and one without anything left can't. */
export const isRefundable = ({ basis, left }: OrderPosition): boolean =>
  basis !== 'redeemed' && basis !== 'waiting' && (left > 0 || basis !== 'ended')

/** The error of a typed amount. */
export type AmountProblem = 'form' | 'none' | 'much'

/** Returns the error of an amount for a position. A free position is refunded with 0. */
export function amountProblem(typed: string, max: number): AmountProblem | null {
  const amount = parseAmount(typed)
  if (amount === null) return 'form'
  if (amount > max) return 'much'
  return amount === 0 && max > 0 ? 'none' : null
}

/** The sum of the valid amounts of a draft, in grosz. */
export const draftTotal = (draft: RefundDraft): number =>
  [...draft.values()].reduce((sum, typed) => sum + (parseAmount(typed) ?? 0), 0)
