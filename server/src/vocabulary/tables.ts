import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { words } from '../course/tables'
import { moment } from '../database/columns'
import { users } from '../user/tables'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const word = () =>
  text('word_id')
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

/** How far a learner is with a word. No row means stage 0. */
export const wordStages = pgTable(
  'word_stages',
  {
    userId: owner(),
    wordId: word(),
    stage: integer('stage').notNull(),
    nextReviewAt: moment('next_review_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)

/** Words that a learner hid because they know them. */
export const knownWords = pgTable(
  'known_words',
  { userId: owner(), wordId: word(), createdAt: moment('created_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)
