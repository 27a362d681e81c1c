import type { Api } from '../http/api'
import type { Services } from '../services'
import { moveWordAnswers } from './move-answers'
import { accountOfAnswers, askedWord, ownSession, placeOfTraining } from './policies'
import * as service from './service'

/** Nobody answers five words a second, pairs included; more is a program, and each check is work. */
const ATTEMPTS_PER_MINUTE = 300
/** Nobody begins a training every other second; more is a program. */
const STARTS_PER_MINUTE = 30

/** Training words: the server composes it, judges the answers and keeps them. */
export function wordSessionRoutes(api: Api, { wordListOf }: Pick<Services, 'wordListOf'>): void {
  api.route(
    'startWordSession',
    placeOfTraining,
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
