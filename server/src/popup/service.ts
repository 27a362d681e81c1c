import { learnerFields } from '@mowka/contract/content-kinds/kind'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { popupList } from '@mowka/contract/endpoints/editor/popup'
import type { EditedPopup, Popup, PopupSeen } from '@mowka/contract/schemas/editor/popup'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { warsawDay } from '@mowka/domain/time'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import type { Searchable } from '../database/searchable'
import { editableOf, reversible } from '../history/public'
import { listColumns, readPage } from '../http/list-query'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { isBlank, sanitizeIllustrated } from '../rich-text/rich-text'
import { popups, popupsSeen } from './tables'

/** A popup as shown to learners. */
const toPopup = (row: PopupRow): Popup => ({
  _id: row.id,
  ...pick(row, learnerFields(popupKind)),
  htmlContent: sanitizeIllustrated(row.htmlContent),
})

/** Returns active popups whose dates include today (S-POP-01, C43). */
export async function availablePopups({ db, now }: CallScope): Promise<Popup[]> {
  return (await readVisiblePopups(db, warsawDay(now))).map(toPopup)
}

/** Returns the person's popup displays, oldest first. */
export async function seenPopups({ db, person }: CallScope): Promise<PopupSeen[]> {
  return (await readSeen(db, person.userId)).map(({ popupId, createdAt }) => ({
    popupId,
    createdAt: createdAt.toISOString(),
  }))
}

/** Records that a popup was shown to the person. */
export async function markSeen({ db, person, now }: CallScope, popupId: string): Promise<PopupSeen> {
  await insertSeen(db, { popupId, userId: person.userId, createdAt: now })
  return { popupId, createdAt: now.toISOString() }
}

export type PopupRow = typeof popups.$inferSelect

/** Returns active popups whose dates include `day` (YYYY-MM-DD), oldest first. */
const readVisiblePopups = (db: Database, day: string): Promise<PopupRow[]> =>
  db
    .select()
    .from(popups)
    .where(and(eq(popups.active, true), lte(popups.startDate, day), gte(popups.endDate, day)))
    .orderBy(asc(popups.startDate), asc(popups.createdAt), asc(popups.id))

/** Whether a popup exists. */
export async function isPopup(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: popups.id }).from(popups).where(eq(popups.id, id))
  return rows.length > 0
}

/** Returns a person's popup displays in order. */
const readSeen = (db: Database, userId: string) =>
  db
    .select({ popupId: popupsSeen.popupId, createdAt: popupsSeen.createdAt })
    .from(popupsSeen)
    .where(eq(popupsSeen.userId, userId))
    .orderBy(asc(popupsSeen.seq))

async function insertSeen(db: Database, row: typeof popupsSeen.$inferInsert): Promise<void> {
  await db.insert(popupsSeen).values(row)
}

async function readPopup(db: Database, id: string): Promise<PopupRow | undefined> {
  const [row] = await db.select().from(popups).where(eq(popups.id, id))
  return row
}

/** Returns one page of popups and the total count. */
export const listPopups = (db: Database, query: ReadListQuery<typeof popupList>) =>
  readPage(db, popups, query, { ...listColumns(popupKind, popups), tie: [popups.id] })

/** Returns popups whose HTML contains a text. */
export const readPopupsWith = (db: Database, text: string) =>
  db
    .select({ id: popups.id, title: popups.title })
    .from(popups)
    .where(containsText(text, [popups.htmlContent]))
    .orderBy(asc(popups.createdAt), asc(popups.id))

const toEdited = (row: PopupRow): EditedPopup => ({
  ...toPopup(row),
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** Sanitizes HTML, and refuses it if nothing is left. */
function harmless(html: string): string {
  const clean = sanitizeIllustrated(html)
  if (isBlank(clean)) throw invalidInput('body/htmlContent', 'has no words and no picture')
  return clean
}

/** Popups as editable content. */
export const editablePopup = editableOf(popupKind, {
  table: popups,
  prepare: async (_, change, before) => {
    const startDate = change.startDate ?? before?.startDate
    const endDate = change.endDate ?? before?.endDate
    if (startDate && endDate && endDate < startDate)
      throw invalidInput('body/endDate', 'is before the first day')
    return change.htmlContent === undefined
      ? change
      : { ...change, htmlContent: harmless(change.htmlContent) }
  },
  show: async (db, id) => {
    const row = await readPopup(db, id)
    return row && toEdited(row)
  },
})

/** Popups as content with history. */
export const popupKinds = {
  popup: reversible(editablePopup, { list: popupList, page: listPopups, nameOf: ({ title }) => title }),
}

/** Popups in the panel's search. */
export const popupSearchable: Searchable = {
  kind: 'popup',
  table: popups,
  id: popups.id,
  texts: [popups.title, sql`regexp_replace(${popups.htmlContent}, '<[^>]*>', '', 'g')`],
  title: popups.title,
  isActive: popups.active,
}

/** Returns one page of all popups, whatever their dates (S-POP-05). */
export async function allPopups({ db }: CallScope<'editor'>, query: ReadListQuery<typeof popupList>) {
  const { rows, total } = await listPopups(db, query)
  return { data: rows.map(toEdited), metadata: { total } }
}
