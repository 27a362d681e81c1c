/** Share in percent, rounded; null where there is nothing to share. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100)
