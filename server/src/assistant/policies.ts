import { findOpenExercise, type OpenExercise } from '../course/public'
import { objectPolicy, type Policy } from '../http/policy'
import { notFound } from '../http/problem'
import { isOwnChat } from './store'

type QuestionBody = { chatId?: string | undefined; context: { exerciseId: string } }

/** Requires access to a lesson with the exercise; throws 403 `LESSON_LOCKED` without it. */
export const exerciseOfQuestion: Policy<'signed-in', { body: QuestionBody }, OpenExercise> = {
  name: 'exercise of an open lesson',
  who: 'signed-in',
  objects: [{ kind: 'exercise', at: 'body.context.exerciseId' }],
  freeIds: {
    'body.chatId': 'looked up among the caller’s own chats about this exercise (assistant.api.test.ts)',
  },
  find: ({ body, ...authRequest }) => findOpenExercise(authRequest, body.context.exerciseId),
}

/** Requires the chat's owner; throws 404 for everyone else, administrators included. */
export const ownChat = objectPolicy({
  name: 'own chat',
  who: 'signed-in',
  kind: 'aiChat',
  at: 'body.chatId',
  load: async ({ db, person }, id) => {
    if (!(await isOwnChat(db, person.userId, id))) throw notFound('The chat')
    return { chatId: id }
  },
})
