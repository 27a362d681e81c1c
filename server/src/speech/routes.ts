import type { Api } from '../http/api'
import type { Services } from '../services'
import { learnerOfLanguage } from './policies'
import { recogniseSpeech } from './service'

/** Faster than anyone speaks sentences; a higher rate is a script, and each recording costs money. */
const CALLS_PER_MINUTE = 30

/** Transcription of learners' speech. */
export function speechRoutes(api: Api, services: Services): void {
  for (const name of ['recogniseSpeech', 'recogniseSpeechAsBefore'] as const) {
    api.route(name, learnerOfLanguage, ({ body }) => recogniseSpeech(services, body), {
      callsPerMinute: CALLS_PER_MINUTE,
    })
  }
}
