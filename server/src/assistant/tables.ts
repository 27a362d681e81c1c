import type { LangCode } from '@mowka/contract/schemas/common'
import type { AiAction, AiAnswer } from '@mowka/contract/schemas/trainer'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** A learner's chat with the assistant about one exercise. */
export const aiChats = pgTable(
  'ai_chats',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    exerciseId: exerciseColumn(),
    /** The language that the chat is about, and of its recordings. */
    lang: text('lang').$type<LangCode>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ai_chats_by_user').on(table.userId),
    index('ai_chats_by_age').on(table.createdAt),
    index('ai_chats_by_exercise').on(table.exerciseId),
  ],
)

/** A question with its answer. Its messages have the indexes 2n and 2n + 1 in the chat. */
export const aiExchanges = pgTable(
  'ai_exchanges',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => aiChats.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    type: text('type').$type<AiAction>().notNull(),
    /** The JSON sent to the model. */
    question: text('question').notNull(),
    answer: jsonb('answer').$type<AiAnswer>().notNull(),
    /** Texts that can be played. */
    spoken: jsonb('spoken').$type<string[]>().notNull(),
    rating: text('rating').$type<'like' | 'dislike'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.number] })],
)

/** Assistant usage per person and Warsaw day. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: ownerColumn(),
    day: date('day').notNull(),
    questions: integer('questions').notNull().default(0),
    /** Recordings that had to be synthesized. */
    recordings: integer('recordings').notNull().default(0),
    /** Requests for suggestions for an exercise, by editors. */
    suggestions: integer('suggestions').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('ai_usage_by_day').on(table.day)],
)

/** Assistant chats and usage counts. */
export const assistantPersonal: PersonalTable[] = [
  owned(aiChats, 'assistantChats'),
  ownedThrough({ column: aiExchanges.chatId, parent: aiChats, id: aiChats.id }, 'assistantMessages'),
  owned(aiUsage, 'assistantUsage'),
]
