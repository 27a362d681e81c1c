import type { LangCode } from '@mowka/contract/schemas/common'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Notes and favourite exercises, one row per learner and exercise, which bounds their number. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    exerciseId: exerciseColumn(),
    /** A lesson that contained the exercise when the note was created. */
    lessonId: text('lesson_id'),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    rawNote: text('raw_note').notNull(),
    /** Sanitized HTML. */
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

/** A person's notes. */
export const notePersonal: PersonalTable[] = [owned(userNotes, 'notes')]
