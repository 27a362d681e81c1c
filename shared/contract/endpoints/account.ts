import type { Endpoints } from '../endpoint'

export const accountEndpoints = {
  resetPassword: { call: 'POST /user/reset-password', touches: [] },
  deleteAccount: { call: 'POST /user/delete-account', touches: [] },
  requestDataExport: { call: 'POST /user/data-export', touches: ['dataExport'] },
  getDataExport: { call: 'GET /user/data-export', shows: ['dataExport'] },
} as const satisfies Endpoints

/** A link opens it, so its permission is in the address and not in a header; no page calls it. */
export const accountFileEndpoints = {
  getDataExportFile: { call: 'GET /user/data-export/:id/file', shows: ['dataExport'], answers: 'bytes' },
} as const satisfies Endpoints
