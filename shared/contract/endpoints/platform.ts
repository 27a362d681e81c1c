import type { Endpoints } from '../endpoint'

/** What pages ask of the platform and tell it. */
export const platformEndpoints = {
  getRegistry: { call: 'GET /platform/registry', inStore: true },
  reportFailure: { call: 'POST /platform/failures', touches: [] },
  reportLoad: { call: 'POST /platform/loads', touches: [] },
  allowOverrides: { call: 'POST /platform/overrides', touches: [] },
  forbidOverrides: { call: 'DELETE /platform/overrides', touches: [] },
} as const satisfies Endpoints

/** The panel's releases. */
export const releaseAdminEndpoints = {
  getReleases: { call: 'GET /admin/releases', shows: ['releases'] },
} as const satisfies Endpoints

/** The commands of releases, with a release token, and the reports that browsers send by themselves. */
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
