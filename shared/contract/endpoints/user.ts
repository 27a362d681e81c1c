import type { Endpoints } from '../endpoint'

export const userEndpoints = {
  /** The session store owns the account; the responses of the writes below are stored there, too. */
  getMe: { call: 'GET /user/me', inStore: true },
  patchUserMetadata: { call: 'PATCH /user/metadata', touches: ['ranking'] },
  patchOnboardingSurvey: { call: 'PATCH /user/onboarding-survey', touches: [] },
  startTrial: { call: 'POST /user/start-trial', touches: ['access'] },
  grantAccess: { call: 'POST /admin/access', touches: ['access'] },
} as const satisfies Endpoints
