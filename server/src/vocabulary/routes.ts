import type { Api } from '../http/api'
import type { Services } from '../services'
import * as service from './service'

/** The learner's own words: stages and what is hidden. */
export function vocabularyRoutes(api: Api, { db, now }: Services): void {
  api.route('getWordRepetitions', 'signed-in', ({ person, query }) =>
    service.lessonRepetitions(db, person, query.lessonId, now()),
  )

  api.route('addKnownWord', 'signed-in', ({ person, body }) =>
    service.hideWord(db, person.userId, body.wordId, now()),
  )

  api.route('removeKnownWord', 'signed-in', ({ person, params }) =>
    service.showWord(db, person.userId, params.id),
  )
}
