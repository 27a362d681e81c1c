import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config'
import { lockData } from '../database/data-lock'
import { openEmbedded } from '../database/database'
import { JOBS_SCHEMA } from '../jobs/queue'

/**
 * Connection settings of a database URL as environment variables of the PostgreSQL programs. Arguments would show the
 * password in the process list.
 */
function connectionVariables(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}

/** Runs `pg_dump` or `pg_restore` for a database. Throws an error with the end of its messages. */
function runProgram(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...connectionVariables(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let messages = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-2000)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(`${program} is not installed`) : error),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${messages.trim()}`)),
    )
  })
}

/** Number of rows by table, named `<schema>.<table>`. */
export type RowCounts = Record<string, number>

type Query = (text: string) => Promise<{ rows: unknown[] }>

/** The database of a configuration, as a backup sees it. */
export type DatabaseBackup = {
  kind: 'server' | 'embedded'
  /** Saves the database in a folder and returns its row counts at that moment. */
  save: (folder: string) => Promise<RowCounts>
  /** Whether nothing would be overwritten. */
  isEmpty: () => Promise<boolean>
  /** Restores the saved database and returns its row counts. */
  restore: (folder: string, options: { keepEmails: boolean }) => Promise<RowCounts>
}

/** Schemas of a platform's database. */
const SCHEMAS = `('public', 'drizzle', '${JOBS_SCHEMA}')`

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ${SCHEMAS} order by 1`

/** Emails that were waiting at the time of the backup and have been sent since. */
const FORGET_EMAILS = `delete from ${JOBS_SCHEMA}.job where name = 'mail.send' and state < 'completed'`

async function countRows(query: Query): Promise<RowCounts> {
  const { rows: tables } = await query(TABLES)
  const counts: RowCounts = {}
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await query(`select count(*)::int as rows from ${name}`)
    counts[name] = (rows as { rows: number }[])[0]?.rows ?? 0
  }
  return counts
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A PostgreSQL server: a dump in the custom format of `pg_dump`. */
function serverBackup(url: string): DatabaseBackup {
  const dump = (folder: string) => path.join(folder, 'database.dump')
  return {
    kind: 'server',
    save: (folder) =>
      withClient(url, async (client) => {
        // The counts and the dump share a snapshot, so they agree while the platform is in use.
        await client.query('begin isolation level repeatable read read only')
        const { rows } = await client.query('select pg_export_snapshot() as snapshot')
        await runProgram('pg_dump', url, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${rows[0].snapshot}`,
          `--file=${dump(folder)}`,
        ])
        return countRows((text) => client.query(text))
      }),
    isEmpty: () => withClient(url, async (client) => (await client.query(TABLES)).rows.length === 0),
    async restore(folder, { keepEmails }) {
      await runProgram('pg_restore', url, [
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        `--dbname=${new URL(url).pathname.slice(1)}`,
        dump(folder),
      ])
      return withClient(url, async (client) => {
        const counts = await countRows((text) => client.query(text))
        if (!keepEmails) await client.query(FORGET_EMAILS)
        return counts
      })
    },
  }
}

/** The embedded database: a copy of its folder, which no server may use meanwhile. */
function embeddedBackup(dataDir: string): DatabaseBackup {
  const live = path.join(dataDir, 'database')
  const saved = (folder: string) => path.join(folder, 'database')
  const withDatabase = async <Result>(work: (query: Query) => Promise<Result>): Promise<Result> => {
    const database = await openEmbedded(live)
    try {
      return await work((text) => database.executeSql(text))
    } finally {
      await database.close()
    }
  }
  return {
    kind: 'embedded',
    async save(folder) {
      const unlock = lockData(dataDir)
      try {
        const counts = await withDatabase(countRows)
        fs.cpSync(live, saved(folder), { recursive: true })
        return counts
      } finally {
        unlock()
      }
    },
    isEmpty: async () => !fs.existsSync(live),
    async restore(folder, { keepEmails }) {
      const unlock = lockData(dataDir)
      try {
        fs.cpSync(saved(folder), live, { recursive: true })
        return await withDatabase(async (query) => {
          const counts = await countRows(query)
          if (!keepEmails) await query(FORGET_EMAILS)
          return counts
        })
      } finally {
        unlock()
      }
    },
  }
}

/** Returns the backup of the configured database. */
export const databaseBackup = ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseBackup =>
  databaseUrl ? serverBackup(databaseUrl) : embeddedBackup(dataDir)
