import type { Api } from '../http/api'
import { own, signedIn, withFreeIds } from '../http/policy'
import { anyAccount } from './policies'
import type { AccountPorts } from './ports'
import * as service from './service'
import { findOwnAccount } from './store'

/** The caller's account. */
export function userRoutes(api: Api, ports: AccountPorts): void {
  api.route('getMe', own(findOwnAccount), (call) => service.greetOwner(call, call.object))

  api.route('patchUserMetadata', signedIn, (call) => service.changeMetadata(call, ports, call.body))

  api.route('patchOnboardingSurvey', signedIn, (call) => service.saveSurvey(call, ports, call.body))

  api.route('startTrial', signedIn, (call) => service.startTrial(call, ports))

  const anyAccountAndCourses = withFreeIds(anyAccount('operator', 'body.userId'), {
    'body.courseIds': 'editors may see all courses, and unknown ones are refused',
  })
  api.route('grantAccess', anyAccountAndCourses, (call) =>
    service.grantAccess(call, ports, call.object, call.body),
  )
}
