import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/interface-lang'
import type { Services } from '../services'
import { answeredExercise } from './policies'
import { checkAttempt } from './service'

/** Nobody answers five sentences a second; more is a program, and each check is work. */
const CALLS_PER_MINUTE = 300

/** The checking of answers. */
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
}
