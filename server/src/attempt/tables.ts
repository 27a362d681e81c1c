import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/**
 * Refused answers that learners hold to be right, each once for a person: editors read in them what people say and the
 * exercise does not accept.
 */
export const disputedAnswers = pgTable(
  'disputed_answers',
  {
    exerciseId: exerciseColumn(),
    /** The words as answers are compared, so that case and signs make no other answer. */
    normalForm: text('normal_form').notNull(),
    userId: ownerColumn(),
    /** As it was typed the first time. */
    typed: text('typed').notNull(),
    /** The version of the exercise, with its accepted answers, that refused it. */
    exerciseVersion: integer('exercise_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exerciseId, table.normalForm, table.userId] })],
)
