import type { ProgressEvent, RepetitionMode } from '@mowka/contract/schemas/progress'
import { warsawDay } from '@mowka/domain/time'
import { and, eq, exists, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countedExercises } from '../../course/public'
import type { Database } from '../../database/database'
import { insertJson, rowsAsJson, upsertJson } from '../../database/json-rows'
import { prepared } from '../../database/prepared'
import { recallSentenceWords } from '../../vocabulary/public'
import { repetitionModeOf } from '../repetitions/queue'
import {
  confirmedSuccesses,
  dailyPoints,
  exerciseProgress,
  learnerLogs,
  lessonProgress,
  pointTotals,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from '../tables'
import {
  dayKeyOf,
  emptyLesson,
  isRepetition,
  isSuccess,
  itemKey,
  type LoggedEvent,
  type Projections,
} from './projections'

/** Active exercises of a lesson: all, those that are not done yet, and those answered in the open repetition. */
export type OpenCounts = { total: number; open: number; touched: number }

/** The rows that an event affects, before it is recorded. */
export type AffectedRows = {
  /** The version of the log that the rows belong to; 0 for an empty log. */
  version: number
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
const isExercise = and(
  eq(exerciseProgress.userId, userId),
  eq(exerciseProgress.lessonId, lessonId),
  eq(exerciseProgress.exerciseId, exerciseId),
)
const isDay = and(
  eq(dailyPoints.userId, userId),
  eq(dailyPoints.targetLang, sql.placeholder('targetLang')),
  eq(dailyPoints.day, sql.placeholder('day')),
)

const logColumns = (db: Database) => ({
  version: sql<number>`coalesce((${db
    .select({ version: learnerLogs.version })
    .from(learnerLogs)
    .where(eq(learnerLogs.userId, userId))}), 0)`,
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
    .leftJoin(exerciseProgress, isExercise)
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
      repeated: exerciseProgress,
      item: repetitionItems,
      mode: repetitionModes,
      day: dailyPoints,
      counts: sql<OpenCounts>`${counts}`,
    })
    .from(sql`(values (1)) as one(row)`)
    .leftJoin(lessonProgress, isLesson)
    .leftJoin(exerciseProgress, isExercise)
    .leftJoin(repetitionItems, and(isItem, eq(repetitionItems.exerciseId, exerciseId)))
    .leftJoin(
      repetitionModes,
      and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)),
    )
    .leftJoin(dailyPoints, isDay)
})

/** Reads the rows that an event of a learner affects: a handful, however long the log is. */
export async function readAffectedRows(
  db: Database,
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
    ? await repetitionRows(db, { ...values, mode: repetitionModeOf(payload) })
    : await learningRows(db, values)
  const [first] = rows
  if (!first) throw new Error('This query always returns a row')
  const lesson = emptyLesson()
  lesson.lesson = first.progress
  for (const row of rows) {
    if ('repeated' in row && row.repeated) lesson.exercises.set(row.repeated.exerciseId, row.repeated)
    if ('exercise' in row && row.exercise) lesson.exercises.set(row.exercise.exerciseId, row.exercise)
    if ('mode' in row && row.mode) lesson.modes.set(row.mode.mode, row.mode)
    if ('item' in row && row.item) lesson.items.set(itemKey(row.item.mode, row.item.exerciseId), row.item)
  }
  const { version, isRecorded, isConfirmed, day, counts, resetAt } = first
  return {
    version,
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

/** The writes of an event: its row in the log, and the projections it changed. */
export type EventWrite = {
  eventId: string
  event: LoggedEvent
  state: Projections
  pointsGained: number
  /** The mode whose repetition the event finished. */
  finishedMode: RepetitionMode | null
}

/** Whether the log hasn't changed since the event's rows were read. */
const isTurn = sql`exists (select from turn)`

/**
 * Writes an event in one statement. `turn` locks the log and increments its version. If another writer did so since the
 * event's rows were read, `turn` is empty and the other parts write nothing.
 */
const eventWrite = prepared('write an event', (db) => {
  const parts = {
    turn: db
      .insert(learnerLogs)
      .values({ userId, version: 1 })
      .onConflictDoUpdate({
        target: learnerLogs.userId,
        set: { version: sql`${learnerLogs.version} + 1` },
        setWhere: eq(learnerLogs.version, sql.placeholder('version')),
      })
      .returning({ userId: learnerLogs.userId }),
    // A success uses up the confirmation of the check.
    confirmation: db
      .delete(confirmedSuccesses)
      .where(
        and(
          eq(confirmedSuccesses.userId, userId),
          eq(confirmedSuccesses.exerciseId, sql.placeholder('confirmedId')),
          isTurn,
        ),
      ),
    words: recallSentenceWords(db, {
      userId,
      lessonId,
      exerciseId: sql.placeholder('confirmedId'),
      condition: isTurn,
    }),
    finished_items: db
      .delete(repetitionItems)
      .where(
        and(
          eq(repetitionItems.userId, userId),
          eq(repetitionItems.lessonId, lessonId),
          eq(repetitionItems.mode, sql.placeholder('finishedMode')),
          isTurn,
        ),
      ),
    event: insertJson(progressEvents, 'events', isTurn),
    lesson: upsertJson(lessonProgress, 'lessons', isTurn),
    exercise: upsertJson(exerciseProgress, 'exercises', isTurn),
    mode: upsertJson(repetitionModes, 'modes', isTurn),
    item: upsertJson(repetitionItems, 'items', isTurn),
    day: upsertJson(dailyPoints, 'days', isTurn),
    total: upsertJson(pointTotals, 'totals', isTurn, sql`points = ${pointTotals.points} + excluded.points`),
  }
  return db
    .with(...Object.entries(parts).map(([name, part]) => db.$with(name, {}).as(part.getSQL())))
    .select({ isWritten: sql<boolean>`${isTurn}` })
    .from(sql`(values (1)) as one(row)`)
})

/** Writes an event with its projections. Returns false, and writes nothing, if the log has changed since `version`. */
export async function writeEvent(
  db: Database,
  userId: string,
  version: number,
  { eventId, event, state, pointsGained, finishedMode }: EventWrite,
): Promise<boolean> {
  const lessons = [...state.lessons.values()]
  const { targetLang, lessonId, payload } = event
  const own = <Row extends object>(rows: Iterable<Row>) => Array.from(rows, (row) => ({ ...row, userId }))
  const [row] = await eventWrite(db, {
    userId,
    version,
    lessonId,
    finishedMode,
    confirmedId: event.confirmed ? payload.exerciseId : null,
    events: rowsAsJson(progressEvents, own([{ ...event, eventId }])),
    lessons: rowsAsJson(lessonProgress, own(lessons.flatMap(({ lesson }) => lesson ?? []))),
    exercises: rowsAsJson(exerciseProgress, own(lessons.flatMap(({ exercises }) => [...exercises.values()]))),
    modes: rowsAsJson(repetitionModes, own(lessons.flatMap(({ modes }) => [...modes.values()]))),
    items: rowsAsJson(repetitionItems, own(lessons.flatMap(({ items }) => [...items.values()]))),
    days: rowsAsJson(dailyPoints, own(state.days.values())),
    totals: rowsAsJson(pointTotals, own(pointsGained ? [{ targetLang, points: pointsGained }] : [])),
  })
  return row?.isWritten === true
}
