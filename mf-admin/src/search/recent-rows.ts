import { contentKinds } from '@mowka/contract/endpoints/editor/history'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { type LangCode, langCodes } from '@mowka/domain/languages/codes'
import { stored, validItems } from '@mowka/kernel/storage'
import * as v from 'valibot'
import { shortText } from '../list/ShortText'

/** A row whose page was opened in this browser. */
export type RecentRow = {
  kind: ContentKind
  _id: string
  title: string
  titleLang?: LangCode | undefined
}

/** Maximum number of recent rows. */
const MAX_RECENT = 8

/** Maximum length of a stored title, in characters. */
const TITLE_LENGTH = 120

const storedRows = stored(
  localKeys.recentContent,
  validItems(
    v.object({
      kind: v.picklist(contentKinds),
      _id: v.string(),
      title: v.string(),
      titleLang: v.exactOptional(v.picklist(langCodes)),
    }),
  ),
)

/** Returns the rows that were opened last, the latest first. */
export const recentRows = (): RecentRow[] => storedRows.read() ?? []

const without = (id: string) => recentRows().filter(({ _id }) => _id !== id)

/** Puts a row first in the list. */
export function addRecentRow({ title, ...rest }: RecentRow): void {
  const row = { ...rest, title: shortText(title, TITLE_LENGTH) }
  storedRows.write([row, ...without(row._id)].slice(0, MAX_RECENT))
}

/** Removes a deleted row from the list. */
export const removeRecentRow = (id: string): void => void storedRows.write(without(id))
