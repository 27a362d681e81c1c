import type { Endpoints } from '../endpoint'

export const attemptEndpoints = {
  checkAttempt: { call: 'POST /attempt/check', touches: [] },
  disputeVerdict: { call: 'POST /exercise/:id/disputed-answer', touches: [] },
} as const satisfies Endpoints

export const assistantEndpoints = {
  promptAssistant: { call: 'POST /ai-assistant/prompt', touches: [] },
  likeAssistantMessage: { call: 'POST /ai-assistant/like-message', touches: [] },
  dislikeAssistantMessage: { call: 'POST /ai-assistant/dislike-message', touches: [] },
  getAudioFromText: { call: 'POST /ai-assistant/get-audio-from-text', touches: [] },
} as const satisfies Endpoints

export const speechEndpoints = {
  recogniseSpeech: { call: 'POST /speech-to-text/recognize-v2', touches: [] },
} as const satisfies Endpoints

/** `recogniseSpeech` for older clients (C03); no page calls it. */
export const olderSpeechEndpoints = {
  recogniseSpeechAsBefore: { call: 'POST /speech-to-text/recognize', touches: [] },
} as const satisfies Endpoints

export const recordingEndpoints = {
  /** Immutable: another text has another recording. */
  getRecording: { call: 'GET /recording/:id', shows: ['recordings'], answers: 'bytes' },
} as const satisfies Endpoints
