import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { exerciseOfQuestion, ownChat } from './policies'
import { readAloud } from './read-aloud'
import { askAssistant, rateMessage } from './service'

/** More than anyone can read; a higher rate is a script, and each question costs money. */
const QUESTIONS_PER_MINUTE = 20
/** An answer contains about a dozen playable texts. */
const TEXTS_PER_MINUTE = 60

/** The assistant that explains exercises (S-AI-01 to S-AI-04). */
export function assistantRoutes(api: Api, services: Services): void {
  api.route(
    'promptAssistant',
    exerciseOfQuestion,
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
