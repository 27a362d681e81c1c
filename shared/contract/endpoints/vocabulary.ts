import type { Endpoints } from '../endpoint'

export const vocabularyEndpoints = {
  getWordRepetitions: { call: 'GET /word-repetition', shows: ['wordStages', 'access'] },
  addKnownWord: { call: 'POST /word-repetition/known', touches: ['wordStages'] },
  removeKnownWord: { call: 'DELETE /word-repetition/known/:id', touches: ['wordStages'] },
} as const satisfies Endpoints
