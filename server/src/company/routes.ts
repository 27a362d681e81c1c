import type { FastifyRequest } from 'fastify'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { anyone, confirmedEmail, signedIn, staffOnly, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { verifiedEmailOf } from '../user/public'
import * as panelService from './panel-service'
import { assignAccess, changeUsers, detachUser, resendInvitation } from './people/actions'
import { inviteUsers } from './people/service'
import { anyCompany, companyAdmin, companyMember } from './policies'
import { readStoredCode, redeemCode, storeFollowedCode } from './redeem-service'
import * as service from './service'
import { showStats } from './stats-service'

/** Each call may send hundreds of emails. */
const LISTS_PER_MINUTE = 20
/** An admin may click through a list of members. */
const CHANGES_PER_MINUTE = 120
/** Faster than anyone types; slows down guessing. */
const CODES_PER_MINUTE = 10
/** A company shares an IP address, and many of its members may follow their links at the same time. */
const LINKS_PER_MINUTE = 60

/** Companies for their members and for platform admins. */
export function companyRoutes(api: Api, services: Services): void {
  const langOf = (request: FastifyRequest) =>
    interfaceLangOf(request.headers['accept-language'], services.config.interfaceLang)
  /** The verified email address; empty if unverified. */
  const emailOf = ({ bearer }: FastifyRequest) => (bearer ? verifiedEmailOf(bearer.claims) : '')

  api.route('getCompany', companyMember('params.id'), ({ db, object }) => service.showCompany(db, object))

  api.route('getCompanyUsers', companyAdmin('params.id'), (call) => service.listPeople(call, call.object))

  api.route('getCompanyAccesses', companyAdmin('params.id'), ({ db, object }) =>
    service.listAccesses(db, object),
  )

  api.route('getCompanyStats', companyAdmin('params.id'), (call) => showStats(call, call.object))

  api.route(
    'inviteUsers',
    companyAdmin('params.id'),
    (call) => inviteUsers(call, call.object, call.body, langOf(call.request), services),
    { callsPerMinute: LISTS_PER_MINUTE },
  )

  api.route(
    'resendInvitation',
    companyAdmin('params.id'),
    (call) => resendInvitation(call, call.object, call.body.email, langOf(call.request), services),
    { callsPerMinute: CHANGES_PER_MINUTE },
  )

  api.route('detachUser', companyAdmin('params.id'), (call) => detachUser(call, call.object, call.body), {
    callsPerMinute: CHANGES_PER_MINUTE,
  })

  const companyAdminForPerson = withFreeIds(companyAdmin('params.id'), {
    'body.userId': 'looked for among the people of the company that the policy found',
  })
  api.route('assignAccess', companyAdminForPerson, (call) => assignAccess(call, call.object, call.body), {
    callsPerMinute: CHANGES_PER_MINUTE,
  })

  const companyAdminForPeople = withFreeIds(companyAdmin('params.id'), {
    'body.userIds': 'looked for among the people of the company that the policy found',
  })
  api.route(
    'changeCompanyUsers',
    companyAdminForPeople,
    (call) => changeUsers(call, call.object, call.body, langOf(call.request), services),
    { callsPerMinute: LISTS_PER_MINUTE },
  )

  api.route(
    'redeemAccessCode',
    confirmedEmail,
    (call) => redeemCode(call, emailOf(call.request), call.body),
    {
      callsPerMinute: CODES_PER_MINUTE,
    },
  )

  const followers = anyone('called by invitation links before sign-up; the response reveals nothing')
  api.route('setAccessCode', followers, (call) => storeFollowedCode(call, call.body), {
    callsPerMinute: LINKS_PER_MINUTE,
  })

  api.route('getAccessCode', signedIn, (call) => readStoredCode(call, emailOf(call.request)))

  panelRoutes(api)
}

/** Company administration for platform admins. */
function panelRoutes(api: Api): void {
  api.route('listCompanies', staffOnly('operator'), ({ db }) => panelService.listCompanies(db))

  api.route('readCompanyDetails', anyCompany('params.id'), ({ db, object }) =>
    panelService.showDetails(db, object),
  )

  const adminOnce = withFreeIds(staffOnly('operator'), {
    'body.requestId': 'made by the browser, for one company of a request that is sent twice',
  })
  api.route('createCompany', adminOnce, (call) => panelService.createCompany(call, call.body))

  api.route('updateCompany', anyCompany('params.id'), (call) =>
    panelService.updateCompany(call, call.object, call.body),
  )
}
