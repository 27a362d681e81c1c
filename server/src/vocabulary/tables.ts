import type { ResultCategory } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordExerciseType } from '@mowka/contract/schemas/vocabulary'
import type { ReviewKind } from '@mowka/domain/word-schedule'
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'

/** How far a learner is with a word. No row means stage 0. */
export const wordStages = pgTable(
  'word_stages',
  {
    userId: ownerColumn(),
    wordId: wordColumn(),
    /** Of the word; here so that lists of a language are read by an index. */
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    stage: integer('stage').notNull(),
    /** The beginning of the Warsaw day of the next review. Empty below stage 2: not in the global list. */
    nextReviewAt: moment('next_review_at'),
    /** What FSRS knows of the memory: days, and 1 to 10. */
    stability: doublePrecision('stability'),
    difficulty: doublePrecision('difficulty'),
    /** The Warsaw day of the last answer that moved the word. */
    lastReviewedOn: date('last_reviewed_on', { mode: 'string' }),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordId] }),
    index('word_stages_by_review').on(table.userId, table.targetLang, table.nextReviewAt, table.wordId),
  ],
)

/** Words that a learner hid because they know them. */
export const knownWords = pgTable(
  'known_words',
  { userId: ownerColumn(), wordId: wordColumn(), createdAt: moment('created_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
)

/** Every answer to a word: append-only. */
export const wordReviews = pgTable(
  'word_reviews',
  {
    /** The order in which the server took them. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Made by the client, so that an answer that is sent again counts once. */
    attemptId: uuid('attempt_id').notNull(),
    userId: ownerColumn(),
    wordId: wordColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** The session in which it was given, if any. */
    sessionId: text('session_id'),
    lessonId: text('lesson_id'),
    exerciseType: text('exercise_type').$type<WordExerciseType>(),
    category: text('category').$type<ResultCategory>().notNull(),
    hinted: boolean('hinted').notNull(),
    milliseconds: integer('milliseconds'),
    kind: text('kind').$type<ReviewKind>().notNull(),
    stageBefore: integer('stage_before').notNull(),
    stageAfter: integer('stage_after').notNull(),
    /** The client's time, never after `receivedAt`. */
    answeredAt: moment('answered_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    unique('word_reviews_once').on(table.userId, table.attemptId),
    index('word_reviews_by_owner').on(table.userId, table.targetLang, table.answeredAt),
    index('word_reviews_by_session').on(table.sessionId),
  ],
)
