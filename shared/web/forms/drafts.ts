import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

const draftSchema = v.record(v.string(), v.string())

/** Field texts of a form, by field name. */
export type Draft = Readonly<v.InferOutput<typeof draftSchema>>

/** The entries of all forms. Each reader validates its own. */
const entries = stored(sessionKeys.drawerDrafts, v.record(v.string(), v.unknown()), 'session')

/** Returns the stored entry of a form; `null` if it is missing or invalid. */
export function readEntry<Entry>(name: string, schema: v.GenericSchema<unknown, Entry>): Entry | null {
  const result = v.safeParse(schema, entries.read()?.[name])
  return result.success ? result.output : null
}

/** Stores an entry of a form; `null` removes it. */
export function storeEntry(name: string, entry: object | null): void {
  const { [name]: _, ...others } = entries.read() ?? {}
  const all = entry ? { ...others, [name]: entry } : others
  entries.write(Object.keys(all).length > 0 ? all : null)
}

/** Returns the unsaved texts of a form, or `null`. Drafts survive a reload and belong to the tab. */
export const readDraft = (name: string): Draft | null => readEntry(name, draftSchema)

/** Stores the typed texts; `null` removes them. */
export const storeDraft: (name: string, draft: Draft | null) => void = storeEntry
