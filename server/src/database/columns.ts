import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment with its zone; UTC on the wire. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A text that people see lists sorted by. Its collation `polish` sorts by Polish rules, compares case by Unicode, and is
 * the same on the embedded database and on servers of any locale (migration 0033).
 */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "polish"',
})

/** Bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
