import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Database } from '../database/database'
import { recordingId } from './content'
import { recordings } from './tables'

export { isMp3 } from './mp3'
export { addUploadedRecording } from './uploaded'
export { recordingId }

/** The recording of a text, made if there is none. It is spoken when it is first played, or before by the warm-up. */
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
