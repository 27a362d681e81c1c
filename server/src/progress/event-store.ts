import type { ProgressEvent, RepetitionMode } from '@mowka/contract/schemas/progress'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { and, eq, exists, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countedExercises } from '../course/public'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { upsertDay } from './projection-store'
import {
  dayKeyOf,
  emptyLesson,
  isRepetition,
  isSuccess,
  itemKey,
  type LoggedEvent,
  type Projections,
} from './projections'
import { repetitionModeOf } from './repetition-queue'
import {
  confirmedSuccesses,
  dailyPoints,
  exerciseProgress,
  lessonProgress,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from './tables'

/** Active exercises of a lesson: all, those that are not done yet, and those answered in the open repetition. */
export type OpenCounts = { total: number; open: number; touched: number }

/** The rows that an event affects, before it is recorded. */
export type AffectedRows = {
  isRecorded: boolean
  /** A check confirmed a success in the exercise, and no event has used that confirmation yet (C59). */
  isConfirmed: boolean
  /** The part of the projections that the event changes. */
  state: Projections
  /** Counts for the lesson, or for the repetition in the event's mode, as if the event's success were recorded. */
  counts: OpenCounts
}

const userId = sql.placeholder('userId')
const lessonId = sql.placeholder('lessonId')
const exerciseId = sql.placeholder('exerciseId')
const mode = sql.placeholder('mode')

const isLesson = and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId))
const isDay = and(
  eq(dailyPoints.userId, userId),
  eq(dailyPoints.targetLang, sql.placeholder('targetLang')),
  eq(dailyPoints.day, sql.placeholder('day')),
)

const logColumns = (db: Database) => ({
  isRecorded: sql<boolean>`${exists(
    db
      .select({ seq: progressEvents.seq })
      .from(progressEvents)
      .where(and(eq(progressEvents.userId, userId), eq(progressEvents.eventId, sql.placeholder('eventId')))),
  )}`,
  isConfirmed: sql<boolean>`${exists(
    db
      .select({ at: confirmedSuccesses.confirmedAt })
      .from(confirmedSuccesses)
      .where(and(eq(confirmedSuccesses.userId, userId), eq(confirmedSuccesses.exerciseId, exerciseId))),
  )}`,
  resetAt: sql<Date | null>`${db
    .select({ at: max(progressEvents.createdAt) })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        eq(progressEvents.lessonId, lessonId),
        // A literal, so that the partial index of resets applies.
        sql`${progressEvents.name} = 'PROGRESS_RESET'`,
      ),
    )}`.mapWith(progressEvents.createdAt),
})

/** Counts as JSON; the exercise of a success counts as done. */
const openCounts = (counted: ReturnType<typeof countedExercises>, isOpen: SQL, answered: PgColumn) =>
  sql<OpenCounts>`json_build_object('total', count(*),
    'open', count(*) filter (where ${isOpen} and ${counted.exerciseId} is distinct from ${sql.placeholder('doneId')}::text),
    'touched', count(${answered}))`

const learningRows = prepared('rows of a learning event', (db) => {
  const counted = countedExercises(db)
  const counts = db
    .select({ counts: openCounts(counted, sql`${exerciseProgress.doneAt} is null`, exerciseProgress.userId) })
    .from(counted)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        eq(exerciseProgress.exerciseId, counted.exerciseId),
      ),
    )
    .where(eq(counted.lessonId, lessonId))
  return db
    .select({
      ...logColumns(db),
      progress: lessonProgress,
      exercise: exerciseProgress,
      day: dailyPoints,
      counts: sql<OpenCounts>`${counts}`,
    })
    .from(sql`(values (1)) as one(row)`)
    .leftJoin(lessonProgress, isLesson)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        eq(exerciseProgress.exerciseId, exerciseId),
      ),
    )
    .leftJoin(dailyPoints, isDay)
})

const repetitionRows = prepared('rows of a repetition event', (db) => {
  const counted = countedExercises(db)
  const isItem = and(
    eq(repetitionItems.userId, userId),
    eq(repetitionItems.lessonId, lessonId),
    eq(repetitionItems.mode, mode),
  )
  const isOpen = sql`${repetitionItems.done} is not true and ${repetitionItems.skipped} is not true`
  const counts = db
    .select({ counts: openCounts(counted, isOpen, repetitionItems.userId) })
    .from(counted)
    .leftJoin(repetitionItems, and(isItem, eq(repetitionItems.exerciseId, counted.exerciseId)))
    .where(eq(counted.lessonId, lessonId))
  return db
    .select({
      ...logColumns(db),
      progress: lessonProgress,
      item: repetitionItems,
      mode: repetitionModes,
      day: dailyPoints,
      counts: sql<OpenCounts>`${counts}`,
    })
    .from(sql`(values (1)) as one(row)`)
    .leftJoin(lessonProgress, isLesson)
    .leftJoin(repetitionItems, and(isItem, eq(repetitionItems.exerciseId, exerciseId)))
    .leftJoin(
      repetitionModes,
      and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)),
    )
    .leftJoin(dailyPoints, isDay)
})

