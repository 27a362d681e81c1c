const { TestSequencer } = require('@mowka/jest/internals.cjs')

/**
 * The slowest test files, slowest first. A fresh clone has no times of earlier runs; Jest then sorts by file size,
 * which left one worker with the first of these files for almost two minutes.
 */
const LONGEST = [
  'server/src/generated-requests.api.test.ts',
  'server/src/mail/killed.test.ts',
  'content/src/right-answers.test.ts',
  'content/src/device-judging.test.ts',
  'shared/kernel/ui/all-parts.test.tsx',
]

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex((file) => path.endsWith(file))
  return place < 0 ? LONGEST.length : place
}

/** Runs the slowest test files first, so that all workers finish at about the same time. */
module.exports = class LongestFirst extends TestSequencer {
  static LONGEST = LONGEST

  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
