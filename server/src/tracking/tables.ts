import type { TrackingProperties } from '@mowka/contract/schemas/tracking'
import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Events for product analytics. No personal data. */
export const trackingEvents = pgTable('tracking_events', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  userId: text('user_id'),
  event: text('event').notNull(),
  properties: jsonb('properties').$type<TrackingProperties>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
