import { type SQL, sql } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/test-database'
import type { OpenDatabase } from '../database/database'
import { unstorableReason } from './error-causes'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.db.execute(
    sql`create table kept (word text primary key, small int, short varchar(3), at timestamptz, tree jsonb)`,
  )
})
afterAll(() => open.close())

/** Returns the error of a failing query. */
const errorOf = (query: SQL) =>
  open.db.execute(query).then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  )

test.each([
  [
    'NUL in text',
    sql`insert into kept (word) values (${'a\0b'})`,
    'contains a character that cannot be stored',
  ],
  [
    'NUL in JSON',
    sql`insert into kept (word, tree) values ('1', ${JSON.stringify({ a: '\0' })}::jsonb)`,
    'contains a character that cannot be stored',
  ],
  [
    'half a surrogate pair in JSON',
    sql`insert into kept (word, tree) values ('1', ${'"\\ud800"'}::jsonb)`,
    'cannot be stored',
  ],
  [
    'a number beyond its column',
    sql`insert into kept (word, small) values ('1', ${'3000000000'}::bigint)`,
    'is out of range',
  ],
  ['an invalid number', sql`insert into kept (word, small) values ('1', ${'many'}::int)`, 'cannot be stored'],
  ['a text beyond its column', sql`insert into kept (word, short) values ('1', ${'long'})`, 'is too long'],
  [
    'a day that never was',
    sql`insert into kept (word, at) values ('1', ${'2026-02-31T00:00:00Z'}::timestamptz)`,
    'is no moment that can be kept',
  ],
  [
    'the year 0',
    sql`insert into kept (word, at) values ('1', ${'0000-01-01T00:00:00Z'}::timestamptz)`,
    'is no moment that can be kept',
  ],
])("classifies the database error for %s as the caller's mistake", async (_, query, reason) => {
  expect(unstorableReason(await errorOf(query))).toBe(reason)
})

test("classifies the database error for a text too large for its index as the caller's mistake", async () => {
  // Random, because the database compresses repetitive text.
  const word = Array.from({ length: 12_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
  expect(unstorableReason(await errorOf(sql`insert into kept (word) values (${word})`))).toBe('is too long')
})

test.each([
  ['a division by zero', sql`select 1 / ${0}::int`],
  ['a missing table', sql`select * from nowhere`],
  ['a duplicate row', sql`with twice as (values ('x'), ('x')) insert into kept (word) select * from twice`],
])('does not blame the caller for %s', async (_, query) => {
  expect(unstorableReason(await errorOf(query))).toBeUndefined()
})
