import type { LangCode } from '@mowka/contract/schemas/common'
import { isLanguageLocked, rightsOf } from '../course/public'
import type { Api } from '../http/api'
import type { Policy } from '../http/policy'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { findCallerOnly } from '../user/public'
import { recogniseSpeech } from './service'

/** Requires access to the spoken language; 403 `LANGUAGE_LOCKED` otherwise, because each recording costs money. */
const learnerOfLanguage: Policy<'signed-in', { body: { langCode: LangCode } }, undefined> = {
  name: 'learner of the language',
  who: 'signed-in',
  find: async ({ body, ...authRequest }) => {
    const { caller } = await findCallerOnly(authRequest)
    return {
      caller,
      allow: (person) => {
        if (isLanguageLocked(rightsOf(person, authRequest.now), body.langCode))
          throw forbidden('LANGUAGE_LOCKED', 'There is no access to this language')
        return undefined
      },
    }
  },
}

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
