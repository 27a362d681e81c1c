import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/interface-lang'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { checkAttempt } from './service'

/** Nobody answers five sentences a second; more is a program, and each check is work. */
const CALLS_PER_MINUTE = 300

/** The checking of answers. */
export function attemptRoutes(api: Api, { db, now, config }: Services): void {
  api.route(
    'checkAttempt',
    signedIn,
    ({ person, body, request }) => {
      const interfaceLang = interfaceLangOf(request.headers['accept-language'], config.interfaceLang)
      return checkAttempt(db, person, body, { now: now(), interfaceLang })
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )
}
