import type { AiAction, AiAnswer } from '@mowka/shared/contract/schemas/assistant'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/** A person's talk with the assistant about one exercise. */
export const aiChats = pgTable(
  'ai_chats',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    exerciseId: exerciseColumn(),
    /** The language that is talked about: what is heard is in it. */
    lang: text('lang').$type<LangCode>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ai_chats_by_user').on(table.userId),
    index('ai_chats_by_age').on(table.createdAt),
    index('ai_chats_by_exercise').on(table.exerciseId),
  ],
)

/** A question that was answered. Its messages have the indexes 2n and 2n + 1 of the chat. */
export const aiExchanges = pgTable(
  'ai_exchanges',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => aiChats.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    type: text('type').$type<AiAction>().notNull(),
    /** As the model got it: JSON. */
    question: text('question').notNull(),
    answer: jsonb('answer').$type<AiAnswer>().notNull(),
    /** The texts that may be read aloud. */
    spoken: jsonb('spoken').$type<string[]>().notNull(),
    rating: text('rating').$type<'like' | 'dislike'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.number] })],
)

/** What a person has used on a day of Warsaw. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: ownerColumn(),
    day: date('day').notNull(),
    questions: integer('questions').notNull().default(0),
    /** Texts that had to be spoken first. */
    recordings: integer('recordings').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('ai_usage_by_day').on(table.day)],
)
