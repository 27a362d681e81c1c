import type { Endpoints } from '../endpoint'

export const userEndpoints = {
  /** The session store owns the account; the responses of the writes below are stored there, too. */
  getMe: { call: 'GET /user/me', inStore: true },
  patchUserMetadata: { call: 'PATCH /user/metadata', touches: ['ranking'] },
  patchOnboardingSurvey: { call: 'PATCH /user/onboarding-survey', touches: [] },
  startTrial: { call: 'POST /user/start-trial', touches: ['access'] },
  grantAccess: { call: 'POST /admin/access', touches: ['access'] },
} as const satisfies Endpoints

export const accountEndpoints = {
  resetPassword: { call: 'POST /user/reset-password', touches: [] },
  resendEmailConfirmation: { call: 'POST /user/resend-confirmation', touches: [] },
  deleteAccount: { call: 'POST /user/delete-account', touches: [] },
  requestDataExport: { call: 'POST /user/data-export', touches: ['dataExport'] },
  getDataExport: { call: 'GET /user/data-export', shows: ['dataExport'] },
} as const satisfies Endpoints

/** Opened by a link and not by a page, so its permission is in the URL and not in a header. */
export const accountFileEndpoints = {
  getDataExportFile: { call: 'GET /user/data-export/:id/file', shows: ['dataExport'], answers: 'bytes' },
} as const satisfies Endpoints

export const invitationEndpoints = {
  sendInvitation: { call: 'POST /invitation/', touches: [] },
} as const satisfies Endpoints

export const reminderEndpoints = {
  getReminderSettings: { call: 'GET /user/reminders', shows: ['reminders'] },
  putReminderSettings: { call: 'PUT /user/reminders', touches: ['reminders'] },
} as const satisfies Endpoints

/** Opened by links in emails, not by pages. */
export const unsubscribeEndpoints = {
  showUnsubscribe: { call: 'GET /reminder/unsubscribe', inStore: true, answers: 'bytes' },
  unsubscribe: { call: 'POST /reminder/unsubscribe', touches: [], answers: 'bytes' },
} as const satisfies Endpoints
