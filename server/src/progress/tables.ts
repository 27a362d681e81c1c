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
import { ownerColumn } from '../user/public'

/** The truth about learning: append-only. Everything below is a projection of it and can be rebuilt. */
export const progressEvents = pgTable(
  'progress_events',
  {
    /** The order in which the server took them. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Made by the client, so that a repeated send is stored once (C60). */
    eventId: uuid('event_id').notNull(),
    userId: ownerColumn(),
    /** PROGRESS_RESET is appended by the server when progress is deleted (C56). */
    name: text('name').$type<ProgressEventName | 'PROGRESS_RESET'>().notNull(),
    lessonId: text('lesson_id').notNull(),
    courseId: text('course_id'),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** The client's time, clamped to `receivedAt`. */
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    payload: jsonb('payload').$type<ProgressEvent['payload']>().notNull(),
    /** The server's own check had confirmed this success, which earns a point (C59). */
    confirmed: boolean('confirmed').notNull().default(false),
    /**
     * Nothing remained after this event, so that it finished the lesson or the repetition. Kept in the log because
     * a lesson's content may change later.
     */
    finishes: boolean('finishes').notNull().default(false),
  },
  (table) => [
    index('progress_events_by_owner').on(table.userId, table.seq),
    unique('progress_events_once').on(table.userId, table.eventId),
    // Every event asks when its lesson was last reset.
    index('progress_resets').on(table.userId, table.lessonId).where(sql`name = 'PROGRESS_RESET'`),
  ],
)

/** The lock of a learner's log: each writer updates the row first, so events are recorded one after the other. */
export const learnerLogs = pgTable('learner_logs', {
  userId: ownerColumn().primaryKey(),
  version: integer('version').notNull(),
})

/** Projection: where a learner is in a lesson. Without `startedAt` it was only repeated since the last reset. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    courseId: text('course_id'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** The exercise that was shown last. */
    currentItem: text('current_item'),
    lastMode: text('last_mode').$type<LearningMode>(),
    /** Of learning; repetitions have their own. */
    lastActivity: moment('last_activity'),
    lastRepetition: moment('last_repetition'),
    /** Time spent learning. */
    seconds: integer('seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_by_activity').on(table.userId, table.lastActivity),
  ],
)

/** Projection: what a learner did with an exercise of a lesson. */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    userId: ownerColumn(),
    lessonId: text('lesson_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** Until it was done. All but the last one failed, and that one too where it is `forced`. */
    attempts: integer('attempts').notNull().default(0),
    doneAt: moment('done_at'),
    /** Done without a right answer: skipped, or spoken wrongly and left (C18, L-TRN-25). */
    forced: boolean('forced').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.exerciseId] })],
)

/**
 * Projection: an item that was answered in the repetition that a learner has open in a mode. The other active items
 * of the lesson are still to come. Gone when the session finishes.
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
    /** How often "Nie wiem" brought it back; at most twice a session (C51). */
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
    /** The last session is finished and no new one was begun. */
    isOver: boolean('is_over').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.mode] })],
)

/** Projection: a learner's Warsaw day in a language: streaks, points, time (C59). Kept when progress is deleted. */
export const dailyPoints = pgTable(
  'daily_points',
  {
    userId: ownerColumn(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    points: integer('points').notNull().default(0),
    /** Unforced successes. */
    successes: integer('successes').notNull().default(0),
    /** One of them came in time, so that the day counts for the streak (C73). */
    ofStreak: boolean('of_streak').notNull().default(false),
    seconds: integer('seconds').notNull().default(0),
    lastEventAt: moment('last_event_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetLang, table.day] }),
    // Holds all that the ranking of the last days reads.
    index('daily_points_by_day')
      .on(table.targetLang, table.day, table.userId, table.points)
      .where(sql`points > 0`),
  ],
)

/** Projection: what the days of a learner in a language add up to, for rankings of all time. */
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

/** A success that the server's own check confirmed and that no success event has used yet (C59). */
export const confirmedSuccesses = pgTable(
  'confirmed_successes',
  {
    userId: ownerColumn(),
    exerciseId: text('exercise_id').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })],
)
