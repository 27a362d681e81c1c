/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to get from one word to the
 * other (optimal string alignment), so that "teh" is one slip away from "the". From `most` + 1 on it is not counted out.
 */
export function distance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: number[] = []
  let last: number[] = []
  for (let j = 0; j <= to.length; j++) last.push(j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    let lowest = i
    for (let j = 1; j <= to.length; j++) {
      const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      let best = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(best)
      if (best < lowest) lowest = best
    }
    if (lowest > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[to.length] ?? 0
}
