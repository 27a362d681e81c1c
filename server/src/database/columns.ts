import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A timestamp as ISO 8601 in UTC, for content: history and files hold it as text. */
export const isoMoment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/**
 * Text for sorted lists. The collation `polish` sorts by Polish rules, compares case by Unicode, and is the same on
 * the embedded database and on servers of any locale (migration 0033).
 */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "polish"',
})

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
