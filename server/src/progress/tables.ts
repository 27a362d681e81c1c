import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  LearningMode,
  ProgressEvent,
  ProgressEventName,
  RepetitionMode,
} from '@mowka/contract/schemas/progress'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable, workedOut } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** The append-only log of learning. All tables below are projections that can be rebuilt from it. */
export const progressEvents = pgTable(
  'progress_events',
  {
    /** The order of recording. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Created by the client, so that a repeated event is stored once (C60). */
    eventId: uuid('event_id').notNull(),
    userId: ownerColumn(),
    /** The server appends PROGRESS_RESET when progress is deleted (C56). */
    name: text('name').$type<ProgressEventName | 'PROGRESS_RESET'>().notNull(),
    lessonId: text('lesson_id').notNull(),
    courseId: text('course_id'),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** The client's time, clamped to `receivedAt`. */
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    payload: jsonb('payload').$type<ProgressEvent['payload']>().notNull(),
    /** A server check confirmed the success, so it earns a point (C59). */
    confirmed: boolean('confirmed').notNull().default(false),
    /** The event finished the lesson or the repetition. Stored, because the lesson's content may change later. */
    finishes: boolean('finishes').notNull().default(false),
  },
  (table) => [
    index('progress_events_by_owner').on(table.userId, table.seq),
    unique('progress_events_once').on(table.userId, table.eventId),
    // Recording an event reads the last reset of its lesson.
    index('progress_resets').on(table.userId, table.lessonId).where(sql`name = 'PROGRESS_RESET'`),
    // Insights count the last weeks. Events are stored in the order of their arrival, so a few blocks suffice.
    index('progress_events_by_arrival').using('brin', table.receivedAt),
  ],
)

/** The version and lock of a learner's log: each writer increments it first, so events are recorded one after the other. */
export const learnerLogs = pgTable('learner_logs', {
  userId: ownerColumn().primaryKey(),
  version: integer('version').notNull(),
})

/**
 * Projection: a learner's progress in a lesson. Without `startedAt`, no sentence was studied since the last reset, only
 * the lesson's repetition or dialogue.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    courseId: text('course_id'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** The first time that the dialogue was finished. */
    dialogueFinishedAt: moment('dialogue_finished_at'),
    /** The exercise shown last. */
    currentItem: text('current_item'),
    lastMode: text('last_mode').$type<LearningMode>(),
    /** The last learning activity. Repetitions have their own column. */
    lastActivity: moment('last_activity'),
    lastRepetition: moment('last_repetition'),
    /** Study time, without repetitions. */
    seconds: integer('seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_by_activity').on(table.userId, table.lastActivity),
  ],
)

/**
 * Projection: a learner's progress in an exercise of a lesson, and its place in the schedule of missed sentences
 * (`reviews/sentence-schedule`).
 */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** Number of attempts until it was done. All but the last failed, and the last too if `forced`. */
    attempts: integer('attempts').notNull().default(0),
    doneAt: moment('done_at'),
    /** Done without a correct answer: skipped, or spoken wrongly and left (C18, L-TRN-25). */
    forced: boolean('forced').notNull().default(false),
    /** Number of attempts in repetitions since the last success in one. */
    repetitionAttempts: integer('repetition_attempts').notNull().default(0),
    reviewStep: integer('review_step'),
    /** The Warsaw day from which the sentence is due; null if it isn't scheduled. */
    dueDay: date('due_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.exerciseId] }),
    index('exercise_progress_scheduled').on(table.userId, table.dueDay).where(sql`due_day is not null`),
  ],
)

/**
 * Projection: an answered item of a learner's open repetition in a mode. The lesson's other active items remain.
 * Deleted when the session finishes.
 */
export const repetitionItems = pgTable(
  'repetition_items',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    mode: text('mode').$type<RepetitionMode>().notNull(),
    exerciseId: text('exercise_id').notNull(),
    done: boolean('done').notNull().default(false),
    skipped: boolean('skipped').notNull().default(false),
    /** Number of times "Nie wiem" returned it to the queue, at most twice per session (C51). */
    returned: integer('returned').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.mode, table.exerciseId] })],
)

/** Projection: finished repetitions of a lesson in a mode. */
export const repetitionModes = pgTable(
  'repetition_modes',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    mode: text('mode').$type<RepetitionMode>().notNull(),
    finishedCount: integer('finished_count').notNull().default(0),
    repeatedItems: integer('repeated_items').notNull().default(0),
    lastFinishedAt: moment('last_finished_at'),
    /** Whether the last session is finished and no new one has started. */
    isOver: boolean('is_over').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.mode] })],
)

/**
 * Projection: a learner's Warsaw day in a language, for streaks, points and study time (C59). Stays when progress is
 * deleted.
 */
export const dailyPoints = pgTable(
  'daily_points',
  {
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    points: integer('points').notNull().default(0),
    /** Number of unforced successes. */
    successes: integer('successes').notNull().default(0),
    /** Whether a success arrived in time, so that the day counts for the streak (C73). */
    ofStreak: boolean('of_streak').notNull().default(false),
    seconds: integer('seconds').notNull().default(0),
    lastEventAt: moment('last_event_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetLang, table.day] }),
    // A covering index for the ranking of the last days.
    index('daily_points_by_day')
      .on(table.targetLang, table.day, table.userId, table.points)
      .where(sql`points > 0`),
  ],
)

/** Projection: a learner's total points in a language, for all-time rankings. */
export const pointTotals = pgTable(
  'point_totals',
  {
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetLang] }),
    index('point_totals_by_points').on(table.targetLang, table.points.desc().nullsFirst(), table.userId),
  ],
)

/** A success confirmed by a server check, until a success event uses it (C59). */
export const confirmedSuccesses = pgTable(
  'confirmed_successes',
  {
    userId: ownerColumn(),
    exerciseId: text('exercise_id').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })],
)

/** Personal data about a learner's progress. */
export const progressPersonal: PersonalTable[] = [
  owned(progressEvents, 'learning'),
  owned(dailyPoints, 'days'),
  owned(lessonProgress, 'lessons'),
  workedOut(learnerLogs),
  workedOut(pointTotals),
  workedOut(exerciseProgress),
  workedOut(repetitionItems),
  workedOut(repetitionModes),
  workedOut(confirmedSuccesses),
]
