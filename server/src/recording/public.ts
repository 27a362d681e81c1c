import type { LangCode } from '@mowka/contract/schemas/common'
import type { Database } from '../database/database'
import { recordingId, recordingOf, type SpokenText } from './content'
import { recordings } from './tables'

export { addUploadedRecording, isMp3 } from './uploaded'
export { recordingId, type SpokenText }

/** Adds missing recordings of texts. They are synthesized on first playback, or earlier by the warm-up. */
export async function addRecordings(db: Database, texts: readonly SpokenText[]): Promise<void> {
  const rows = [...new Map(texts.map(recordingOf).map((row) => [row.id, row])).values()]
  if (rows.length > 0) await db.insert(recordings).values(rows).onConflictDoNothing()
}

/**
 * Returns the recording of a text, and creates it if needed. It is synthesized on first playback, or earlier by the
 * warm-up.
 */
export async function addRecording(
  db: Database,
  lang: LangCode,
  text: string,
): Promise<{ id: string; isNew: boolean }> {
  const id = recordingId(lang, text)
  const made = await db
    .insert(recordings)
    .values({ id, text, lang })
    .onConflictDoNothing()
    .returning({ id: recordings.id })
  return { id, isNew: made.length > 0 }
}
