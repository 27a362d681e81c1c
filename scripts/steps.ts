/** Whether several steps run at the same time. Each then prints its whole line at its end. */
let isShared = false

/**
 * Runs one step of a command and prints its name and, when it is done, its duration. Returns the result of the step.
 */
export async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  if (!isShared) process.stdout.write(`${title} … `)
  const finish = (outcome: string) => console.log(isShared ? `${title} … ${outcome}` : outcome)
  try {
    const result = await run()
    finish(`${((performance.now() - started) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    finish('failed')
    throw error
  }
}

/** Runs steps, or sequences of them, at the same time. */
export async function sideBySide<Result>(runs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  isShared = runs.length > 1
  try {
    return await Promise.all(runs.map((run) => run()))
  } finally {
    isShared = false
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
