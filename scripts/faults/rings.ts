import path from 'node:path'

/** How many folders two files have in common, from the root on. */
function nearness(one: string, other: string): number {
  const [left, right] = [path.dirname(one).split(path.sep), path.dirname(other).split(path.sep)]
  const apart = left.findIndex((name, index) => name !== right[index])
  return apart < 0 ? left.length : apart
}

/** Tests that start the whole API take long. */
const isSlow = (test: string) => test.includes('.api.')

/**
 * Test files in the order in which they are asked: one that bears the name of a source, the nearest, its
 * package's, all others; in each of these rings the slow ones last.
 */
export function ringsOf(tests: readonly string[], source: string, packageFolder: string): string[][] {
  const nearest = Math.max(...tests.map((test) => nearness(test, source)))
  const own = `${path.basename(source).replace(/\.tsx?$/, '')}.test.ts`
  const ringOf = (test: string) => {
    if (path.basename(test).startsWith(own)) return 0
    const ring = nearness(test, source) === nearest ? 1 : test.startsWith(packageFolder + path.sep) ? 3 : 5
    return isSlow(test) ? ring + 1 : ring
  }
  return [0, 1, 2, 3, 4, 5, 6]
    .map((ring) => tests.filter((test) => ringOf(test) === ring))
    .filter((ring) => ring.length > 0)
}
