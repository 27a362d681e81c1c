import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { isNull } from 'drizzle-orm'
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../database/columns'

/** A sentence or word to be heard. Its file is made on first play, or before by a job, and kept in the storage. */
export const recordings = pgTable(
  'recordings',
  {
    id: text('id').primaryKey(),
    text: text('text').notNull(),
    lang: text('lang').$type<LangCode>().notNull(),
    /** The name of the file that an editor uploaded; null for one that is spoken by the service. */
    name: text('name'),
    mime: text('mime').notNull().default('audio/mpeg'),
    /** Where its file is in the storage; null for one that nobody has spoken yet. */
    key: text('key'),
    /** Someone is speaking it until then, or was stopped while doing so. */
    claimedUntil: moment('claimed_until'),
    /** How often speech refused it, or made nothing of it. */
    failures: smallint('failures').notNull().default(0),
    /** The file of one that was spoken before files went to the storage; a job moves it there. */
    content: bytes('content'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('recordings_silent').on(table.createdAt).where(isNull(table.key))],
)
