/**
 * VAT rate of new orders in percent, included in every price: the standard rate for electronic services. Orders and
 * invoices keep the rate of their day.
 */
export const VAT_RATE = 23

/**
 * Splits a gross amount into net and tax at a rate in percent, in grosz. The tax is amount × rate / (100 + rate), rounded half up (article
 * 106e, paragraph 7 of the VAT act), and the net amount is the rest, so that both always add up. Split the total of an
 * order, not its lines, so that nothing is rounded twice.
 */
export function splitVat(gross: number, rate: number): { net: number; vat: number } {
  const base = 100 + rate
  const vat = Math.floor((2 * gross * rate + base) / (2 * base))
  return { net: gross - vat, vat }
}
