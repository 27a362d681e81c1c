type SignTest = (sign: string) => boolean

/** Removes the trailing characters that `isSign` accepts. A loop, because `[…]+$` takes quadratic time. */
export function trimTrailing(text: string, isSign: SignTest): string {
  const signs = [...text]
  return signs.slice(0, signs.findLastIndex((sign) => !isSign(sign)) + 1).join('')
}

/** Removes the leading and trailing characters that `isSign` accepts. */
export function trimSigns(text: string, isSign: SignTest): string {
  const signs = [...trimTrailing(text, isSign)]
  const first = signs.findIndex((sign) => !isSign(sign))
  return signs.slice(Math.max(0, first)).join('')
}
