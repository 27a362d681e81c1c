import { anyWord, openLesson } from '../course/public'
import type { Api } from '../http/api'
import { signedIn, withFreeIds } from '../http/policy'
import * as service from './service'

/** The learner's own words: stages and what is hidden. */
export function vocabularyRoutes(api: Api): void {
  api.route('getWordRepetitions', openLesson('query.lessonId'), (call) =>
    service.lessonRepetitions(call, call.object),
  )

  api.route('addKnownWord', anyWord('body.wordId'), (call) => service.hideWord(call, call.object.wordId))

  const ownKnownWord = withFreeIds(signedIn, {
    'params.id': 'takes a word from the list of the caller; nothing when it is not there',
  })
  api.route('removeKnownWord', ownKnownWord, (call) => service.showWord(call, call.params.id))
}
