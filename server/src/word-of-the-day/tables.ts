import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentDailyWord } from '@mowka/contract/schemas/editor/content'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of the day, one row per language, because a list is only replaced as a whole. */
export const wordsOfTheDay = pgTable('words_of_the_day', {
  lang: text('lang').$type<LangCode>().primaryKey(),
  words: jsonb('words').$type<ContentDailyWord[]>().notNull(),
})
