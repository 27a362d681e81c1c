import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Invitations to friends, each address once per person. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    /** Lower case. */
    inviteeEmail: text('invitee_email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('invitations_one_each').on(table.userId, table.inviteeEmail),
    index('invitations_by_day').on(table.userId, table.createdAt),
  ],
)

/** Addresses that a person has invited. */
export const invitationPersonal: PersonalTable[] = [owned(invitations, 'invitations')]
