import fs from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { openTestDatabase } from '../testing/test-database'
import * as account from './account/tables'
import * as assistant from './assistant/tables'
import * as attempt from './attempt/tables'
import * as audit from './audit/tables'
import * as background from './background/tables'
import * as certificate from './certificate/tables'
import * as company from './company/tables'
import * as coupon from './coupon/tables'
import * as course from './course/tables'
import type { OpenDatabase } from './database/database'
import * as favouriteLesson from './favourite-lesson/tables'
import * as giftCard from './gift-card/tables'
import * as history from './history/tables'
import * as imported from './import/tables'
import * as insights from './insights/tables'
import * as invitation from './invitation/tables'
import * as invoice from './invoice/tables'
import * as levelingTest from './leveling-test/tables'
import * as media from './media/tables'
import * as mood from './mood/tables'
import * as note from './note/tables'
import * as order from './order/tables'
import * as pinnedCourse from './pinned-course/tables'
import * as platform from './platform/tables'
import * as popup from './popup/tables'
import * as product from './product/tables'
import * as progress from './progress/tables'
import * as push from './push/tables'
import * as rateLimit from './rate-limit/tables'
import * as recording from './recording/tables'
import * as reminder from './reminder/tables'
import * as tracking from './tracking/tables'
import * as user from './user/tables'
import * as vocabulary from './vocabulary/tables'
import * as wordOfTheDay from './word-of-the-day/tables'
import * as wordSession from './word-session/tables'

const domains = {
  account,
  assistant,
  attempt,
  audit,
  background,
  certificate,
  company,
  coupon,
  course,
  'gift-card': giftCard,
  'favourite-lesson': favouriteLesson,
  history,
  import: imported,
  insights,
  'leveling-test': levelingTest,
  media,
  mood,
  invitation,
  invoice,
  note,
  order,
  'pinned-course': pinnedCourse,
  platform,
  popup,
  product,
  progress,
  push,
  'rate-limit': rateLimit,
  recording,
  reminder,
  tracking,
  user,
  vocabulary,
  'word-of-the-day': wordOfTheDay,
  'word-session': wordSession,
}
const tables = Object.values(domains).flatMap((all) =>
  Object.values<unknown>(all).filter((each) => is(each, PgTable)),
)
const byName = tables.map((table) => [getTableConfig(table).name, table] as const)

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

/** Returns the names found by a query about the database. */
async function namesIn(query: string, table: string): Promise<string[]> {
  const { rows } = await open.executeSql(query, [table])
  return rows.map((row) => String(Object.values(Object(row))[0])).sort()
}

/** Formats a default like PostgreSQL; computed defaults only have to exist. */
function defaultOf({ default: value, hasDefault }: PgColumn) {
  if (!hasDefault) return null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `'${value}'::text`
  return expect.any(String)
}

const columnIn = (row: unknown): [string, object] => {
  const { name, ...rest }: { name?: string } = Object(row)
  return [name ?? '', rest]
}

test('this test covers every domain with tables', () => {
  const folders = fs.readdirSync(__dirname)
  const found = folders.filter((name) => fs.existsSync(path.join(__dirname, name, 'tables.ts')))
  expect(Object.keys(domains).sort()).toEqual(found.sort())
})

test('a domain describes every table created by the migrations', async () => {
  const query = 'select tablename from pg_tables where schemaname = $1'
  expect(byName.map(([name]) => name).sort()).toEqual(await namesIn(query, 'public'))
})

describe.each(byName)('%s', (name, table) => {
  const { columns, indexes, foreignKeys, primaryKeys, uniqueConstraints } = getTableConfig(table)

  test('has the columns of the migrations: type, collation, default, and nullability', async () => {
    const { rows } = await open.executeSql(
      `select attname as name, format_type(atttypid, atttypmod)
           || coalesce(' COLLATE "' || nullif(collname, 'default') || '"', '') as type,
         attnotnull as full, pg_get_expr(adbin, adrelid) as default
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
         left join pg_collation on pg_collation.oid = attcollation
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    )
    const described = columns.map((column): [string, object] => [
      column.name,
      {
        type: column.getSQLType().replace('serial', 'int'),
        full: column.notNull || column.primary,
        default: defaultOf(column),
      },
    ])
    expect(Object.fromEntries(rows.map(columnIn))).toEqual(Object.fromEntries(described))
  })

  test('has the primary key of the migrations', async () => {
    const query = `select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = $1::regclass and indisprimary`
    const described = [
      ...columns.filter(({ primary }) => primary),
      ...primaryKeys.flatMap((key) => key.columns),
    ]
    expect(described.map((column) => column.name).sort()).toEqual(await namesIn(query, name))
  })

  test('has the indexes and unique constraints of the migrations', async () => {
    const query = `select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = $1::regclass and not indisprimary`
    const described = [
      ...indexes.map((index) => index.config.name),
      ...uniqueConstraints.map((unique) => unique.getName()),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => column.uniqueName),
    ]
    expect(described.sort()).toEqual(await namesIn(query, name))
  })

  test('has the foreign keys and delete rules of the migrations', async () => {
    const query = `select conname || ' ' || confdeltype::text from pg_constraint
      where contype = 'f' and conrelid = $1::regclass`
    const letters = { cascade: 'c', 'set null': 'n', 'no action': 'a', restrict: 'r', 'set default': 'd' }
    const described = foreignKeys.map((key) => `${key.getName()} ${letters[key.onDelete ?? 'no action']}`)
    expect(described.sort()).toEqual(await namesIn(query, name))
  })
})
