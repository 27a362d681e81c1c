import type { LangCode } from '@mowka/contract/schemas/common'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Storage } from '../outside/storage'
import { keyOf } from './speak'
import { recordings } from './tables'

/** A recording of a text uploaded by an editor (A-ENT-05). */
export type UploadedFile = { text: string; lang: LangCode; name: string; content: Uint8Array }

/** Stores an uploaded file as a separate recording. Returns its id. */
export async function addUploadedRecording(
  db: Database,
  storage: Storage,
  now: Date,
  { text, lang, name, content }: UploadedFile,
): Promise<string> {
  const id = newId(now.getTime())
  const key = keyOf(id)
  // File first, so that a row never refers to a missing one.
  await storage.put(key, content)
  await db.insert(recordings).values({ id, text, lang, name, key, createdAt: now })
  return id
}
