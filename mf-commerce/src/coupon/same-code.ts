/** Whether two codes are the same coupon: people type them as they like. */
export const isSameCode = (a: string | null, b: string | null): boolean =>
  a?.toLowerCase() === b?.toLowerCase()
