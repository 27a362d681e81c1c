import { openLessonAt } from '../course/public'
import { objectPolicy } from '../http/policy'
import { findWordsOfLesson, type WordsOfLesson } from './store'

/** Anyone with access to the lesson. Loads the caller's knowledge of its words. */
export const wordsOfOpenLesson = objectPolicy({
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
