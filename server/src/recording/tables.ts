import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../database/columns'

/** A sentence or word to be heard. `content` is filled on first play and kept. */
export const recordings = pgTable('recordings', {
  id: text('id').primaryKey(),
  text: text('text').notNull(),
  lang: text('lang').$type<LangCode>().notNull(),
  mime: text('mime').notNull().default('audio/mpeg'),
  content: bytes('content'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
