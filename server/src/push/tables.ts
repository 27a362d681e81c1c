import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Devices that receive notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** Address of the device at its push service; it belongs to the account that subscribed last. */
    endpoint: text('endpoint').primaryKey(),
    userId: ownerColumn(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** When the device subscribed last. */
    createdAt: moment('created_at').notNull(),
    /** The Warsaw day of the last reminder that the push service accepted. */
    remindedOn: date('reminded_on', { mode: 'string' }),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
)

/** The person's devices. */
export const pushPersonal: PersonalTable[] = [owned(pushSubscriptions, 'pushSubscriptions')]
