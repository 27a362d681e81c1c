import type { Endpoints } from '../endpoint'

export const attemptEndpoints = {
  checkAttempt: { call: 'POST /attempt/check', touches: [] },
  disputeVerdict: { call: 'POST /exercise/:id/disputed-answer', touches: [] },
} as const satisfies Endpoints
