import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { InvoiceData, OnboardingStatus, Preferences } from '@mowka/contract/schemas/user'
import { eq, sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'

/** Accounts. Users are identified by issuer and subject of their token, never by email address. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** Whether a token has named this address as confirmed. Accounts from before the grace period were confirmed. */
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(true),
    /** When confirmation emails were requested in the app within the last day, as ISO strings. */
    confirmationsSent: jsonb('confirmations_sent').$type<string[]>().notNull().default([]),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    nickname: text('nickname').notNull().default(''),
    isSocial: boolean('is_social').notNull().default(false),
    avatarFileName: text('avatar_file_name').notNull(),
    onboardingStatus: text('onboarding_status').$type<OnboardingStatus>().notNull().default('PENDING'),
    learnLang: text('learn_lang').$type<LangCode>(),
    /** Only settings that differ from the defaults. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    invoiceData: jsonb('invoice_data').$type<InvoiceData>(),
    trialExpiresAt: moment('trial_expires_at'),
    /** Courses with explicit access (C62). */
    courseIds: jsonb('course_ids').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Hidden from rankings. */
    hiddenFromRanking: boolean('hidden_from_ranking').notNull().default(false),
    /** When the first response marked as new was sent (U21). */
    greetedAt: moment('greeted_at'),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    // For the beginning of an address; only this collation sorts by characters.
    index('users_email').on(sql`lower(${table.email}) collate "C"`),
    index('users_hidden_from_ranking').on(table.id).where(sql`hidden_from_ranking`),
  ],
)

/** Deleted accounts as anonymous hashes, for rejecting their tokens. */
export const deletedAccounts = pgTable('deleted_accounts', {
  mark: text('mark').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** When the identity provider deleted it; null until then. */
  goneAt: moment('gone_at'),
})

/** The account that owns a row; deleting it deletes the row. */
export const ownerColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A reference to an account that is set to null when the account is deleted. */
export const formerOwnerColumn = () => text('user_id').references(() => users.id, { onDelete: 'set null' })

/** A person's data in one language: level, placement test, survey. */
export const userLanguages = pgTable(
  'user_languages',
  {
    userId: ownerColumn(),
    lang: text('lang').$type<LangCode>().notNull(),
    level: text('level').$type<CefrLevel>(),
    levelingTestStatus: text('leveling_test_status').$type<'FINISHED'>(),
    levelingTestCompletedAt: moment('leveling_test_completed_at'),
    surveyStatus: text('survey_status').$type<OnboardingStatus>(),
    surveyResult: jsonb('survey_result').$type<Record<string, { answers: string[]; freeText: string }>>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lang] })],
)

/**
 * Periods of access to a language: a running one is extended, and a new one starts after an ended one. Ended periods
 * stay, because progress made in them may arrive later (C73).
 */
export const languageAccesses = pgTable(
  'language_accesses',
  {
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetLang, table.startsAt] }),
    index('language_accesses_end').on(table.expiresAt),
  ],
)

/**
 * The grants that make up accesses: purchased periods and free days, one row per source. An access opened until a day
 * by an editor or a gift card has none.
 */
export const accessGrants = pgTable(
  'access_grants',
  {
    /** Unique source: `order/<id>/<line>`, `trial/<userId>`, `survey/<userId>`. */
    source: text('source').primaryKey(),
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When it was revoked by a refund. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('access_grants_user').on(table.userId, table.targetLang, table.startsAt)],
)

/** The account itself. */
export const userPersonal: PersonalTable[] = [
  {
    table: users,
    rowsOf: (_, { userId }) => eq(users.id, userId),
    copied: { as: 'account' },
    deletion: { how: 'with the account' },
  },
  owned(userLanguages, 'languages'),
  owned(languageAccesses, 'accesses'),
  owned(accessGrants, 'accessGrants'),
]
