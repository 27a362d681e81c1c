/** The numbers at the side of a chart of counts, from 0 up to at least `most`, in whole and round steps. */
export function scaleOf(most: number): number[] {
  const rough = Math.max(1, most) / 2
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough
  return [0, step, 2 * step]
}

/** Share in percent, rounded; null where there is nothing to share. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100)
