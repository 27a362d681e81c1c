import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment with its zone; UTC on the wire. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
