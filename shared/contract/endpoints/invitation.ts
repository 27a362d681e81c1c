import type { Endpoints } from '../endpoint'

export const invitationEndpoints = {
  sendInvitation: { call: 'POST /invitation/', touches: [] },
} as const satisfies Endpoints
