import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordSessionMode } from '@mowka/contract/schemas/vocabulary'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Word trainings (V-ENT-06). Their answers are in the review log. */
export const wordSessions = pgTable(
  'word_sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    mode: text('mode').$type<WordSessionMode>().notNull(),
    sourceLang: text('source_lang').$type<LangCode>().notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    lessonId: text('lesson_id'),
    totalWords: integer('total_words').notNull(),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [index('word_sessions_by_owner').on(table.userId, table.startedAt)],
)

/** A person's word trainings. */
export const wordSessionPersonal: PersonalTable[] = [owned(wordSessions, 'wordSessions')]
