import { and, eq, exists, max, type SQLWrapper, sql } from 'drizzle-orm'
import { askedLesson, askedLessonColumns } from '../course/public'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import type { AuthenticatedRequest } from '../http/caller'
import { callerRead } from '../user/public'
import { countsOfLesson, countsOfRepetition, type OpenCounts } from './open-items-store'
import { dayKeyOf, emptyLesson, itemKey, type Projections } from './projections'
import {
  confirmedSuccesses,
  dailyPoints,
  exerciseProgress,
  learnerLogs,
  lessonProgress,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from './tables'
import type { Touching } from './touching'

/** What a learner's log and projections say about an event that is to be taken. */
export type Touched = {
  /** How often the log has been written to. Whoever writes next has to know it. */
  version: number
  isTaken: boolean
  /** The server's own check has confirmed a success in the exercise, which no event has used yet (C59). */
  isConfirmed: boolean
  /** The part of the projections that the event touches. */
  state: Projections
  /** What is still to do in the lesson, or in the repetition of a mode. */
  counts: OpenCounts
}

const lessonId = sql.placeholder('lessonId')
const exerciseId = sql.placeholder('exerciseId')
const exceptId = sql.placeholder('exceptId')
const mode = sql.placeholder('mode')

/** Whose event it is and for which language, as the statement has them: columns or placeholders. */
type Learner = { userId: SQLWrapper; targetLang: SQLWrapper }

/** What every event asks of the log. */
const logColumns = (db: Database, userId: SQLWrapper) => ({
  resetAt: sql<Date | null>`${db
    .select({ at: max(progressEvents.createdAt) })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        eq(progressEvents.lessonId, lessonId),
        // Written out, so that the index of resets serves it.
        sql`${progressEvents.name} = 'PROGRESS_RESET'`,
      ),
    )}`.mapWith(progressEvents.createdAt),
  version: sql<number>`coalesce(${db
    .select({ version: learnerLogs.version })
    .from(learnerLogs)
    .where(eq(learnerLogs.userId, userId))}, 0)`,
  isTaken: sql<boolean>`${exists(
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
})

/** The rows that an event touches: what to join them by. */
const touchedRows = ({ userId, targetLang }: Learner) => ({
  lesson: and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)),
  day: and(
    eq(dailyPoints.userId, userId),
    eq(dailyPoints.targetLang, targetLang),
    eq(dailyPoints.day, sql.placeholder('day')),
  ),
  exercise: and(
    eq(exerciseProgress.userId, userId),
    eq(exerciseProgress.lessonId, lessonId),
    eq(exerciseProgress.exerciseId, exerciseId),
  ),
  item: and(
    eq(repetitionItems.userId, userId),
    eq(repetitionItems.lessonId, lessonId),
    eq(repetitionItems.mode, mode),
    eq(repetitionItems.exerciseId, exerciseId),
  ),
  modes: and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)),
})

const learningColumns = (db: Database, userId: SQLWrapper) => ({
  ...logColumns(db, userId),
  progress: lessonProgress,
  exercise: exerciseProgress,
  day: dailyPoints,
  counts: countsOfLesson(db, userId, lessonId, exceptId),
})

const repetitionColumns = (db: Database, userId: SQLWrapper) => ({
  ...logColumns(db, userId),
  progress: lessonProgress,
  item: repetitionItems,
  day: dailyPoints,
  mode: repetitionModes,
  counts: countsOfRepetition(db, userId, lessonId, mode, exceptId),
})

const known: Learner = { userId: sql.placeholder('userId'), targetLang: sql.placeholder('targetLang') }
const oneRow = sql`(values (1)) as asked(row)`

const touchedByLearning = prepared('touched by learning', (db) => {
  const on = touchedRows(known)
  return db
    .select(learningColumns(db, known.userId))
    .from(oneRow)
    .leftJoin(lessonProgress, on.lesson)
    .leftJoin(exerciseProgress, on.exercise)
    .leftJoin(dailyPoints, on.day)
})

const touchedByRepetition = prepared('touched by repetition', (db) => {
  const on = touchedRows(known)
  return db
    .select(repetitionColumns(db, known.userId))
    .from(oneRow)
    .leftJoin(lessonProgress, on.lesson)
    .leftJoin(repetitionItems, on.item)
    .leftJoin(dailyPoints, on.day)
    .leftJoin(repetitionModes, on.modes)
})

const learningOfCaller = callerRead('learning of caller', (db, caller) => {
  const lesson = askedLesson(db)
  const { userId } = caller
  const on = touchedRows({ userId, targetLang: lesson.targetLang })
  return db
    .with(caller)
    .select({ caller: caller.facts, lesson: askedLessonColumns(lesson), ...learningColumns(db, userId) })
    .from(caller)
    .leftJoin(lesson, sql`true`)
    .leftJoin(lessonProgress, on.lesson)
    .leftJoin(exerciseProgress, on.exercise)
    .leftJoin(dailyPoints, on.day)
})

const repetitionOfCaller = callerRead('repetition of caller', (db, caller) => {
  const lesson = askedLesson(db)
  const { userId } = caller
  const on = touchedRows({ userId, targetLang: lesson.targetLang })
  return db
    .with(caller)
    .select({ caller: caller.facts, lesson: askedLessonColumns(lesson), ...repetitionColumns(db, userId) })
    .from(caller)
    .leftJoin(lesson, sql`true`)
    .leftJoin(lessonProgress, on.lesson)
    .leftJoin(repetitionItems, on.item)
    .leftJoin(dailyPoints, on.day)
    .leftJoin(repetitionModes, on.modes)
})

/** The caller, the lesson that an event of theirs names, and what the event touches. */
export async function findTouched(
  authRequest: AuthenticatedRequest,
  { isRepetition, mode, ...values }: Touching,
) {
  const { caller, rows } = isRepetition
    ? await repetitionOfCaller(authRequest, { ...values, mode })
    : await learningOfCaller(authRequest, values)
  const lesson = rows[0]?.lesson ?? undefined
  return { caller, lesson, touched: lesson && touchedOf(rows, values.lessonId) }
}

/** Reads what an event of a learner touches: a handful of rows, however long the log is. */
export async function readTouched(
  db: Database,
  learner: { userId: string; targetLang: string },
  { isRepetition, mode, ...values }: Touching,
): Promise<Touched> {
  const rows = isRepetition
    ? await touchedByRepetition(db, { ...values, ...learner, mode })
    : await touchedByLearning(db, { ...values, ...learner })
  return touchedOf(rows, values.lessonId)
}

type LearningRow = Awaited<ReturnType<typeof touchedByLearning>>[number]
type RepetitionRow = Awaited<ReturnType<typeof touchedByRepetition>>[number]

function touchedOf(rows: readonly (LearningRow | RepetitionRow)[], lessonId: string): Touched {
  const [first] = rows
  if (!first) throw new Error('This query gives a row')
  const lesson = emptyLesson()
  lesson.lesson = first.progress
  for (const row of rows) {
    if ('exercise' in row && row.exercise) lesson.exercises.set(row.exercise.exerciseId, row.exercise)
    if ('mode' in row && row.mode) lesson.modes.set(row.mode.mode, row.mode)
    if ('item' in row && row.item) lesson.items.set(itemKey(row.item.mode, row.item.exerciseId), row.item)
  }
  const { version, isTaken, isConfirmed, day, counts, resetAt } = first
  const state: Projections = {
    lessons: new Map([[lessonId, lesson]]),
    days: new Map(day ? [[dayKeyOf(day), day]] : []),
    resets: new Map(resetAt ? [[lessonId, resetAt]] : []),
  }
  return { version, isTaken, isConfirmed, state, counts }
}
