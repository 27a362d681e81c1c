import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  embeddedExtensions,
  type OnStatement,
  type OpenDatabase,
  openEmbedded,
  openServer,
} from '../src/database/database'
import { newId } from '../src/database/ids'

declare global {
  /** The tar file of a migrated data folder; see `database-environment.ts`. */
  var databaseTemplate: () => ArrayBuffer
}

/** The template for PGlite. A regular blob would copy all bytes twice. */
class Template extends Blob {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return globalThis.databaseTemplate()
  }
}

/** Zeroing the default 128 MB of buffers takes a quarter of a start. */
const BUFFERS = 'shared_buffers=16MB'

const startEmbedded = () =>
  PGlite.create({
    loadDataDir: new Template(),
    extensions: embeddedExtensions,
    startParams: [...PGlite.defaultStartParams, '-c', BUFFERS],
  })

/** Opens a fresh, migrated database: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export async function openTestDatabase(onStatement?: OnStatement): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return openEmbedded(await startEmbedded(), undefined, onStatement)
  const name = `test_${newId().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template mowka_template`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openServer(own.href, undefined, onStatement)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Deletes all rows and jobs for the next test, which is much cheaper than a fresh database. The queues stay. */
export async function emptyDatabase({ executeSql }: Pick<OpenDatabase, 'executeSql'>): Promise<void> {
  const { rows } = await executeSql(
    `select string_agg(format('delete from public.%I', tablename), ';') as deletes
     from pg_tables where schemaname = 'public'`,
  )
  const [{ deletes }] = rows as [{ deletes: string }]
  // In one transaction; in replica mode it doesn't check references between rows.
  await executeSql(`set local session_replication_role = replica; ${deletes}; delete from jobs.job`)
}
