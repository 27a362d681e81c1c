import type { Endpoints } from '../endpoint'

/** Registry and reports of pages. */
export const platformEndpoints = {
  getRegistry: { call: 'GET /platform/registry', inStore: true },
  reportFailure: { call: 'POST /platform/failures', touches: [] },
  reportLoad: { call: 'POST /platform/loads', touches: [] },
  allowOverrides: { call: 'POST /platform/overrides', touches: [] },
  forbidOverrides: { call: 'DELETE /platform/overrides', touches: [] },
} as const satisfies Endpoints

/** Releases in the panel. */
export const releaseAdminEndpoints = {
  getReleases: { call: 'GET /admin/releases', shows: ['releases'] },
} as const satisfies Endpoints

/** Release commands, with a release token, and the reports that browsers send automatically. */
export const releaseEndpoints = {
  uploadRelease: { call: 'POST /platform/releases/:name', touches: ['releases'] },
  changeCanary: { call: 'POST /platform/releases/:name/canary', touches: ['releases'] },
  rollBackRelease: { call: 'POST /platform/releases/:name/rollback', touches: ['releases'] },
  readReleases: { call: 'GET /platform/releases', inStore: true },
  removeOldReleases: { call: 'POST /platform/retention', touches: ['releases'] },
  createReleaseToken: { call: 'POST /platform/tokens', touches: [] },
  listReleaseTokens: { call: 'GET /platform/tokens', inStore: true },
  revokeReleaseToken: { call: 'DELETE /platform/tokens/:id', touches: [] },
  reportCsp: { call: 'POST /platform/csp-reports', touches: ['releases'] },
} as const satisfies Endpoints

export const trackingEndpoints = {
  track: { call: 'POST /track', touches: [] },
} as const satisfies Endpoints
