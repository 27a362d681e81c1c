/** Percent of tax in every price: a service by electronic means, at the basic rate. */
export const VAT_RATE = 23

/**
 * The tax in a gross amount, in grosz: the amount times the rate over a hundred and the rate, half up (article 106e,
 * paragraph 7 of the act on VAT). Taken of the sum, not line by line, so that nothing is rounded twice.
 */
export const vatIn = (gross: number): number =>
  Math.floor((2 * gross * VAT_RATE + 100 + VAT_RATE) / (2 * (100 + VAT_RATE)))
