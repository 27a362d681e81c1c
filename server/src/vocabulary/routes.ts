import { anyWord, openLesson, openLessonAt } from '../course/public'
import type { Api } from '../http/api'
import { objectPolicy, signedIn, withFreeIds } from '../http/policy'
import * as service from './list-service'
import { findWordsOfLesson, type WordsOfLesson } from './store'

/** Anyone with access to the lesson. Loads the caller's knowledge of its words. */
const wordsOfOpenLesson = objectPolicy({
  name: 'open lesson',
  who: 'signed-in',
  kind: 'lesson',
  at: 'query.lessonId',
  find: async (authRequest, lessonId) => {
    const { caller, lesson, words } = await findWordsOfLesson(authRequest, lessonId)
    return {
      caller,
      allow: (person): WordsOfLesson => {
        openLessonAt(person, authRequest.now, lesson)
        return words
      },
    }
  },
})

/** The learner's own words: stages, lists, statistics and hidden words. */
export function vocabularyRoutes(api: Api): void {
  api.route('getWordRepetitions', wordsOfOpenLesson, ({ object }) => service.lessonRepetitions(object))

  api.route('addKnownWord', anyWord('body.wordId'), (call) => service.hideWord(call, call.object.wordId))

  const ownKnownWord = withFreeIds(signedIn, {
    'params.id': 'takes a word from the list of the caller; nothing when it is not there',
  })
  api.route('removeKnownWord', ownKnownWord, (call) => service.unhideWord(call, call.params.id))

  api.route('getLearningWords', openLesson('query.lessonId'), (call) =>
    service.learningWords(call, call.object),
  )
  api.route('getDueWords', signedIn, (call) => service.dueWords(call, call.query))
  api.route('getAllWords', signedIn, (call) => service.allWords(call, call.query))
  api.route('getUpcomingWords', signedIn, (call) => service.upcomingWords(call))
  api.route('getWordStats', signedIn, (call) => service.wordStats(call))
  api.route('getWordForecast', signedIn, (call) => service.wordForecast(call))
}
