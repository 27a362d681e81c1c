/** How many tests of a suite passed and failed. */
export type Count = { passed: number; failed: number }

/** Several suites as one. */
export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, each) => ({ passed: total.passed + each.passed, failed: total.failed + each.failed }),
    { passed: 0, failed: 0 },
  )

/** The last line of every test command: `N passed, N failed`. The process then ends with 1 if anything failed. */
export function reportCounts(counts: readonly Count[]): void {
  const { passed, failed } = sum(counts)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
