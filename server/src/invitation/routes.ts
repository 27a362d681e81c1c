import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/interface-lang'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { invite } from './service'

/** Nobody types addresses faster. */
const CALLS_PER_MINUTE = 60

/** Inviting friends. */
export function invitationRoutes(api: Api, services: Services): void {
  api.route(
    'sendInvitation',
    signedIn,
    (call) => {
      const lang = interfaceLangOf(call.request.headers['accept-language'], services.config.interfaceLang)
      return invite(call, call.body.inviteeEmail, lang, services)
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )
}
