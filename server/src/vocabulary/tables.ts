import type { LangCode } from '@mowka/contract/schemas/common'
import type { ResultCategory } from '@mowka/contract/schemas/trainer'
import type { WordExerciseType } from '@mowka/contract/schemas/vocabulary'
import type { ReviewKind } from '@mowka/domain/word/word-schedule'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** A learner's stage of a word. A missing row means stage 0. */
export const wordStages = pgTable(
  'word_stages',
  {
    userId: ownerColumn(),
    wordId: wordColumn(),
    /** Copied from the word, so that an index serves the lists of a language. */
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    stage: integer('stage').notNull(),
    /** The start of the Warsaw day of the next review. Null below stage 2: not in the global list. */
    nextReviewAt: moment('next_review_at'),
    /** The FSRS memory state: stability in days, difficulty from 1 to 10. */
    stability: doublePrecision('stability'),
    difficulty: doublePrecision('difficulty'),
    /** The Warsaw day of the last answer that rescheduled the word. */
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

/** The append-only log of answers to words. */
export const wordReviews = pgTable(
  'word_reviews',
  {
    /** The order of recording. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Created by the client, so that a repeated answer counts once. */
    attemptId: uuid('attempt_id').notNull(),
    userId: ownerColumn(),
    wordId: wordColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** The session of the answer, if any. */
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

/**
 * Weights of the word schedule (FSRS), fitted to the log of answers. Without an active row the shipped weights apply.
 * `loss` and `previousLoss` are the mean log losses of these weights and of the ones in use, measured on learners that
 * were left out of the fit; null for a copy of the shipped weights.
 */
export const wordWeights = pgTable(
  'word_weights',
  {
    version: bigserial('version', { mode: 'number' }).primaryKey(),
    weights: jsonb('weights').$type<readonly number[]>().notNull(),
    reviews: integer('reviews').notNull(),
    learners: integer('learners').notNull(),
    loss: doublePrecision('loss'),
    previousLoss: doublePrecision('previous_loss'),
    isActive: boolean('is_active').notNull(),
    /** Chosen by an operator, so that no fit replaces it. */
    isPinned: boolean('is_pinned').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('word_weights_active').on(table.isActive).where(sql`${table.isActive}`)],
)

/** Personal data about a learner's words. */
export const vocabularyPersonal: PersonalTable[] = [
  owned(wordStages, 'words'),
  owned(knownWords, 'knownWords'),
  owned(wordReviews, 'wordReviews'),
]
