import { REMINDER_HOUR } from '@mowka/domain/user/preferences'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { type Policy, signedIn } from '../http/policy'
import { forbidden } from '../http/problem'
import type { Services } from '../services'
import { lockAccount, refuseNotifications } from '../user/public'
import { readSettings, writeSettings } from './store'
import { ownerOfToken, PAGE_POLICY, unsubscribePage } from './unsubscribe'

/** Allows anyone with the link of an email, which only its recipient received. */
const unsubscribeLink = (
  config: Config,
): Policy<'anyone', { query: { token: string } }, { userId: string }> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link in emails; the signature authorizes it',
  load: async ({ now, query }) => {
    const userId = ownerOfToken(config, query.token, now)
    if (userId === null) throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    return { userId }
  },
})

/** Faster than anyone clicks. */
const CALLS_PER_MINUTE = 30

/** Reminder settings and unsubscribing (C61). */
export function reminderRoutes(api: Api, { config }: Services): void {
  api.route('getReminderSettings', signedIn, async ({ db, person, request }) => {
    const chosen = await readSettings(db, person.userId)
    const lang = interfaceLangOf(request.headers['accept-language'], config.interfaceLang)
    return chosen ?? { hour: REMINDER_HOUR, lang }
  })

  api.route('putReminderSettings', signedIn, async ({ db, person, body }) => {
    await db.transaction(async (tx) => {
      await lockAccount(tx, person.userId)
      await writeSettings(tx, person.userId, body)
    })
    return body
  })

  const limits = { callsPerMinute: CALLS_PER_MINUTE }
  const langOf = async (db: Parameters<typeof readSettings>[0], userId: string) =>
    (await readSettings(db, userId))?.lang ?? config.interfaceLang

  api.route(
    'showUnsubscribe',
    unsubscribeLink(config),
    async ({ db, object: { userId }, header }) => {
      header('Content-Security-Policy', PAGE_POLICY)
      return { type: 'text/html; charset=utf-8', content: unsubscribePage(await langOf(db, userId), false) }
    },
    limits,
  )

  api.route(
    'unsubscribe',
    unsubscribeLink(config),
    async ({ db, object: { userId }, header }) => {
      await refuseNotifications(db, userId)
      header('Content-Security-Policy', PAGE_POLICY)
      return { type: 'text/html; charset=utf-8', content: unsubscribePage(await langOf(db, userId), true) }
    },
    limits,
  )
}
