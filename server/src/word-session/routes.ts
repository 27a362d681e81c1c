import type { Api } from '../http/api'
import type { Services } from '../services'
import { accountOfAnswers, askedWord, ownSession, scopeOfTraining } from './policies'
import * as service from './service'
import { moveWordAnswers } from './service'

/**
 * Five words per second, pairs included, is faster than anyone answers; a higher rate is a script, and each check
 * costs CPU time.
 */
const ATTEMPTS_PER_MINUTE = 300
/** Faster than anyone starts trainings. */
const STARTS_PER_MINUTE = 30

/** Word training: composed, judged and recorded by the server. */
export function wordSessionRoutes(api: Api, { wordListOf }: Pick<Services, 'wordListOf'>): void {
  api.route(
    'startWordSession',
    scopeOfTraining,
    (call) => service.startSession(call, call.object, call.body),
    { callsPerMinute: STARTS_PER_MINUTE },
  )
  api.route(
    'attemptWord',
    askedWord,
    (call) => service.takeAttempt(call, call.object, call.body, wordListOf),
    { callsPerMinute: ATTEMPTS_PER_MINUTE },
  )
  api.route('moveWordAnswers', accountOfAnswers, (call) =>
    moveWordAnswers(call, call.object, call.body.answers),
  )
  api.route('completeWordSession', ownSession('body.sessionId'), (call) =>
    service.completeSession(call, call.object),
  )
  api.route('getWordSessionSummary', ownSession('params.id'), (call) =>
    service.sessionSummary(call, call.object),
  )
  api.route('getProblematicWords', ownSession('params.id'), (call) =>
    service.problematicWords(call, call.object),
  )
}
