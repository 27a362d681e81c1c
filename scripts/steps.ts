/**
 * Runs one step of a command and prints its name and, when it is done, its duration. Returns the result of the step.
 */
export async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const result = await run()
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}

/** An error whose message is all a user needs; it is shown without a stack. */
export class PlainError extends Error {}

/** Runs a command. If it fails, prints a clear message and exits with 1. */
export function command(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error)
    process.exit(1)
  })
}
