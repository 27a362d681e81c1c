import { REMINDER_HOUR } from '@mowka/domain/user/preferences'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { type Policy, signedIn } from '../http/policy'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { lockAccount, refuseNotifications } from '../user/public'
import { readSettings, refuseAccessEnds, writeSettings } from './store'
import { PAGE_POLICY, readToken, type Subscription, unsubscribePage } from './unsubscribe'

/** Allows anyone with the link of an email, which only its recipient received. */
const unsubscribeLink = (
  config: Config,
): Policy<'anyone', { query: { token: string } }, { userId: string; subscription: Subscription }> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link in emails; the signature authorizes it',
  load: async ({ now, query }) => {
    const subscribed = readToken(config, query.token, now)
    if (subscribed === null) throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    return subscribed
  },
})

/** Faster than anyone clicks. */
const CALLS_PER_MINUTE = 30

/** Reminder settings and unsubscribing (C61). */
export function reminderRoutes(api: Api, { config }: Services): void {
  api.route('getReminderSettings', signedIn, async ({ db, person, request }) => {
    const chosen = await readSettings(db, person.userId)
    const lang = interfaceLangOf(request.headers['accept-language'], config.interfaceLang)
    return chosen ?? { hour: REMINDER_HOUR, lang, accessEnds: true }
  })

  api.route('putReminderSettings', signedIn, ({ db, person, body }) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, person.userId)
      return writeSettings(tx, person.userId, body)
    }),
  )

  const limits = { callsPerMinute: CALLS_PER_MINUTE }
  const langOf = async (db: Parameters<typeof readSettings>[0], userId: string) =>
    (await readSettings(db, userId))?.lang ?? config.interfaceLang

  api.route(
    'showUnsubscribe',
    unsubscribeLink(config),
    async ({ db, object: { userId, subscription }, header }) => {
      header('Content-Security-Policy', PAGE_POLICY)
      const lang = await langOf(db, userId)
      return { type: 'text/html; charset=utf-8', content: unsubscribePage(subscription, lang, false) }
    },
    limits,
  )

  api.route(
    'unsubscribe',
    unsubscribeLink(config),
    async ({ db, object: { userId, subscription }, header }) => {
      const lang = await langOf(db, userId)
      if (subscription === 'learning') await refuseNotifications(db, userId)
      else await refuseAccessEnds(db, userId, lang)
      header('Content-Security-Policy', PAGE_POLICY)
      return { type: 'text/html; charset=utf-8', content: unsubscribePage(subscription, lang, true) }
    },
    limits,
  )
}