/** Reads the rows that an event of a learner affects: a handful, however long the log is. */
export async function readAffectedRows(
  tx: Database,
  learner: { userId: string; targetLang: string },
  { eventId, name, lessonId, payload }: Pick<ProgressEvent, 'eventId' | 'name' | 'lessonId' | 'payload'>,
  at: Date,
): Promise<AffectedRows> {
  const exerciseId = payload.exerciseId ?? null
  const values = {
    ...learner,
    eventId,
    lessonId,
    exerciseId,
    doneId: isSuccess(name) ? exerciseId : null,
    day: warsawDay(at),
  }
  const rows = isRepetition({ name })
    ? await repetitionRows(tx, { ...values, mode: repetitionModeOf(payload) })
    : await learningRows(tx, values)
  const [first] = rows
  if (!first) throw new Error('This query always returns a row')
  const lesson = emptyLesson()
  lesson.lesson = first.progress
  for (const row of rows) {
    if ('exercise' in row && row.exercise) lesson.exercises.set(row.exercise.exerciseId, row.exercise)
    if ('mode' in row && row.mode) lesson.modes.set(row.mode.mode, row.mode)
    if ('item' in row && row.item) lesson.items.set(itemKey(row.item.mode, row.item.exerciseId), row.item)
  }
  const { isRecorded, isConfirmed, day, counts, resetAt } = first
  return {
    isRecorded,
    isConfirmed,
    counts,
    state: {
      lessons: new Map([[lessonId, lesson]]),
      days: new Map(day ? [[dayKeyOf(day), day]] : []),
      resets: new Map(resetAt ? [[lessonId, resetAt]] : []),
    },
  }
}

/** Appends an event to the log. Its success uses up the confirmation of the check. */
export async function appendEvent(
  tx: Database,
  userId: string,
  eventId: string,
  event: LoggedEvent,
): Promise<void> {
  await tx.insert(progressEvents).values({ ...event, eventId, userId })
  const { exerciseId } = event.payload
  if (!event.confirmed || !exerciseId) return
  await tx
    .delete(confirmedSuccesses)
    .where(and(eq(confirmedSuccesses.userId, userId), eq(confirmedSuccesses.exerciseId, exerciseId)))
}

/** Writes the projections that an event changed, with the points it earned and the mode whose repetition it finished. */
export async function writeAffectedRows(
  tx: Database,
  userId: string,
  { lessons, days }: Projections,
  { pointsGained, finishedMode }: { pointsGained: number; finishedMode: RepetitionMode | null },
): Promise<void> {
  for (const [lessonId, { lesson, exercises, modes, items }] of lessons) {
    if (lesson) {
      await tx
        .insert(lessonProgress)
        .values({ ...lesson, userId })
        .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: lesson })
    }
    for (const exercise of exercises.values()) {
      const { userId: owner, lessonId, exerciseId } = exerciseProgress
      await tx
        .insert(exerciseProgress)
        .values({ ...exercise, userId })
        .onConflictDoUpdate({ target: [owner, lessonId, exerciseId], set: exercise })
    }
    for (const mode of modes.values()) {
      await tx
        .insert(repetitionModes)
        .values({ ...mode, userId })
        .onConflictDoUpdate({
          target: [repetitionModes.userId, repetitionModes.lessonId, repetitionModes.mode],
          set: mode,
        })
    }
    for (const item of items.values()) {
      const { userId: owner, lessonId, mode, exerciseId } = repetitionItems
      await tx
        .insert(repetitionItems)
        .values({ ...item, userId })
        .onConflictDoUpdate({ target: [owner, lessonId, mode, exerciseId], set: item })
    }
    if (finishedMode) {
      await tx
        .delete(repetitionItems)
        .where(
          and(
            eq(repetitionItems.userId, userId),
            eq(repetitionItems.lessonId, lessonId),
            eq(repetitionItems.mode, finishedMode),
          ),
        )
    }
  }
  for (const day of days.values()) await upsertDay(tx, userId, day, pointsGained)
}
