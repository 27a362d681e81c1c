import type { TrackingProperties } from '@mowka/contract/schemas/platform'
import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { nameless, type PersonalTable } from '../database/personal-data'

/** Events for product analytics. No personal data. */
export const trackingEvents = pgTable('tracking_events', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  userId: text('user_id'),
  event: text('event').notNull(),
  properties: jsonb('properties').$type<TrackingProperties>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Tracked events of a person. */
export const trackingPersonal: PersonalTable[] = [
  nameless(trackingEvents, 'usage', {
    set: { userId: null },
    because: 'numbers of the past stay right; nothing in a row names anyone',
  }),
]
