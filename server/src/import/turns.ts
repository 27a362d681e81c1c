import { setImmediate } from 'node:timers/promises'

/** So long long work may keep everyone else waiting, in milliseconds. */
const TURN = 12

/** Asked between small steps of long work: lets others have their turn when it is time to. */
export type Turn = () => Promise<void>

/** Keeps the time of one long work. */
export function takeTurns(): Turn {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN) return
    await setImmediate()
    since = performance.now()
  }
}

/** Runs steps through, with a turn for others in between. */
export async function runSteps<Result>(steps: Generator<void, Result>, turn: Turn): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await turn()
  }
}
