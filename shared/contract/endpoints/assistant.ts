import type { Endpoints } from '../endpoint'

export const assistantEndpoints = {
  promptAssistant: { call: 'POST /ai-assistant/prompt', touches: [] },
  likeAssistantMessage: { call: 'POST /ai-assistant/like-message', touches: [] },
  dislikeAssistantMessage: { call: 'POST /ai-assistant/dislike-message', touches: [] },
  getAudioFromText: { call: 'POST /ai-assistant/get-audio-from-text', touches: [] },
} as const satisfies Endpoints
