import type { Endpoints } from '../endpoint'

export const levelingTestEndpoints = {
  /** Read by a store: the questions of a test must not change during it. */
  getLevelingQuestions: { call: 'GET /leveling-test/questions/:lang', inStore: true },
} as const satisfies Endpoints
