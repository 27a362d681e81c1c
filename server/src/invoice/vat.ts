/** VAT rate in percent, included in every price: the standard rate for electronic services. */
export const VAT_RATE = 23

/**
 * Returns the tax in a gross amount, in grosz: amount × rate / (100 + rate), rounded half up (article 106e, paragraph
 * 7 of the VAT act). Computed from the total, not per line, so that nothing is rounded twice.
 */
export const vatIn = (gross: number): number =>
  Math.floor((2 * gross * VAT_RATE + 100 + VAT_RATE) / (2 * (100 + VAT_RATE)))
