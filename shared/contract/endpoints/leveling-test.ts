import type { Endpoints } from '../endpoint'

export const levelingTestEndpoints = {
  /** In a store: the questions of a test must not change while someone answers them. */
  getLevelingQuestions: { call: 'GET /leveling-test/questions/:lang', inStore: true },
} as const satisfies Endpoints
