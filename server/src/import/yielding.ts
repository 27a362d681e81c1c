import { setImmediate } from 'node:timers/promises'

/** Maximum time for which work may block the event loop, in milliseconds. */
const TURN = 12

/** Called between small steps of long work; yields to other work when its time slice is used up. */
export type YieldIfBusy = () => Promise<void>

/** Starts timing one long piece of work. */
export function startYielding(): YieldIfBusy {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN) return
    await setImmediate()
    since = performance.now()
  }
}

/** Runs all steps and yields between them when needed. */
export async function runSteps<Result>(
  steps: Generator<void, Result>,
  yieldIfBusy: YieldIfBusy,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await yieldIfBusy()
  }
}
