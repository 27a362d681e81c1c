import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { formerOwnerColumn } from '../user/public'

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo'),
  active: boolean('active').notNull().default(true),
  contractActiveTo: moment('contract_active_to').notNull(),
})

/** A person of a company: invited by e-mail, joined to an account when that account comes. */
export const companyUsers = pgTable(
  'company_users',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: formerOwnerColumn(),
    email: text('email').notNull(),
    firstname: text('firstname').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    isAdmin: boolean('is_admin').notNull().default(false),
    invitationStatus: text('invitation_status').$type<'PENDING' | 'ACCEPTED'>().notNull(),
    invitationSentAt: moment('invitation_sent_at'),
    invitationAccessCode: text('invitation_access_code'),
  },
  (table) => [
    index('company_users_by_company').on(table.companyId, table.email),
    index('company_users_by_user').on(table.userId),
    index('company_users_by_email').on(table.email),
  ],
)

/** A package of accesses that a company bought. */
export const companyAccesses = pgTable('company_accesses', {
  code: text('code').primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  limit: integer('limit').notNull(),
  unitPrice: integer('unit_price').notNull(),
  languages: jsonb('languages').$type<{ targetLang: LangCode; periodMonths: number }[]>().notNull(),
})

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
  (table) => [primaryKey({ columns: [table.code, table.companyUserId] })],
)
