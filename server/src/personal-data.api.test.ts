import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { allTables } from '../testing/all-tables'
import { startTestApi, type TestApi } from '../testing/test-api'
import { collectPersonalData } from './account/jobs'
import { personalTables } from './personal-data'

/** Column names that may identify or contact a person. */
const TELLING =
  /(^|_)(user|owner|who|by|email|mail|subject|identity|mark|person|invitee|firstname|given|nickname)(_|$)/

/** Tables with such a column that contain no personal data. */
const aboutNobody: Record<string, string> = {
  deleted_accounts: 'a hash, by which nobody can be found',
  coupons: 'the address to which an editor gives a coupon; no account is known by it',
  gift_cards: 'the address to which an editor sends a card; no account is known by it',
  releases: 'the label of a token',
  release_pointers: 'the label of a token',
}

let tables: PgTable[]
beforeAll(async () => {
  tables = await allTables()
})

const nameOf = (table: PgTable) => getTableConfig(table).name

/** Tables with personal columns, and tables whose rows belong to rows of those. */
function tablesAboutPeople(): string[] {
  const found = new Set(
    tables
      .filter((table) => getTableConfig(table).columns.some(({ name }) => TELLING.test(name)))
      .map(nameOf),
  )
  found.add('users')
  for (let grown = true; grown; ) {
    const belonging = tables.filter((table) =>
      getTableConfig(table).foreignKeys.some((key) => found.has(nameOf(key.reference().foreignTable))),
    )
    const more = belonging.map(nameOf).filter((name) => !found.has(name))
    for (const name of more) found.add(name)
    grown = more.length > 0
  }
  return [...found].filter((name) => !(name in aboutNobody)).sort()
}

test('every table with personal data declares its export and deletion: describe yours in its domain’s tables.ts', () => {
  expect(personalTables.map(({ table }) => nameOf(table)).sort()).toEqual(tablesAboutPeople())
})

test('every table has a unique name in the export', () => {
  const names = personalTables.flatMap(({ copied }) => ('as' in copied ? [copied.as] : []))
  expect(names).toEqual([...new Set(names)])
})

describe('a person with a row in every table', () => {
  let t: TestApi
  let userId: string
  const who = { name: 'wszedobylska' }
  beforeAll(async () => {
    t = await startTestApi()
    userId = (await t.call('getMe', {}, who)).answer.userId
    await fill()
  })
  afterAll(() => t.close())

  /** Creates a value of a column's type; texts contain the person's id, so that it can be found anywhere. */
  function sampleOf(column: PgColumn, parents: ReadonlyMap<string, string>): unknown {
    if (parents.has(column.name)) return parents.get(column.name)
    const type = column.getSQLType()
    if (type.startsWith('timestamp')) return new Date('2026-11-01T10:00:00Z')
    if (type === 'date') return '2026-11-01'
    if (type === 'uuid') return '01890000-0000-7000-8000-000000000000'
    if (type === 'jsonb') return []
    if (type === 'boolean') return true
    if (/int|serial|double/.test(type)) return 1
    return `${column.name} of ${userId}`
  }

  /** Inserts one row into each table. Referenced rows besides the person needn't exist. */
  async function fill(): Promise<void> {
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const { table } of personalTables) {
        const { name, columns, foreignKeys } = getTableConfig(table)
        if (name === 'users') continue
        const parents = new Map(
          columns
            .filter(({ name }) => name === 'user_id' || name === 'who')
            .map((each) => [each.name, userId]),
        )
        for (const key of foreignKeys) {
          const { columns: own, foreignTable, foreignColumns } = key.reference()
          const isPersons =
            personalTables.some((each) => each.table === foreignTable) && nameOf(foreignTable) !== 'users'
          if (isPersons) parents.set(own[0]?.name ?? '', `${foreignColumns[0]?.name} of ${userId}`)
        }
        const row = Object.fromEntries(
          Object.entries(table).flatMap(([key, column]) =>
            columns.includes(column as PgColumn) && !(column as PgColumn).getSQLType().includes('serial')
              ? [[key, sampleOf(column as PgColumn, parents)]]
              : [],
          ),
        )
        await tx.insert(table).values(row)
      }
    })
  }

  /** Returns the tables that contain a text in any column. */
  async function tracesOf(text: string): Promise<string[]> {
    const traces: string[] = []
    for (const table of tables) {
      const found = await t.db
        .select({ one: sql`1` })
        .from(table)
        .where(sql`${table}::text like ${`%${text}%`}`)
      if (found.length > 0) traces.push(nameOf(table))
    }
    return traces.sort()
  }

  test('the data export contains every row of a person', async () => {
    const copy = await collectPersonalData(t.db, { userId }, personalTables)
    const expected = personalTables.flatMap(({ copied }) => ('as' in copied ? [[copied.as, 1]] : []))
    expect(Object.entries(copy).map(([name, rows]) => [name, rows.length])).toEqual(expected)
  })

  test('deleting an account leaves only rows with a declared reason (S-USER-11, C56)', async () => {
    const email = `${who.name}@mowka.test`
    expect(await tracesOf(userId)).toEqual(tablesAboutPeople())
    const { status } = await t.call('deleteAccount', { body: { email } }, who)
    expect(status).toBe(200)
    const kept = personalTables
      .filter(({ deletion }) => deletion.how === 'kept')
      .map(({ table }) => nameOf(table))
    const nameless = personalTables.filter(({ deletion }) => deletion.how === 'nameless')
    expect(await tracesOf(email)).toEqual([])
    for (const { table, rowsOf } of nameless) {
      expect(await t.db.select().from(table).where(rowsOf(t.db, { userId }))).toEqual([])
    }
    // Texts of anonymized rows contain the id only because of this test; the next line checks the emptied columns.
    const others = (await tracesOf(userId)).filter(
      (name) => !nameless.some(({ table }) => nameOf(table) === name),
    )
    expect(others.sort()).toEqual(kept.sort())
  })
})
