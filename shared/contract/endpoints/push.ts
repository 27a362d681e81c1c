import type { Endpoints } from '../endpoint'

/** Notifications on the user's devices. */
export const pushEndpoints = {
  getPushKey: { call: 'GET /push/key', shows: ['reminders'] },
  putPushSubscription: { call: 'PUT /push/subscription', touches: [] },
  removePushSubscription: { call: 'POST /push/subscription/remove', touches: [] },
} as const satisfies Endpoints
