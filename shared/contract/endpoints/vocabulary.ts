import type { Endpoints } from '../endpoint'

export const vocabularyEndpoints = {
  getWordRepetitions: { call: 'GET /word-repetition', shows: ['wordStages', 'access'] },
  addKnownWord: { call: 'POST /word-repetition/known', touches: ['wordStages'] },
  removeKnownWord: { call: 'DELETE /word-repetition/known/:id', touches: ['wordStages'] },

  getLearningWords: { call: 'GET /word-repetition/learning', shows: ['wordStages', 'access'] },
  getDueWords: { call: 'GET /word-repetition/due', shows: ['wordStages'] },
  getAllWords: { call: 'GET /word-repetition/all', shows: ['wordStages'] },
  getUpcomingWords: { call: 'GET /word-repetition/upcoming/count', shows: ['wordStages'] },
  getWordStats: { call: 'GET /word-repetition/stats', shows: ['wordStages'], kept: true },
  getWordForecast: { call: 'GET /word-repetition/forecast', shows: ['wordStages'] },

  startWordSession: { call: 'POST /word-repetition/session/start', touches: [] },
  attemptWord: { call: 'POST /word-repetition/attempt', touches: ['wordStages', 'progress'] },
  moveWordAnswers: { call: 'POST /admin/word-answers', touches: ['wordStages', 'progress'] },
  completeWordSession: { call: 'POST /word-repetition/session/complete', touches: ['wordStages'] },
  getWordSessionSummary: { call: 'GET /word-repetition/sessions/:id/summary', shows: ['wordStages'] },
  getProblematicWords: { call: 'GET /word-repetition/sessions/:id/problematic', shows: ['wordStages'] },

  getWordOfTheDay: { call: 'GET /word/word-of-the-day', shows: ['words'], kept: true },
} as const satisfies Endpoints
