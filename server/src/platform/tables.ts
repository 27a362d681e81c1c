import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { eq } from 'drizzle-orm'
import { bigserial, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { erased, type PersonalTable } from '../database/personal-data'

/** A published build of the shell or a remote. Immutable; deleted only when no pointer refers to it. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** SHA-256 over the files: releasing the same build again creates no new release. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnWhy: text('withdrawn_why'),
    /** When the last pointer left it; pages opened before may still request its files. */
    servedUntil: moment('served_until'),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)

/** The served releases of a name. */
export const releasePointers = pgTable('release_pointers', {
  name: text('name').primaryKey(),
  live: text('live').notNull(),
  fallback: text('fallback'),
  canary: text('canary'),
  canaryPercent: integer('canary_percent').notNull().default(0),
  salt: text('salt').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
})

/** Audit log of release commands. */
export const releaseAudit = pgTable('release_audit', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  who: text('who').notNull(),
  what: text('what').notNull(),
  name: text('name').notNull(),
  version: text('version'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
})

/** Failures reported by browsers of signed-in users, one per user and release. */
export const releaseFailures = pgTable(
  'release_failures',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.userId] })],
)

/** Successful loads reported by browsers of signed-in users, one per user and release. */
export const releaseLoads = pgTable(
  'release_loads',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    userId: text('user_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.userId] })],
)

/** A token that may release one name. Only its hash is stored. */
export const releaseTokens = pgTable('release_tokens', {
  hash: text('hash').primaryKey(),
  /** Identifies the token in lists and for revoking it. */
  id: text('id').notNull().unique(),
  name: text('name').notNull(),
  label: text('label').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
})

/** CSP violations, one row per kind with a counter. Nothing about the person or the page. */
export const cspReports = pgTable(
  'csp_reports',
  {
    directive: text('directive').notNull(),
    /** An origin, or a keyword such as `inline` and `eval`. */
    blocked: text('blocked').notNull(),
    /** Our own file that caused it, if any. */
    file: text('file').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.directive, table.blocked, table.file] })],
)

/** Background jobs, claimed with FOR UPDATE SKIP LOCKED. */
export const jobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  runAt: moment('run_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: moment('done_at'),
})

/** Release reports of a person's browsers. */
export const platformPersonal: PersonalTable[] = [
  erased(releaseFailures, 'failuresOfReleases'),
  erased(releaseLoads, 'loadsOfReleases'),
  {
    table: releaseAudit,
    rowsOf: (_, { userId }) => eq(releaseAudit.who, userId),
    copied: { as: 'changesOfReleases' },
    deletion: {
      how: 'kept',
      because: 'who let a browser run other code has to be known; the id of a deleted account names nobody',
    },
  },
]
