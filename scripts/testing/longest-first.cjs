const { TestSequencer } = require('@mowka/jest/internals.cjs')

/**
 * The slowest test files, slowest first. A fresh clone has no times of earlier runs; Jest then sorts by file size,
 * which left one worker with the first of these files for almost two minutes.
 */
const LONGEST = [
  'server/src/generated-requests.api.test.ts',
  'server/src/mail/killed.test.ts',
  'server/src/import/plan/undo.api.test.ts',
  'server/src/refreshes.api.test.ts',
  'server/src/import/transfer.api.test.ts',
  'server/src/order/access-paid.api.test.ts',
  'server/src/outside/stand-ins.test.ts',
  'server/src/backup/backup.test.ts',
  'content/src/right-answers.test.ts',
  'content/src/device-judging.test.ts',
  'content/src/comments-fit.test.ts',
  'shared/kernel/ui/all-parts.test.tsx',
  'shared/build/release-plugin.test.ts',
  'scripts/artifact/library-audit.test.ts',
  'sandbox/src/main.test.ts',
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
