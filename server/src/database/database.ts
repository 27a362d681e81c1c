import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { advisoryLocks } from './advisory-locks'
import { drizzleNamed } from './named-session'

/** A database or a transaction: what stores take. The same on the embedded database and on a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database and how to close it. */
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'server'
  /**
   * Runs SQL as it is written, for a library that brings its own: one statement with values, or any number without.
   * Outside of every transaction.
   */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  close: () => Promise<void>
}

/** What the embedded database can do besides: finding texts by their parts. A PostgreSQL server brings it along. */
export const embeddedExtensions = { pg_trgm }

/** Hears of each statement that Drizzle sends, for tests that count them. */
export type OnStatement = (text: string, values: unknown[]) => void

const loggerOf = (onStatement: OnStatement | undefined) =>
  onStatement ? { logger: { logQuery: onStatement } } : {}

/** Opens the embedded database. `source` is a folder or a running instance; one process may own a folder. */
export async function openEmbedded(
  source: string | PGlite,
  migrations?: string,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const client =
    typeof source === 'string' ? await PGlite.create(source, { extensions: embeddedExtensions }) : source
  const db = drizzleLite(client, loggerOf(onStatement))
  if (migrations) await migrateLite(db, { migrationsFolder: migrations })
  return {
    db,
    kind: 'embedded',
    executeSql: fromPglite(client).executeSql,
    close: () => client.close(),
  }
}

/** Connections of one instance for what it prepares, and as many for everything else. */
const CONNECTIONS = 10

/** How long a query waits for a connection, in milliseconds. After that the call gets 503, to be tried again. */
const CONNECTION_TIMEOUT = 5_000

function openPool(url: string, onConnect?: (client: pg.ClientBase) => Promise<unknown>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...(onConnect && { onConnect }),
  })
  // A restart of the database breaks connections. Unheard, that would end the process: the pool hears of the idle
  // ones and opens new ones; one in a transaction says so itself, and its next query fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Has the database plan each prepared query once. By itself it plans one again with every run while it expects fewer
 * rows for the values at hand than on average, as in a small course, and that costs more than the query.
 */
const planOnce = (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan')

/** Opens a PostgreSQL server. Several instances may start at once: one migrates, the others wait. */
export async function openServer(
  url: string,
  migrations?: string,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const pool = openPool(url)
  const preparing = openPool(url, planOnce)
  const db = drizzleNamed(pool, preparing, loggerOf(onStatement).logger)
  if (migrations) {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
      await migratePg(drizzlePg(client), { migrationsFolder: migrations })
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration])
    } finally {
      client.release()
    }
  }
  return {
    db,
    kind: 'server',
    async executeSql(text, values) {
      // Several statements give several results, which the types do not know.
      const results: { rows: unknown[] }[] = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    async close() {
      await Promise.all([pool.end(), preparing.end()])
    },
  }
}
