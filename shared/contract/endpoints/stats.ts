import type { Endpoints } from '../endpoint'

export const statsEndpoints = {
  getStats: { call: 'GET /user/stats', shows: ['progress'], kept: true },
  getLifetimeStats: { call: 'GET /user/lifetime-stats', shows: ['progress'], kept: true },
  getActivity: { call: 'GET /user/activity', shows: ['progress'], kept: true },
  getRanking: { call: 'GET /user/ranking', shows: ['progress', 'ranking'], kept: true },
} as const satisfies Endpoints
