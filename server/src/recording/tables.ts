import type { LangCode } from '@mowka/contract/schemas/common'
import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'
import { isNull } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../database/columns'

/**
 * Recordings of sentences and words. The file is created on first playback, or earlier by a job, and stored in the
 * object storage.
 */
export const recordings = pgTable(
  'recordings',
  {
    id: text('id').primaryKey(),
    text: text('text').notNull(),
    lang: text('lang').$type<LangCode>().notNull(),
    /** Voice of a dialogue speaker; null for the default voice of the language. */
    voice: text('voice').$type<SpokenVoice>(),
    /** Name of the file uploaded by an editor; null for synthesized recordings. */
    name: text('name'),
    mime: text('mime').notNull().default('audio/mpeg'),
    /** Storage key of the file; null until it is synthesized. */
    key: text('key'),
    /** End of a synthesis claim. */
    claimedUntil: moment('claimed_until'),
    /** Number of refusals by the speech service. */
    failures: smallint('failures').notNull().default(0),
    /** File of an older version; a job moves it to the storage. */
    content: bytes('content'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('recordings_silent').on(table.createdAt).where(isNull(table.key))],
)
