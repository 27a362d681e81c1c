import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { columnFields, defaultOf, type Kind } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { wordKind } from '@mowka/contract/content-kinds/word'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { courses, exercises, hints, lessons, words } from './course/tables'
import { popups } from './popup/tables'

const tables: [string, Kind, PgTable][] = [
  ['courses', courseKind, courses],
  ['exercises', exerciseKind, exercises],
  ['hints', hintKind, hints],
  ['lessons', lessonKind, lessons],
  ['popups', popupKind, popups],
  ['words', wordKind, words],
]

/** The columns that every kind has and that no editor writes. */
const common = ['id', 'version', 'edited', 'createdAt']

test.each(tables)('the columns of %s are the fields of their kind', (_, kind, table) => {
  const columns = Object.keys(getTableColumns(table)).filter((name) => !common.includes(name))
  expect(columns.toSorted()).toEqual(columnFields(kind).toSorted())
})

test.each(tables)('the columns of %s may be null exactly where their fields may', (_, kind, table) => {
  const columns = getTableColumns(table)
  const nullable = Object.entries(kind.fields).filter(
    ([, field]) => defaultOf(field) === null || field.type === 'recording',
  )
  const fields = Object.entries(columns).filter(([name, { notNull }]) => !notNull && !common.includes(name))
  expect(fields.map(([name]) => name).toSorted()).toEqual(nullable.map(([name]) => name).toSorted())
})
