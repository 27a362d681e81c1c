import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { recordings } from './tables'

export type RecordingRow = typeof recordings.$inferSelect

/** A text that is to be spoken. */
export type SilentRecording = { id: string; text: string; lang: LangCode }

/** How long a recording belongs to who is speaking it. Longer than speech may take, with its tries; in seconds. */
const CLAIM = 60

/** After this many refusals only a person who presses play makes us ask again. */
const MOST_FAILURES = 5

const isUnclaimed = or(isNull(recordings.claimedUntil), lt(recordings.claimedUntil, sql`now()`))

export async function readRecording(db: Database, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id))
  return row
}

/** Takes a recording for the one who is about to speak it. False while another one, on any instance, has it. */
export async function claim(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(recordings)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${CLAIM})` })
    .where(and(eq(recordings.id, id), isUnclaimed))
    .returning({ id: recordings.id })
  return taken.length > 0
}

/** Gives a claimed recording back without a file. */
export async function giveBack(db: Database, id: string, isRefused: boolean): Promise<void> {
  await db
    .update(recordings)
    .set({
      claimedUntil: null,
      ...(isRefused ? { failures: sql`least(${recordings.failures} + 1, 1000)` } : {}),
    })
    .where(eq(recordings.id, id))
}

/** Says where a recording's file is now. */
export async function keepKey(db: Database, id: string, key: string): Promise<void> {
  await db
    .update(recordings)
    .set({ key, content: null, claimedUntil: null, failures: 0 })
    .where(eq(recordings.id, id))
}

/** Some recordings that nobody has spoken and nobody is speaking, oldest first; refused ones after the others. */
export const readSilent = (db: Database, limit: number): Promise<SilentRecording[]> =>
  db
    .select({ id: recordings.id, text: recordings.text, lang: recordings.lang })
    .from(recordings)
    .where(
      and(
        isNull(recordings.key),
        isNull(recordings.content),
        isUnclaimed,
        lt(recordings.failures, MOST_FAILURES),
      ),
    )
    .orderBy(asc(recordings.failures), asc(recordings.createdAt), asc(recordings.id))
    .limit(limit)

export type UnmovedRecording = Pick<RecordingRow, 'id' | 'content'>

/** Recordings whose files are still in the table, by id from the one after `after` on. */
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
