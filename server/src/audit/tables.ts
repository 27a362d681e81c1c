import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import type { PersonalTable } from '../database/personal-data'
import { nameless } from '../database/personal-data'
import { formerOwnerColumn } from '../user/public'

/** Reads and changes of other people's data in the panel, with the account that made them. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** The account that acted. */
    userId: formerOwnerColumn(),
    /** The call, e.g. `getOrderDetails`. */
    action: text('action').notNull(),
    /** The id of the object, or null for a list. */
    objectId: text('object_id'),
    /** Details of a change in fixed words, without personal data; null for most entries. */
    detail: text('detail'),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_object').on(table.objectId, table.at),
    index('audit_log_user').on(table.userId, table.at),
  ],
)

/** Entries of a person who acted. */
export const auditPersonal: PersonalTable[] = [
  nameless(auditLog, 'auditLog', {
    set: { userId: null },
    because: 'people may ask later who looked at their data',
  }),
]
