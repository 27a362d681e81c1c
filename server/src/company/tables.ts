import type { LangCode } from '@mowka/contract/schemas/common'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, sortedText } from '../database/columns'
import { nameless, ownedThrough, type PersonalTable } from '../database/personal-data'
import { formerOwnerColumn } from '../user/public'

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  /** Id of the request that created it; null for library companies. */
  requestId: text('request_id').unique(),
  name: sortedText('name').notNull(),
  logo: text('logo'),
  active: boolean('active').notNull().default(true),
  /** Start of inactivity; null while active. Seats grant no access from then on. */
  inactiveSince: moment('inactive_since'),
  contractActiveTo: moment('contract_active_to').notNull(),
  /** Guards against stale writes (C57). */
  version: integer('version').notNull().default(1),
  /** Edited in the panel, so imports skip it. */
  edited: boolean('edited').notNull().default(false),
})

/**
 * A person in a company: invited by email, linked to an account when they sign up. A removed person's row stays
 * without a name, because the paid seat stays used and progress made with it may still arrive (C73).
 */
export const companyUsers = pgTable(
  'company_users',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: formerOwnerColumn(),
    /** Lower case; empty for a removed person. */
    email: text('email').notNull(),
    firstname: sortedText('firstname').notNull().default(''),
    lastname: sortedText('lastname').notNull().default(''),
    isAdmin: boolean('is_admin').notNull().default(false),
    invitationStatus: text('invitation_status').$type<'PENDING' | 'ACCEPTED'>().notNull(),
    invitationSentAt: moment('invitation_sent_at'),
    /** The package of the invitation, which reserves a seat of it while it is PENDING. */
    invitationAccessCode: text('invitation_access_code'),
    /** When the invitation link was last followed (S-COMP-13). */
    linkFollowedAt: moment('link_followed_at'),
    /** Null for members who joined before this column existed. */
    joinedAt: moment('joined_at'),
    /** Company access ends here. */
    detachedAt: moment('detached_at'),
  },
  (table) => [
    uniqueIndex('company_users_once').on(table.companyId, table.email).where(sql`email <> ''`),
    index('company_users_by_company').on(table.companyId, table.email),
    index('company_users_by_code').on(table.invitationAccessCode),
    index('company_users_by_user').on(table.userId),
    index('company_users_by_email').on(table.email),
  ],
)

/** A package of seats that a company bought. */
export const companyAccesses = pgTable(
  'company_accesses',
  {
    code: text('code').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    limit: integer('limit').notNull(),
    unitPrice: integer('unit_price').notNull(),
    languages: jsonb('languages').$type<{ targetLang: LangCode; periodMonths: number }[]>().notNull(),
  },
  (table) => [index('company_accesses_by_company').on(table.companyId)],
)

/** A seat of a package used by a person. */
export const companyAccessUses = pgTable(
  'company_access_uses',
  {
    code: text('code')
      .notNull()
      .references(() => companyAccesses.code, { onDelete: 'cascade' }),
    companyUserId: text('company_user_id')
      .notNull()
      .references(() => companyUsers.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
    expiresAt: jsonb('expires_at').$type<Partial<Record<LangCode, string>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.companyUserId, table.usedAt] }),
    index('company_access_uses_by_person').on(table.companyUserId),
  ],
)

/** Memberships and seats of a person. */
export const companyPersonal: PersonalTable[] = [
  nameless(companyUsers, 'companyMemberships', {
    set: {
      userId: null,
      email: '',
      firstname: '',
      lastname: '',
      invitationAccessCode: null,
      linkFollowedAt: null,
    },
    because: 'the seat that a company paid for stays used',
  }),
  {
    ...ownedThrough(
      {
        column: companyAccessUses.companyUserId,
        parent: companyUsers,
        id: companyUsers.id,
      },
      'companySeats',
    ),
    deletion: { how: 'kept', because: 'the seat that a company paid for stays used; the row names nobody' },
  },
]
