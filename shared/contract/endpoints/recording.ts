import type { Endpoints } from '../endpoint'

export const recordingEndpoints = {
  /** Immutable: another text has another recording. */
  getRecording: { call: 'GET /recording/:id', shows: ['recordings'], answers: 'bytes' },
} as const satisfies Endpoints
