import { interfaceLangs } from '@mowka/domain/interface-lang'
import { z } from 'zod'
import { bytes, type CallSchema, raw } from './call'
import { text, wholeNumber } from './common'

/** When and in which language a learner is reminded by mail (C61). Whether at all, `appNotificationsAllowed` says. */
export const ReminderSettings = z.object({
  /** The hour of the day in Warsaw from which a reminder may come. */
  hour: wholeNumber(0, 23),
  lang: z.enum(interfaceLangs),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

const Link = z.object({ token: text(400) })

export const reminderCalls = {
  getReminderSettings: { answer: ReminderSettings },
  putReminderSettings: { body: ReminderSettings, answer: ReminderSettings },
  /** Asks whether reminders are to end: programs open links in mails, so that looking changes nothing. */
  showUnsubscribe: { query: Link, gives: bytes('text/html') },
  /** Ends reminders: the button of that page, and the mail program's own (RFC 8058). */
  unsubscribe: {
    query: Link,
    takes: raw('application/x-www-form-urlencoded', 'multipart/form-data'),
    body: z.string().max(2000),
    gives: bytes('text/html'),
  },
} satisfies Record<string, CallSchema>
