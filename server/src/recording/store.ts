import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { recordings } from './tables'

/** A text that is to be spoken. */
export type SilentRecording = { id: string; text: string; lang: LangCode }

export async function readRecording(db: Database, id: string) {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id))
  return row
}

/** Keeps what was spoken; when another instance was faster, that one's stands. */
export async function storeContent(db: Database, id: string, content: Uint8Array): Promise<void> {
  await db
    .update(recordings)
    .set({ content })
    .where(and(eq(recordings.id, id), isNull(recordings.content)))
}

/** Some recordings that were never spoken, oldest first, without the ones in `except`. */
export const readSilent = (db: Database, limit: number, except: string[]): Promise<SilentRecording[]> =>
  db
    .select({ id: recordings.id, text: recordings.text, lang: recordings.lang })
    .from(recordings)
    .where(and(isNull(recordings.content), except.length > 0 ? notInArray(recordings.id, except) : undefined))
    .orderBy(asc(recordings.createdAt), asc(recordings.id))
    .limit(limit)
