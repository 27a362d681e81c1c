import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { askedExercise, ownChat } from './policies'
import { readAloud } from './read-aloud'
import { askAssistant, rateMessage } from './service'

/** Nobody reads answers faster; more is a program, and each question costs. */
const QUESTIONS_PER_MINUTE = 20
/** An answer has a dozen texts to be heard. */
const TEXTS_PER_MINUTE = 60

/** The assistant that explains exercises (S-AI-01 to S-AI-04). */
export function assistantRoutes(api: Api, services: Services): void {
  api.route(
    'promptAssistant',
    askedExercise,
    (call) => askAssistant(call, call.object, call.body, services),
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
