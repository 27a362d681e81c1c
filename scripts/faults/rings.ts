import path from 'node:path'

/** How many folders two files have in common, from the root on. */
function nearness(one: string, other: string): number {
  const [left, right] = [path.dirname(one).split(path.sep), path.dirname(other).split(path.sep)]
  const apart = left.findIndex((name, index) => name !== right[index])
  return apart < 0 ? left.length : apart
}

/** Test files in the order in which they are asked: the nearest to a source, its package's, all others. */
export function ringsOf(tests: readonly string[], source: string, packageFolder: string): string[][] {
  const nearest = Math.max(...tests.map((test) => nearness(test, source)))
  const ringOf = (test: string) =>
    nearness(test, source) === nearest ? 0 : test.startsWith(packageFolder + path.sep) ? 1 : 2
  return [0, 1, 2]
    .map((ring) => tests.filter((test) => ringOf(test) === ring))
    .filter((ring) => ring.length > 0)
}
