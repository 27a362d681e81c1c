import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Text for sorted lists. The collation `polish` sorts by Polish rules, compares case by Unicode, and is the same on
 * the embedded database and on servers of any locale (migration 0033).
 */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "polish"',
})

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
