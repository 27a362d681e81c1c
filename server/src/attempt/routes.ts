import {
  anyExercise,
  findOpenExercise,
  type OpenExercise,
  openExercise,
  readMistakeReasons,
} from '../course/public'
import type { Api } from '../http/api'
import { interfaceLangOf, isEditor } from '../http/caller'
import { type Policy, staffOnly, withFreeIds } from '../http/policy'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { findCallerOnly } from '../user/public'
import { decide, exerciseAnswers, listStumbles } from './refused-answers'
import { checkAttempt, disputeVerdict } from './service'

/**
 * Anyone with access to a lesson with the exercise; 403 `LESSON_LOCKED` otherwise. Admins may omit the exercise,
 * because editors try out answers before saving them.
 */
const answeredExercise: Policy<
  'signed-in',
  { body: { exerciseId?: string | undefined } },
  OpenExercise | undefined
> = {
  name: 'exercise of an open lesson; admin without one',
  who: 'signed-in',
  objects: [{ kind: 'exercise', at: 'body.exerciseId' }],
  find: ({ body, ...authRequest }) => {
    if (body.exerciseId !== undefined) return findOpenExercise(authRequest, body.exerciseId)
    if (!isEditor(authRequest.bearer)) throw forbidden()
    return findCallerOnly(authRequest)
  },
}

/** Rate limit of checks. Only a script answers five exercises per second. */
const CALLS_PER_MINUTE = 300
/** Rate limit of disputes. Only a script disputes every second. */
const DISPUTES_PER_MINUTE = 60

/** Answer checks, disputed verdicts, and editors' decisions about refused answers. */
export function attemptRoutes(
  api: Api,
  { config, wordListOf }: Pick<Services, 'config' | 'wordListOf'>,
): void {
  api.route(
    'checkAttempt',
    answeredExercise,
    (call) => {
      const interfaceLang = interfaceLangOf(call.request.headers['accept-language'], config.interfaceLang)
      return checkAttempt(call, call.object, call.body, { interfaceLang, wordListOf })
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )
  api.route(
    'disputeVerdict',
    openExercise('params.id'),
    (call) => disputeVerdict(call, call.object, call.body, wordListOf),
    { callsPerMinute: DISPUTES_PER_MINUTE },
  )

  api.route(
    'listStumbles',
    withFreeIds(staffOnly('editor'), { 'query.filters.course': 'editors may see all courses' }),
    (call) => listStumbles(call, call.query, wordListOf),
  )

  api.route('getMistakeReasons', staffOnly('editor'), async ({ db, query }) => ({
    data: await readMistakeReasons(db, query.answerLang),
  }))

  api.route('getRefusedAnswers', anyExercise('params.id'), ({ db, object }) =>
    exerciseAnswers(db, object, wordListOf),
  )

  api.route('decideRefusedAnswer', anyExercise('params.id'), (call) =>
    decide(call, call.object, call.body, wordListOf),
  )
}
