import { anyWord, openLesson } from '../course/public'
import type { Api } from '../http/api'
import { signedIn, withFreeIds } from '../http/policy'
import * as lists from './list-service'
import { wordsOfOpenLesson } from './policies'
import * as service from './service'

/** The learner's own words: stages, lists, statistics and hidden words. */
export function vocabularyRoutes(api: Api): void {
  api.route('getWordRepetitions', wordsOfOpenLesson, ({ object }) => service.lessonRepetitions(object))

  api.route('addKnownWord', anyWord('body.wordId'), (call) => service.hideWord(call, call.object.wordId))

  const ownKnownWord = withFreeIds(signedIn, {
    'params.id': 'takes a word from the list of the caller; nothing when it is not there',
  })
  api.route('removeKnownWord', ownKnownWord, (call) => service.showWord(call, call.params.id))

  api.route('getLearningWords', openLesson('query.lessonId'), (call) =>
    lists.learningWords(call, call.object),
  )
  api.route('getDueWords', signedIn, (call) => lists.dueWords(call, call.query))
  api.route('getAllWords', signedIn, (call) => lists.allWords(call, call.query))
  api.route('getUpcomingWords', signedIn, (call) => lists.upcomingWords(call))
  api.route('getWordStats', signedIn, (call) => lists.wordStats(call))
  api.route('getWordForecast', signedIn, (call) => lists.wordForecast(call))
}
