import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { tracedClient } from '../tracing/public'
import { advisoryLocks } from './advisory-locks'
import { rejectOutdated } from './migrations'

/** A database or a transaction, the same type for the embedded database and a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database connection with its cleanup. */
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'server'
  /**
   * Runs raw SQL outside any transaction, for libraries with their own transactions: one statement with values, or
   * several without.
   */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  /**
   * Runs work under a lock that only one instance holds at a time, as at startup. Not inside a transaction; the work
   * may use this database.
   */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The connections of this instance by state, and the number of requests waiting for one. */
  connections: () => { used: number; idle: number; waiting: number }
  close: () => Promise<void>
}

/** Extensions the embedded database needs for substring search. A PostgreSQL server ships with them. */
export const embeddedExtensions = { pg_trgm }

/** Called for each statement that Drizzle sends. Tests use it to count statements. */
export type OnStatement = (text: string, values: unknown[]) => void

const loggerOf = (onStatement: OnStatement | undefined) =>
  onStatement ? { logger: { logQuery: onStatement } } : {}

/** Opens the embedded database. `source` is a folder or a running instance; a folder belongs to one process at a time. */
export async function openEmbedded(
  source: string | PGlite,
  migrations?: string,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const client =
    typeof source === 'string' ? await PGlite.create(source, { extensions: embeddedExtensions }) : source
  const db = drizzleLite(tracedClient(client), loggerOf(onStatement))
  if (migrations) {
    try {
      await rejectOutdated(db, migrations)
      await migrateLite(db, { migrationsFolder: migrations })
    } catch (error) {
      await client.close()
      throw error
    }
  }
  return {
    db,
    kind: 'embedded',
    executeSql: fromPglite(client).executeSql,
    // One process owns the embedded database.
    exclusively: (work) => work(),
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  }
}

/** Maximum connections per server instance. */
const CONNECTIONS = 10

/** Wait for a free connection, in ms. After that the call gets a 503 and can be retried. */
const CONNECTION_TIMEOUT = 5_000

/**
 * Database timeouts in ms: for a statement, for a lock held by another statement, and for an idle transaction. Without
 * them one locked table blocks all connections of an instance. A call that exceeds one gets a 503.
 */
const STATEMENT_TIMEOUT = 30_000
const LOCK_TIMEOUT = 10_000
const IDLE_TRANSACTION_TIMEOUT = 60_000

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
  })
  // A database restart breaks connections, and an unhandled `error` event would end the process. The pool replaces
  // idle connections; a connection inside a transaction fails at its next query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Migrates on a connection without timeouts, because building an index on a large table is slow. */
async function migrateWithoutLimits(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const db = drizzlePg(client)
    await rejectOutdated(db, migrationsFolder)
    await migratePg(db, { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Opens a PostgreSQL server. If several instances start concurrently, one migrates and the others wait. */
export async function openServer(
  url: string,
  migrations?: string,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const pool = openPool(url)
  const db = drizzlePg(tracedClient(pool), loggerOf(onStatement))
  const exclusively: OpenDatabase['exclusively'] = async (work) => {
    // A separate connection without timeouts, because another instance's migration may be slow.
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
      return await work()
    } finally {
      await client.end()
    }
  }
  if (migrations) {
    try {
      await exclusively(() => migrateWithoutLimits(url, migrations))
    } catch (error) {
      await pool.end()
      throw error
    }
  }
  return {
    db,
    kind: 'server',
    async executeSql(text, values) {
      // Several statements return an array of results, which the types of `pg` omit.
      const results: { rows: unknown[] }[] = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    exclusively,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await pool.end()
    },
  }
}
