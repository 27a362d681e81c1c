import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, sortedText } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  /** Of the request that made it; null for those of the library. */
  requestId: text('request_id').unique(),
  name: sortedText('name').notNull(),
  logo: text('logo'),
  active: boolean('active').notNull().default(true),
  /** Since when it is not active; null while it is. Its seats open nothing from then on. */
  inactiveSince: moment('inactive_since'),
  contractActiveTo: moment('contract_active_to').notNull(),
  /** Guards against a stale write (C57). */
  version: integer('version').notNull().default(1),
  /** Was changed in the panel, so the next import leaves it alone. */
  edited: boolean('edited').notNull().default(false),
})

/**
 * A person of a company: invited by e-mail, joined to an account when that account comes. One who was removed stays,
 * without a name: the seat that was paid for stays used, and what was learned while it held may still arrive (C73).
 */
export const companyUsers = pgTable(
  'company_users',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: formerOwnerColumn(),
    /** In small letters; empty for one who was removed. */
    email: text('email').notNull(),
    firstname: sortedText('firstname').notNull().default(''),
    lastname: sortedText('lastname').notNull().default(''),
    isAdmin: boolean('is_admin').notNull().default(false),
    invitationStatus: text('invitation_status').$type<'PENDING' | 'ACCEPTED'>().notNull(),
    invitationSentAt: moment('invitation_sent_at'),
    /** The package that the invitation is for: it keeps a seat of it while it is PENDING. */
    invitationAccessCode: text('invitation_access_code'),
    /** When the link of the invitation was last followed (S-COMP-13). */
    linkFollowedAt: moment('link_followed_at'),
    /** Null for people who were there before it was noted. */
    joinedAt: moment('joined_at'),
    /** What the company gave ends then. */
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

/** A package of accesses that a company bought. */
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

/** One seat of a package that a person took. */
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
