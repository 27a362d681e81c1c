import type { Endpoints } from '../endpoint'

export const reminderEndpoints = {
  getReminderSettings: { call: 'GET /user/reminders', shows: ['reminders'] },
  putReminderSettings: { call: 'PUT /user/reminders', touches: ['reminders'] },
} as const satisfies Endpoints

/** Opened by links in emails, not by pages. */
export const unsubscribeEndpoints = {
  showUnsubscribe: { call: 'GET /reminder/unsubscribe', inStore: true, answers: 'bytes' },
  unsubscribe: { call: 'POST /reminder/unsubscribe', touches: [], answers: 'bytes' },
} as const satisfies Endpoints
