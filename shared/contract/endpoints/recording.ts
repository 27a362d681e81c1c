import type { Endpoints } from '../endpoint'

export const recordingEndpoints = {
  /** Never changes: another text is another recording. */
  getRecording: { call: 'GET /recording/:id', shows: ['recordings'], answers: 'bytes' },
} as const satisfies Endpoints
