import type { LangCode } from '@mowka/contract/schemas/common'
import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { recordings } from './tables'

export type RecordingRow = typeof recordings.$inferSelect

/** A text to synthesize. */
export type SilentRecording = { id: string; text: string; lang: LangCode; voice: SpokenVoice | null }

/** Lifetime of a claim in seconds; longer than a synthesis with its retries. */
const CLAIM = 60

/** After this many refusals, only playback requests another synthesis. */
const MAX_FAILURES = 5

const isUnclaimed = or(isNull(recordings.claimedUntil), lt(recordings.claimedUntil, sql`now()`))

export async function readRecording(db: Database, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id))
  return row
}

/** Claims a recording for synthesis. Returns `false` if another claim, on any instance, is active. */
export async function claim(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(recordings)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${CLAIM})` })
    .where(and(eq(recordings.id, id), isUnclaimed))
    .returning({ id: recordings.id })
  return taken.length > 0
}

/** Releases a claim without a file. */
export async function releaseClaim(db: Database, id: string, isRefused: boolean): Promise<void> {
  await db
    .update(recordings)
    .set({
      claimedUntil: null,
      ...(isRefused ? { failures: sql`least(${recordings.failures} + 1, 1000)` } : {}),
    })
    .where(eq(recordings.id, id))
}

/** Stores the key of a recording's file. */
export async function storeKey(db: Database, id: string, key: string): Promise<void> {
  await db
    .update(recordings)
    .set({ key, content: null, claimedUntil: null, failures: 0 })
    .where(eq(recordings.id, id))
}

/** Returns recordings without a file and without a claim, oldest first, refused ones last. */
export const readSilent = (db: Database, limit: number): Promise<SilentRecording[]> =>
  db
    .select({
      id: recordings.id,
      text: recordings.text,
      lang: recordings.lang,
      voice: recordings.voice,
    })
    .from(recordings)
    .where(
      and(
        isNull(recordings.key),
        isNull(recordings.content),
        isUnclaimed,
        lt(recordings.failures, MAX_FAILURES),
      ),
    )
    .orderBy(asc(recordings.failures), asc(recordings.createdAt), asc(recordings.id))
    .limit(limit)

export type UnmovedRecording = Pick<RecordingRow, 'id' | 'content'>

/** Returns recordings whose files are still in the table, by id, starting after `after`. */
export const readUnmoved = (
  db: Database,
  { after = '', limit }: { after: string | undefined; limit: number },
): Promise<UnmovedRecording[]> =>
  db
    .select({ id: recordings.id, content: recordings.content })
    .from(recordings)
    .where(and(isNotNull(recordings.content), gt(recordings.id, after)))
    .orderBy(asc(recordings.id))
    .limit(limit)
