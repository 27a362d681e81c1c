import { outbox, reportError } from '@mowka/kernel/platform'
import type { TrainerPorts } from '../../core/store/ports'
import { type Connection, type Fallback, isUnreachable } from './connection'
import type { LessonOnDevice } from './lesson-on-device'

type LessonPorts = Pick<TrainerPorts, 'items' | 'checker' | 'recorder'>

/** Sends pending calls. Throws only if the server is unreachable, not if a call fails. */
async function flush(): Promise<void> {
  try {
    await outbox.learning.flush()
  } catch (error) {
    if (isUnreachable(error)) throw error
  }
}

/** The judge is loaded early, while there is a network. */
const loadJudge = () =>
  import(/* webpackChunkName: "judge-on-device" */ '@mowka/domain/judge/judge-on-device')

/** Preloads the judge. Without it the lesson continues as long as the server is reachable. */
export const prepareJudge = (): void =>
  void loadJudge().catch((error: unknown) => reportError(error, { part: 'judge-on-device' }))

/**
 * Ports of a lesson that continues without the server: the device provides and judges exercises, and progress waits
 * in the outbox. Once the server is reachable again, it decides.
 */
export function offlinePorts(
  { items, checker, recorder }: LessonPorts,
  device: LessonOnDevice,
  connection: Connection,
): LessonPorts {
  const otherwise = <Value>(go: Fallback<Value>['go']): Fallback<Value> => ({
    isAvailable: () => device.canGoOn,
    go,
  })
  return {
    items: {
      total: items.total,
      next: async () => {
        const { isOfServer, ...next } = await connection.reach(
          async () => {
            // Without the pending events, the server would return the same item again.
            await flush()
            return { ...(await items.next()), isOfServer: true }
          },
          otherwise(() => ({ ...device.next(), isOfServer: false })),
        )
        // Ignores a late response: the learner is further ahead.
        if (isOfServer) device.follow(next)
        return next
      },
      after: (exerciseId) =>
        connection.reach(
          async () => {
            await flush()
            return (await items.after?.(exerciseId)) ?? device.next(exerciseId)
          },
          otherwise(() => device.next(exerciseId)),
        ),
    },
    checker: {
      check: (exercise, userInput, isSimplified) =>
        connection.reach(
          () => checker.check(exercise, userInput, isSimplified),
          otherwise(async () => {
            const { judgeOnDevice } = await loadJudge()
            const known = device.find(exercise._id) ?? exercise
            return { ...judgeOnDevice(known, userInput, isSimplified), isOfDevice: true }
          }),
        ),
    },
    recorder: {
      displayed: recorder.displayed,
      attempted: (context, attempt) => {
        device.tried(context.exerciseId)
        recorder.attempted(context, attempt)
      },
      succeeded: (context, outcome) => {
        device.done(context.exerciseId, outcome.isRight)
        // The event waits in the outbox.
        return connection.reach(
          () => recorder.succeeded(context, outcome),
          otherwise(() => {}),
        )
      },
      finished: () =>
        connection.reach(
          recorder.finished,
          otherwise(() => {}),
        ),
    },
  }
}
