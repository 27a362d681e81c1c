import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { confirmedEmail } from '../http/policy'
import type { Services } from '../services'
import { invite } from './service'

/** More than anyone types. */
const CALLS_PER_MINUTE = 60

/** Invitations to friends. */
export function invitationRoutes(api: Api, services: Services): void {
  api.route(
    'sendInvitation',
    confirmedEmail,
    (call) => {
      const lang = interfaceLangOf(call.request.headers['accept-language'], services.config.interfaceLang)
      return invite(call, call.body.inviteeEmail, lang, services)
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )
}
