import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/**
 * What learners write about sentences and which they like: one note for a learner and an exercise, so that a learner has
 * at most as many as there are exercises.
 */
export const userNotes = pgTable(
  'user_notes',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    exerciseId: exerciseColumn(),
    /** A lesson that held the exercise when the note was made. */
    lessonId: text('lesson_id'),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    rawNote: text('raw_note').notNull(),
    /** Sanitised HTML. */
    htmlNote: text('html_note').notNull(),
    isFavourite: boolean('is_favourite').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('user_notes_one_each').on(table.exerciseId, table.userId),
    index('user_notes_by_owner').on(table.userId, table.targetLang, table.createdAt),
  ],
)
