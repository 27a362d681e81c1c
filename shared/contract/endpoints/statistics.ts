import type { Endpoints } from '../endpoint'

export const statisticsEndpoints = {
  getPlatformStats: { call: 'GET /admin/stats', shows: ['statistics'] },
} as const satisfies Endpoints
