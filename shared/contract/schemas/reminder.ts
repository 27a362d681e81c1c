import { interfaceLangs } from '@mowka/domain/languages/codes'
import { z } from 'zod'
import { bytes, type CallSchema, raw } from './call'
import { text, wholeNumber } from './common'

/** Time and language of a learner's email reminders (C61). `appNotificationsAllowed` turns them on and off. */
export const ReminderSettings = z.object({
  /** The hour of the day in Warsaw after which a reminder may be sent. */
  hour: wholeNumber(0, 23),
  lang: z.enum(interfaceLangs),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

const Link = z.object({ token: text(400) })

export const reminderCalls = {
  getReminderSettings: { answer: ReminderSettings },
  putReminderSettings: { body: ReminderSettings, answer: ReminderSettings },
  /** Shows a confirmation page without changing anything, because mail programs open links automatically. */
  showUnsubscribe: { query: Link, gives: bytes('text/html') },
  /** Unsubscribes: called by the button of that page, and by mail programs (RFC 8058). */
  unsubscribe: {
    query: Link,
    takes: raw('application/x-www-form-urlencoded', 'multipart/form-data'),
    body: z.string().max(2000),
    gives: bytes('text/html'),
  },
} satisfies Record<string, CallSchema>
