import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { LevelingQuestions } from '@mowka/shared/contract/schemas/leveling-test'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The leveling test of each language: one row, as it is only ever read and replaced whole. */
export const levelingTests = pgTable('leveling_tests', {
  lang: text('lang').$type<LangCode>().primaryKey(),
  questions: jsonb('questions').$type<LevelingQuestions>().notNull(),
})
