import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'

/** Field texts of a form, by field name. */
export type Draft = Readonly<Record<string, string>>

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string')

function readAll(): Record<string, unknown> {
  const stored = readStored<unknown>(sessionKeys.drawerDrafts, sessionStorage)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Returns the stored entry of a form, unvalidated. */
export const readEntry = (name: string): unknown => readAll()[name]

/** Stores an entry of a form; `null` removes it. */
export function storeEntry(name: string, entry: object | null): void {
  const { [name]: _, ...others } = readAll()
  const all = entry ? { ...others, [name]: entry } : others
  writeStored(sessionKeys.drawerDrafts, Object.keys(all).length > 0 ? all : null, sessionStorage)
}

/** Returns the unsaved texts of a form, or `null`. Drafts survive a reload and belong to the tab. */
export function readDraft(name: string): Draft | null {
  const draft = readEntry(name)
  return isDraft(draft) ? draft : null
}

/** Stores the typed texts; `null` removes them. */
export const storeDraft: (name: string, draft: Draft | null) => void = storeEntry
