import type { Api } from '../http/api'
import type { Services } from '../services'
import * as service from './service'

/** The account of the person who calls. */
export function userRoutes(api: Api, { db, now }: Services): void {
  api.route('getMe', 'signed-in', ({ person }) => service.readOwnUser(db, person.userId, now()))

  api.route('patchUserMetadata', 'signed-in', ({ person, body }) =>
    service.changeMetadata(db, person.userId, body),
  )

  api.route('patchOnboardingSurvey', 'signed-in', ({ person, body }) =>
    service.saveSurvey(db, person.userId, body, now()),
  )

  api.route('startTrial', 'signed-in', ({ person, pair }) =>
    service.startTrial(db, person.userId, pair.targetLang, now()),
  )

  api.route('grantAccess', 'admin', ({ body }) => service.grantAccess(db, body))
}
