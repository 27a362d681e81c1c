import type { Endpoints } from '../endpoint'

export const moodEndpoints = {
  getMoods: { call: 'GET /user/moodbarometer', shows: ['moods'], kept: true },
  postMood: { call: 'POST /user/moodbarometer', touches: ['moods'] },
  moveMoods: { call: 'POST /admin/moods', touches: ['moods'] },
} as const satisfies Endpoints
