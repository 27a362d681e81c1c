import type { Endpoints } from '../endpoint'

export const statsEndpoints = {
  getStats: { call: 'GET /user/stats', shows: ['progress'], kept: true },
  getLifetimeStats: { call: 'GET /user/lifetime-stats', shows: ['progress'], kept: true },
  getActivity: { call: 'GET /user/activity', shows: ['progress'], kept: true },
  getRanking: { call: 'GET /user/ranking', shows: ['progress', 'ranking'], kept: true },
} as const satisfies Endpoints

export const moodEndpoints = {
  getMoods: { call: 'GET /user/moodbarometer', shows: ['moods'], kept: true },
  postMood: { call: 'POST /user/moodbarometer', touches: ['moods'] },
  moveMoods: { call: 'POST /admin/moods', touches: ['moods'] },
} as const satisfies Endpoints
