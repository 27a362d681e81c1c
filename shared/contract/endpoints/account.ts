import type { Endpoints } from '../endpoint'

export const accountEndpoints = {
  resetPassword: { call: 'POST /user/reset-password', touches: [] },
  deleteAccount: { call: 'POST /user/delete-account', touches: [] },
  requestDataExport: { call: 'POST /user/data-export', touches: ['dataExport'] },
  getDataExport: { call: 'GET /user/data-export', shows: ['dataExport'] },
} as const satisfies Endpoints

/** Opened by a link and not by a page, so its permission is in the URL and not in a header. */
export const accountFileEndpoints = {
  getDataExportFile: { call: 'GET /user/data-export/:id/file', shows: ['dataExport'], answers: 'bytes' },
} as const satisfies Endpoints
