import type { LangCode } from '@mowka/contract/schemas/common'
import type { LevelingQuestions } from '@mowka/contract/schemas/learning'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Leveling tests, one row per language, because a test is only read and replaced as a whole. */
export const levelingTests = pgTable('leveling_tests', {
  lang: text('lang').$type<LangCode>().primaryKey(),
  questions: jsonb('questions').$type<LevelingQuestions>().notNull(),
})
