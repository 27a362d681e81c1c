const { TestSequencer } = require('@mowka/jest/internals.cjs')

/**
 * The test files that take longest, longest first. A fresh clone has no times of earlier runs; Jest then goes by the
 * size of files, and one worker was left alone with the first of these for almost two minutes.
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

/** Begins with the longest test files, so that the workers end together. */
module.exports = class LongestFirst extends TestSequencer {
  static LONGEST = LONGEST

  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
