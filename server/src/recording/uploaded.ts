import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Storage } from '../outside/storage'
import { keyOf } from './speak'
import { recordings } from './tables'

/** A recording that an editor made of a text (A-ENT-05). */
export type UploadedFile = { text: string; lang: LangCode; name: string; content: Uint8Array }

/** Keeps an uploaded file as a recording of its own; returns its id. */
export async function addUploadedRecording(
  db: Database,
  storage: Storage,
  now: Date,
  { text, lang, name, content }: UploadedFile,
): Promise<string> {
  const id = newId(now.getTime())
  const key = keyOf(id)
  // The file first: a row never points at nothing.
  await storage.put(key, content)
  await db.insert(recordings).values({ id, text, lang, name, key, createdAt: now })
  return id
}
