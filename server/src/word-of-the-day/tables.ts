import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { ContentDailyWord } from '@mowka/shared/contract/schemas/content'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The words of the day of each language: one row, as it is only ever replaced whole. */
export const wordsOfTheDay = pgTable('words_of_the_day', {
  lang: text('lang').$type<LangCode>().primaryKey(),
  words: jsonb('words').$type<ContentDailyWord[]>().notNull(),
})
