/** Weights of a NIP's first nine digits (learner core §5, vocabulary and commerce §5). */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Whether this is a Polish tax number: ten digits, dashes aside, the last of which checks the others. */
export function isNip(text: string): boolean {
  const digits = text.replaceAll('-', '')
  if (!/^\d{10}$/.test(digits)) return false
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  // A remainder of 10 equals no digit, so it is never valid.
  return sum % 11 === Number(digits[9])
}

/** Whether this is a Polish zip code, NN-NNN (learner core §5, vocabulary and commerce §5). */
export const isZipCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text)
