/** Number of passed and failed tests in a suite. */
export type Count = { passed: number; failed: number }

/** Adds up the counts of several suites. */
export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, each) => ({ passed: total.passed + each.passed, failed: total.failed + each.failed }),
    { passed: 0, failed: 0 },
  )

/** Prints the last line of every test command: `N passed, N failed`. The process exits with 1 if anything failed. */
export function reportCounts(counts: readonly Count[]): void {
  const { passed, failed } = sum(counts)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
