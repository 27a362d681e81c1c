import type { Endpoints } from '../endpoint'

export const trackingEndpoints = {
  track: { call: 'POST /track', touches: [] },
} as const satisfies Endpoints
