import { findOpenExercise, type OpenExercise } from '../course/public'
import type { Api } from '../http/api'
import { objectPolicy, type Policy, signedIn, staffOnly } from '../http/policy'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import { askAssistant, rateMessage, readAloud } from './service'
import { isOwnChat } from './store'
import { suggestForExercise } from './suggestions/service'

type QuestionBody = { chatId?: string | undefined; context: { exerciseId: string } }

/** Requires access to a lesson with the exercise; throws 403 `LESSON_LOCKED` without it. */
const exerciseOfQuestion: Policy<'signed-in', { body: QuestionBody }, OpenExercise> = {
  name: 'exercise of an open lesson',
  who: 'signed-in',
  objects: [{ kind: 'exercise', at: 'body.context.exerciseId' }],
  freeIds: {
    'body.chatId': 'looked up among the caller’s own chats about this exercise (assistant.api.test.ts)',
  },
  find: ({ body, ...authRequest }) => findOpenExercise(authRequest, body.context.exerciseId),
}

/** Requires the chat's owner; throws 404 for everyone else, administrators included. */
const ownChat = objectPolicy({
  name: 'own chat',
  who: 'signed-in',
  kind: 'aiChat',
  at: 'body.chatId',
  load: async ({ db, person }, id) => {
    if (!(await isOwnChat(db, person.userId, id))) throw notFound('The chat')
    return { chatId: id }
  },
})

/** More than anyone can read; a higher rate is a script, and each question costs money. */
const QUESTIONS_PER_MINUTE = 20
/** An answer contains about a dozen playable texts. */
const TEXTS_PER_MINUTE = 60

/** The assistant that explains exercises (S-AI-01 to S-AI-04) and helps editors to write them. */
export function assistantRoutes(api: Api, services: Services): void {
  api.route(
    'promptAssistant',
    exerciseOfQuestion,
    (call) => askAssistant(call, call.object, call.body, services),
    { callsPerMinute: QUESTIONS_PER_MINUTE },
  )
  api.route(
    'suggestForExercise',
    staffOnly('editor'),
    (call) => suggestForExercise(call, call.body, services),
    { callsPerMinute: QUESTIONS_PER_MINUTE },
  )
  api.route('likeAssistantMessage', ownChat, ({ db, object, body }) =>
    rateMessage(db, object.chatId, body.messageIndex, 'like'),
  )
  api.route('dislikeAssistantMessage', ownChat, ({ db, object, body }) =>
    rateMessage(db, object.chatId, body.messageIndex, 'dislike'),
  )
  api.route('getAudioFromText', signedIn, (call) => readAloud(call, call.body.text), {
    callsPerMinute: TEXTS_PER_MINUTE,
  })
}
