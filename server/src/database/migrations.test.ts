import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type OpenDatabase, openEmbedded, openServer } from './database'
import { newId } from './ids'
import { DatabaseOutdated } from './migrations'

const migrations = path.resolve(__dirname, '../../migrations')

/** Journal rows of migrations that were merged into the baseline: the one before the last, and the last. */
const rateLimits = { hash: 'a'.repeat(64), at: 1795774242878 }
const register = {
  hash: 'c59f88eadf8fb4401e92609edd8f5daa280cd3dbed8edd6e60fea690eff5871c',
  at: 1795776459745,
}
/** The journal row of a later migration, under its earlier number. */
const wordWeights = {
  hash: 'ddc8648c5de04efde579629b35dd42b81ce89f951c34debf407952c05d2b3381',
  at: 1795786046506,
}

const temporary: string[] = []
const makeFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-migrations-'))
  temporary.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of temporary) fs.rmSync(folder, { recursive: true, force: true })
})

/** Returns a copy of the migrations folder with its first migrations only, and optionally a later migration. */
function migrationsFolder(count: number, { withLater = false } = {}): string {
  const folder = path.join(makeFolder(), 'migrations')
  fs.cpSync(migrations, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(fs.readFileSync(file, 'utf8'))
  const kept = journal.entries.slice(0, count)
  const last = kept.at(-1)
  const later = { ...last, idx: count, when: last.when + 1, tag: '9999_later' }
  journal.entries = withLater ? [...kept, later] : kept
  fs.writeFileSync(file, JSON.stringify(journal))
  fs.writeFileSync(path.join(folder, '9999_later.sql'), 'ALTER TABLE "words" ADD COLUMN "later" text;')
  return folder
}

const rowsOf = async ({ db }: OpenDatabase, query: string) =>
  ((await db.execute(sql.raw(query))) as { rows: unknown[] }).rows

/** Makes the journal look like before the baseline, and adds data. */
async function makeOld(database: OpenDatabase, rows: readonly { hash: string; at: number }[]): Promise<void> {
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations`)
  for (const { hash, at } of rows) {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
    )
  }
  await database.db.execute(sql`insert into rate_limits (key, calls, resets_at) values ('old', 7, now())`)
}

type Opener = { open: (folder?: string) => Promise<OpenDatabase>; drop: () => Promise<void> }

function inFolder(): Opener {
  const folder = makeFolder()
  return { open: (from) => openEmbedded(path.join(folder, 'database'), from), drop: async () => {} }
}

async function onServer(url: string): Promise<Opener> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `test_${newId().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    open: (from) => openServer(own.href, from),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const url = process.env.TEST_DATABASE_URL
const makeOpener = async () => (url ? onServer(url) : inFolder())

test('a new database is created from the baseline', async () => {
  const { open, drop } = await makeOpener()
  const database = await open(migrations)
  expect(await rowsOf(database, 'select "key" from rate_limits')).toEqual([])
  await database.close()
  await drop()
})

test.each([
  ['the last release', 1, [register]],
  ['a later state', 2, [register, wordWeights]],
])(
  'a database of %s before the baseline keeps its data and gets later migrations',
  async (_, count, rows) => {
    const { open, drop } = await makeOpener()
    const before = await open(migrationsFolder(count))
    await makeOld(before, rows)
    await before.close()

    for (const round of ['first start', 'second start']) {
      const database = await open(migrationsFolder(2, { withLater: true }))
      const hashes = await rowsOf(
        database,
        'select hash from drizzle.__drizzle_migrations order by created_at',
      )
      expect([round, hashes.slice(0, 2), hashes.length]).toEqual([
        round,
        [{ hash: register.hash }, { hash: wordWeights.hash }],
        3,
      ])
      expect(await rowsOf(database, 'select calls from rate_limits')).toEqual([{ calls: 7 }])
      expect(await rowsOf(database, 'select version from word_weights')).toEqual([])
      expect(await rowsOf(database, 'select later from words')).toEqual([])
      await database.close()
    }
    await drop()
  },
)

test('a database that lacks a migration merged into the baseline is rejected unchanged', async () => {
  const { open, drop } = await makeOpener()
  const before = await open(migrationsFolder(1))
  await makeOld(before, [rateLimits])
  await before.close()
  await expect(open(migrationsFolder(2, { withLater: true }))).rejects.toThrow(DatabaseOutdated)
  const after = await open()
  expect(await rowsOf(after, 'select hash from drizzle.__drizzle_migrations')).toEqual([
    { hash: rateLimits.hash },
  ])
  await after.close()
  await drop()
})

test('refunds of whole orders and of parts become rows with their lines', async () => {
  const { open, drop } = await makeOpener()
  const before = await open(migrationsFolder(6))
  const insert = (id: string, columns: Record<string, string>) => {
    const row = {
      id: `'${id}'`,
      ext_order_id: `'ext-${id}'`,
      flow: "'SUBSCRIPTION'",
      status: "'COMPLETED'",
      created_at: 'now()',
      expires_at: 'now()',
      settled_at: "'2026-11-16T10:00:00Z'",
      fingerprint: "'f'",
      full_price: '100',
      total_amount: '100',
      invoice_requested: 'false',
      lang: "'pl'",
      ...columns,
    }
    const names = Object.keys(row).join(', ')
    return rowsOf(before, `insert into orders (${names}) values (${Object.values(row).join(', ')})`)
  }
  const at = "'2026-11-20T10:00:00Z'"
  await insert('whole', { refunded_at: at, ext_refund_id: "'our-number'", refunds: `'{"R-1": 100}'` })
  await insert('cards', { refunded_at: at, flow: "'GIFT_CARD'", gift_cards: `'[{}, {}, {}]'` })
  await insert('waiting', { ext_refund_id: "'asked'" })
  await insert('part', { refunds: `'{"R-2": 30}'` })
  await insert('kept', {})
  for (const id of ['whole', 'waiting', 'part', 'kept']) {
    await rowsOf(
      before,
      `insert into order_lines values ('${id}', 0, 'code', 'Miesiąc', 'ENG', 1, 100, 100, 1)`,
    )
  }
  await before.close()

  const after = await open(migrations)
  const refunds = `select order_id, origin, status, task, amount, payu_refund_id as payu from refunds order by order_id`
  expect(await rowsOf(after, refunds)).toEqual([
    { order_id: 'cards', origin: 'payu', status: 'done', task: null, amount: 100, payu: null },
    { order_id: 'part', origin: 'payu', status: 'done', task: 'unmatched', amount: 30, payu: 'R-2' },
    { order_id: 'waiting', origin: 'shop', status: 'requested', task: null, amount: 100, payu: null },
    { order_id: 'whole', origin: 'shop', status: 'done', task: null, amount: 100, payu: null },
  ])
  const lines = `select order_id as id, position, refund_lines.amount, is_ended as ended from refund_lines
    join refunds on refunds.id = refund_id order by order_id, position`
  expect(await rowsOf(after, lines)).toEqual([
    { id: 'cards', position: 0, amount: 34, ended: true },
    { id: 'cards', position: 1, amount: 33, ended: true },
    { id: 'cards', position: 2, amount: 33, ended: true },
    { id: 'waiting', position: 0, amount: 100, ended: false },
    { id: 'whole', position: 0, amount: 100, ended: true },
  ])
  await after.close()
  await drop()
})
