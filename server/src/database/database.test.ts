import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isServiceUnavailable } from '../http/error-causes'
import { openQueue } from '../jobs/queue'
import { openServer } from './database'
import { newId } from './ids'

const url = process.env.TEST_DATABASE_URL
/** The embedded database runs inside the process, so its connection cannot be lost. */
const onServer = url ? describe : describe.skip

onServer('a busy database', () => {
  test('reports as unavailable when no connection is free within the timeout', async () => {
    const { db, close } = await openServer(url ?? '')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const all = Array.from({ length: 10 }, () => db.transaction(() => released))
    try {
      const error = await db.execute(sql`select 1`).catch((thrown: unknown) => thrown)
      expect(isServiceUnavailable(error)).toBe(true)
    } finally {
      release()
      await Promise.all(all)
      await close()
    }
  })
})

onServer('the database timeouts', () => {
  test('end slow statements and lock waits, which count as an unavailable service', async () => {
    const { db, close } = await openServer(url ?? '')
    try {
      const { rows } = (await db.execute(sql`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`)) as { rows: unknown[] }
      expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '1min' }])
      const late = db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select pg_sleep(10)`)
      })
      expect(isServiceUnavailable(await late.catch((thrown: unknown) => thrown))).toBe(true)
    } finally {
      await close()
    }
  })
})

onServer('instances that start concurrently on an empty database', () => {
  test('migrate it and create the job schema one after the other', async () => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const name = `test_${newId().replaceAll('-', '')}`
    await admin.query(`create database ${name}`)
    const own = new URL(url ?? '')
    own.pathname = `/${name}`
    const migrations = path.resolve(__dirname, '../../migrations')
    const instances = await Promise.all(
      [1, 2, 3].map(async () => {
        const database = await openServer(own.href, migrations)
        return { database, queue: openQueue(database, [], { now: () => new Date(), log: console }) }
      }),
    )
    try {
      let running = 0
      const overlaps: number[] = []
      const prepared = instances.map(({ database, queue }) =>
        database.exclusively(async () => {
          overlaps.push(++running)
          await queue.prepare()
          running--
        }),
      )
      await Promise.all(prepared)
      expect(overlaps).toEqual([1, 1, 1])
    } finally {
      for (const { database, queue } of instances) {
        await queue.stop()
        await database.close()
      }
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  })
})

onServer('a broken connection', () => {
  test('fails only the transaction that was using it', async () => {
    const { db, close } = await openServer(url ?? '')
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    try {
      const transaction = db.transaction(async (inside) => {
        const { rows } = (await inside.execute(sql`select pg_backend_pid() as pid`)) as {
          rows: { pid: number }[]
        }
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        // No query is pending, so the failure arrives as an `error` event of the connection.
        await new Promise((resolve) => setTimeout(resolve, 100))
        await inside.execute(sql`select 1`)
      })
      await expect(transaction).rejects.toThrow()
      await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
    } finally {
      await other.end()
      await close()
    }
  })
})
