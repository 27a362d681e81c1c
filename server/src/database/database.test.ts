import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isServiceUnavailable } from '../http/error-causes'
import { openServer } from './database'

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
