import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isServiceAway } from '../http/error-causes'
import { openServer } from './database'
import { prepared } from './prepared'

const url = process.env.TEST_DATABASE_URL
/** Only a server can be lost; the embedded database lives and dies with the process. */
const onServer = url ? describe : describe.skip

onServer('a database that is busy', () => {
  test('says in time that no connection is free, and callers can tell', async () => {
    const { db, close } = await openServer(url ?? '')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const all = Array.from({ length: 10 }, () => db.transaction(() => held))
    try {
      const error = await db.execute(sql`select 1`).catch((thrown: unknown) => thrown)
      expect(isServiceAway(error)).toBe(true)
    } finally {
      letGo()
      await Promise.all(all)
      await close()
    }
  })
})

onServer('a connection that breaks', () => {
  test('in the middle of a transaction fails only that transaction', async () => {
    const { db, close } = await openServer(url ?? '')
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    try {
      const transaction = db.transaction(async (inside) => {
        const { rows } = (await inside.execute(sql`select pg_backend_pid() as pid`)) as {
          rows: { pid: number }[]
        }
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        // Between two queries nobody waits for an answer that could fail: the connection itself says so.
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

const planning = prepared('test planning', (db) =>
  db
    .select({ mode: sql<string>`current_setting('plan_cache_mode')` })
    .from(sql`(values (1)) as one(row)`)
    .where(sql`one.row = ${sql.placeholder('row')}::int`),
)

onServer('a prepared query', () => {
  test('is planned once; other queries are planned for their values', async () => {
    const { db, close } = await openServer(url ?? '')
    try {
      expect(await planning(db, { row: 1 })).toEqual([{ mode: 'force_generic_plan' }])
      const { rows } = (await db.execute(sql`select current_setting('plan_cache_mode') as mode`)) as {
        rows: unknown[]
      }
      expect(rows).toEqual([{ mode: 'auto' }])
    } finally {
      await close()
    }
  })
})
