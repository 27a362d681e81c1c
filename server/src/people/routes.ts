import type { PersonalTable } from '../database/personal-data'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { type CallContext, staffOnly, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { anyAccount } from '../user/public'
import { personRoles, setRoles } from './roles'
import * as service from './service'

/** Faster than anyone looks people up by hand; slows down collecting addresses. */
const SEARCHES_PER_MINUTE = 60
/** Each call sends an email or starts expensive work. */
const ACTIONS_PER_MINUTE = 20

/** People in the panel. Every read and every change is recorded in the audit log. */
export function peopleRoutes(api: Api, services: Services, tables: readonly PersonalTable[]): void {
  const langOf = ({ request }: Pick<CallContext, 'request'>) =>
    interfaceLangOf(request.headers['accept-language'], services.config.interfaceLang)
  const forSupport = anyAccount('support', 'params.id')
  const forOperators = anyAccount('operator', 'params.id')
  const forAdmins = anyAccount('admin', 'params.id')
  const seldom = { callsPerMinute: ACTIONS_PER_MINUTE }

  api.route('findPeople', staffOnly('support'), (call) => service.findPeople(call, call.query.search), {
    callsPerMinute: SEARCHES_PER_MINUTE,
  })
  api.route('getPerson', forSupport, (call) => service.personDetails(call, call.object, services))
  api.route('getPersonIdentity', forSupport, (call) => service.personIdentity(call, call.object, services))
  api.route(
    'resendVerification',
    forSupport,
    (call) => service.resendVerification(call, call.object, services),
    seldom,
  )

  const prolonged = withFreeIds(forOperators, {
    'body.requestId': 'made by the panel, for one grant of a request that is sent twice',
  })
  api.route('prolongAccess', prolonged, (call) => service.prolongAccess(call, call.object, call.body))
  api.route(
    'startPersonExport',
    forOperators,
    (call) => service.startExport(call, call.object, langOf(call), services),
    seldom,
  )
  api.route(
    'deletePerson',
    forOperators,
    (call) => service.deletePerson(call, call.object, call.body.email, langOf(call), services, tables),
    seldom,
  )

  api.route('getPersonRoles', forAdmins, (call) => personRoles(call, call.object, services))
  api.route('setPersonRoles', forAdmins, (call) => setRoles(call, call.object, call.body.roles, services))
}
