import { outbox, reportError } from '@mowka/shared/platform'
import type { TrainerPorts } from '../../core/store/ports'
import { type Connection, isUnreachable, type OtherWay } from './connection'
import type { LessonOnDevice } from './lesson-on-device'

type LessonPorts = Pick<TrainerPorts, 'items' | 'checker' | 'recorder'>

/** Sends what waits. A call that the server fails at holds up nothing: only a server that is away does. */
async function flush(): Promise<void> {
  try {
    await outbox.learning.flush()
  } catch (error) {
    if (isUnreachable(error)) throw error
  }
}

/** The module that judges is loaded ahead, while there is a network. */
const loadJudge = () =>
  import(/* webpackChunkName: "judge-on-device" */ '@mowka/shared/domain/judge/judge-on-device')

/** Loads what the device needs to judge. Without it the lesson goes on as long as the server is there. */
export const prepareJudge = (): void =>
  void loadJudge().catch((error: unknown) => reportError(error, { part: 'judge-on-device' }))

/**
 * The ports of a lesson that goes on without the server: exercises come from the device, the device judges, and what
 * was done waits in the outbox. As soon as the server is back, its word counts.
 */
export function offlinePorts(
  { items, checker, recorder }: LessonPorts,
  device: LessonOnDevice,
  connection: Connection,
): LessonPorts {
  const otherwise = <Value>(go: OtherWay<Value>['go']): OtherWay<Value> => ({
    isThere: () => device.canGoOn,
    go,
  })
  return {
    items: {
      total: items.total,
      next: async () => {
        const { isOfServer, ...next } = await connection.reach(
          async () => {
            // What it has not been told yet, the server would give again.
            await flush()
            return { ...(await items.next()), isOfServer: true }
          },
          otherwise(() => ({ ...device.next(), isOfServer: false })),
        )
        // Not an answer that came too late: the learner is further on.
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
        // It waits in the outbox.
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
