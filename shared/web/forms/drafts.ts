import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'

/** Texts of the fields of a form, by their names. */
export type Draft = Readonly<Record<string, string>>

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((text) => typeof text === 'string')

function readAll(): Record<string, unknown> {
  const stored = readStored<unknown>(sessionKeys.drawerDrafts, sessionStorage)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** What is kept of a form under this name, whatever it is. */
export const readEntry = (name: string): unknown => readAll()[name]

/** Keeps something of a form; null forgets it. */
export function keepEntry(name: string, entry: object | null): void {
  const { [name]: _, ...others } = readAll()
  const all = entry ? { ...others, [name]: entry } : others
  writeStored(sessionKeys.drawerDrafts, Object.keys(all).length > 0 ? all : null, sessionStorage)
}

/** What was typed into a form and neither sent nor given up; null for none. A reload leaves it, the tab takes it along. */
export function readDraft(name: string): Draft | null {
  const draft = readEntry(name)
  return isDraft(draft) ? draft : null
}

/** Keeps what is typed; null forgets it. */
export const keepDraft: (name: string, draft: Draft | null) => void = keepEntry
