import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { wordColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/** How far a learner is with a word. No row means stage 0. */
export const wordStages = pgTable(
  'word_stages',
  {
    userId: ownerColumn(),
    wordId: wordColumn(),
    stage: integer('stage').notNull(),
    nextReviewAt: moment('next_review_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)

/** Words that a learner hid because they know them. */
export const knownWords = pgTable(
  'known_words',
  { userId: ownerColumn(), wordId: wordColumn(), createdAt: moment('created_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)
