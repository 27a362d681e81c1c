import type { Api } from '../http/api'
import { adminOnly, signedIn } from '../http/policy'
import type { Services } from '../services'
import * as service from './service'

/** The account of the person who calls. */
export function userRoutes(api: Api, { db, now }: Services): void {
  api.route('getMe', signedIn, ({ person }) => service.readOwnUser(db, person.userId, now()))

  api.route('patchUserMetadata', signedIn, ({ person, body }) =>
    service.changeMetadata(db, person.userId, body),
  )

  api.route('patchOnboardingSurvey', signedIn, ({ person, body }) =>
    service.saveSurvey(db, person.userId, body, now()),
  )

  api.route('startTrial', signedIn, ({ person, pair }) =>
    service.startTrial(db, person.userId, pair.targetLang, now()),
  )

  api.route('grantAccess', adminOnly, ({ body }) => service.grantAccess(db, body))
}
