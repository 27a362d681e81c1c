import type { Endpoints } from '../endpoint'

export const speechEndpoints = {
  recogniseSpeech: { call: 'POST /speech-to-text/recognize-v2', touches: [] },
} as const satisfies Endpoints

/** `recogniseSpeech` for older clients (C03); no page calls it. */
export const olderSpeechEndpoints = {
  recogniseSpeechAsBefore: { call: 'POST /speech-to-text/recognize', touches: [] },
} as const satisfies Endpoints
