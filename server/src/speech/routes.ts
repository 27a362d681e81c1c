import type { Api } from '../http/api'
import type { Services } from '../services'
import { learnerOfLanguage } from './policies'
import { recogniseSpeech } from './service'

/** Nobody says a sentence every two seconds; more is a program, and each recording costs. */
const CALLS_PER_MINUTE = 30

/** Speech as text: what learners say. */
export function speechRoutes(api: Api, services: Services): void {
  for (const name of ['recogniseSpeech', 'recogniseSpeechAsBefore'] as const) {
    api.route(name, learnerOfLanguage, ({ body }) => recogniseSpeech(services, body), {
      callsPerMinute: CALLS_PER_MINUTE,
    })
  }
}
