import type { Endpoints } from '../endpoint'

export const attemptEndpoints = {
  checkAttempt: { call: 'POST /attempt/check', touches: [] },
} as const satisfies Endpoints
