import type { Database } from '../database/database'
import { pgBossDatabase } from './pg-boss-database'

const over = (result: unknown) => {
  const asked: unknown[] = []
  const execute = async (query: unknown) => {
    asked.push(query)
    return result
  }
  return { asked, db: pgBossDatabase({ execute } as unknown as Database) }
}

test('returns the rows of a queue statement in a transaction on both databases', async () => {
  const run = async (result: unknown) => {
    const { db, asked } = over(result)
    const found = await db.executeSql('select 1', [])
    expect(asked).toHaveLength(1)
    return found
  }
  expect(await run({ rows: [{ a: 1 }] })).toEqual({ rows: [{ a: 1 }] })
  for (const nothing of [{ rows: 'none' }, {}, null, undefined, 'none']) {
    expect(await run(nothing)).toEqual({ rows: [] })
  }
})
