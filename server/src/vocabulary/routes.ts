import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import * as service from './service'

/** The learner's own words: stages and what is hidden. */
export function vocabularyRoutes(api: Api, { db, now }: Services): void {
  api.route('getWordRepetitions', signedIn, ({ person, query }) =>
    service.lessonRepetitions(db, person, query.lessonId, now()),
  )

  api.route('addKnownWord', signedIn, ({ person, body }) =>
    service.hideWord(db, person.userId, body.wordId, now()),
  )

  api.route('removeKnownWord', signedIn, ({ person, params }) =>
    service.showWord(db, person.userId, params.id),
  )
}
