import { and, eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { openTestDatabase } from '../../testing/test-database'
import { bytes, moment } from './columns'
import type { OpenDatabase } from './database'
import { prepared } from './prepared'

const owners = pgTable('test_owners', {
  id: text('id').primaryKey(),
  since: moment('since').notNull(),
  notes: jsonb('notes').$type<{ note: string }[]>().notNull(),
  picture: bytes('picture'),
})
const pets = pgTable('test_pets', { name: text('name').primaryKey(), ownerId: text('owner_id') })

const since = new Date('2026-03-04T05:06:07.089Z')
const note = 'a "note" \\ with {signs}, ąż'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.executeSql(`
    create table test_owners (id text primary key, since timestamptz not null, notes jsonb not null, picture bytea);
    create table test_pets (name text primary key, owner_id text);`)
  await open.db
    .insert(owners)
    .values({ id: 'anna', since, notes: [{ note }], picture: Buffer.from([0, 255]) })
  await open.db.insert(owners).values({ id: 'ewa', since, notes: [], picture: null })
  await open.db.insert(pets).values({ name: note, ownerId: 'anna' })
})
afterAll(() => open.close())

const ownersSince = prepared('test owners since', (db) =>
  db
    .select({
      owner: owners,
      pet: pets,
      count: sql<number>`(select count(*)::int from ${pets})`,
      note: sql<string | null>`${owners.notes}->0->>'note'`,
    })
    .from(owners)
    .leftJoin(pets, eq(pets.ownerId, owners.id))
    .where(
      and(
        eq(owners.since, sql.placeholder('since')),
        sql`${owners.id} = any(${sql.placeholder('ids')}::text[])`,
        sql`${sql.placeholder('all')}::boolean is not true`,
      ),
    )
    .orderBy(owners.id),
)

const annaAndEwa = [
  {
    owner: { id: 'anna', since, notes: [{ note }], picture: expect.anything() },
    pet: { name: note, ownerId: 'anna' },
    count: 1,
    note,
  },
  { owner: { id: 'ewa', since, notes: [], picture: null }, pet: null, count: 1, note: null },
]

test('a prepared query maps column types, and a left join without a match to null', async () => {
  const values = { since, ids: ['anna', 'ewa', note], all: null }
  for (let time = 0; time < 3; time++) expect(await ownersSince(open.db, values)).toEqual(annaAndEwa)
  await open.db.transaction(async (tx) => expect(await ownersSince(tx, values)).toEqual(annaAndEwa))
  expect(await ownersSince(open.db, { ...values, all: true })).toEqual([])
})

test('concurrent runs of one prepared query return their own rows', async () => {
  const found = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ownersSince(open.db, { since, ids: [at % 2 ? 'anna' : 'ewa'], all: false }),
    ),
  )
  expect(found.map(([row]) => row?.owner.id)).toEqual(found.map((_, at) => (at % 2 ? 'anna' : 'ewa')))
})

const quotients = prepared('test quotient', (db) =>
  db.select({ value: sql<number>`8 / ${sql.placeholder('by')}::int` }).from(sql`(values (1)) as one(row)`),
)

test('a prepared query still works after the database rejected its values', async () => {
  await expect(quotients(open.db, { by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } })
  await expect(quotients(open.db, { by: 'x' })).rejects.toThrow()
  expect(await quotients(open.db, { by: 2 })).toEqual([{ value: 4 }])
})
