import { popupKind } from '@mowka/contract/content-kinds/popup'
import { popupList } from '@mowka/contract/endpoints/popup'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type { EditedPopup } from '@mowka/contract/schemas/popup'
import { editableOf, reversible } from '../history/public'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { isBlank, sanitizeIllustrated } from '../rich-text/rich-text'
import { listPopups, type PopupRow, readPopup, toPopup } from './service'
import { popups } from './tables'

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

/** Returns one page of all popups, whatever their dates (S-POP-05). */
export async function allPopups({ db }: CallScope<'admin'>, query: ReadListQuery<typeof popupList>) {
  const { rows, total } = await listPopups(db, query)
  return { data: rows.map(toEdited), metadata: { total } }
}
