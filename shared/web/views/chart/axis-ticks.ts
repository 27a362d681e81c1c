/** Returns about four round values for an axis from 0 to at least `max`. */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power)
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < max || ticks.length < 2) ticks.push(ticks.length * step)
  return ticks
}
