import type { LangCode } from '@mowka/contract/schemas/common'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { readLessonLanguages } from '../../course/public'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import { prepared } from '../../database/prepared'
import type { CallScope } from '../../http/policy'
import { readAnswers } from '../../vocabulary/public'
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
  type DayAnswer,
  type DayRow,
  dayAfter,
  dayKey,
  type ExerciseProgressRow,
  emptyProjections,
  type Projections,
  pointsByLang,
  project,
  projectAnswer,
  type RepetitionItemRow,
} from './projections'

/**
 * Locks a learner's log until the transaction ends, so that events and answers to words are recorded one after the
 * other. Comes before any other write of the transaction, because events also write word stages.
 */
export async function lockLog(tx: Database, userId: string): Promise<void> {
  await tx
    .insert(learnerLogs)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: learnerLogs.userId, set: { version: sql`${learnerLogs.version} + 1` } })
}

const upsertConfirmation = prepared('confirm success', (db) =>
  db
    .insert(confirmedSuccesses)
    .values({
      userId: sql.placeholder('userId'),
      exerciseId: sql.placeholder('exerciseId'),
      confirmedAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [confirmedSuccesses.userId, confirmedSuccesses.exerciseId],
      set: { confirmedAt: sql`excluded.confirmed_at` },
    }),
)

/** Stores that the server's own check accepted an answer to an exercise. */
export async function confirmSuccess(db: Database, userId: string, exerciseId: string, now: Date) {
  await upsertConfirmation(db, { userId, exerciseId, now })
}

/** Appends events to logs. */
async function appendEvents(db: Database, rows: (typeof progressEvents.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(progressEvents).values(rows)
}

/** The whole log of a learner, in order. */
const readLog = (db: Database, userId: string) =>
  db.select().from(progressEvents).where(eq(progressEvents.userId, userId)).orderBy(asc(progressEvents.seq))

/** Rows per insert: a statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 2000

/** Deletes the progress of lessons, but not streak and points (C56). Returns the ids of lessons that had some. */
async function clearLessons(db: Database, userId: string, lessonIds: string[]): Promise<string[]> {
  for (const table of [exerciseProgress, repetitionItems, repetitionModes]) {
    await db.delete(table).where(and(eq(table.userId, userId), inArray(table.lessonId, lessonIds)))
  }
  const rows = await db
    .delete(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), inArray(lessonProgress.lessonId, lessonIds)))
    .returning({ lessonId: lessonProgress.lessonId })
  return rows.map((row) => row.lessonId)
}

/** Replaces all projections of a learner. */
async function replaceProjections(db: Database, userId: string, state: Projections) {
  for (const table of [
    lessonProgress,
    exerciseProgress,
    repetitionItems,
    repetitionModes,
    dailyPoints,
    pointTotals,
  ]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
  const states = [...state.lessons.values()]
  const owned = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, userId }))
  for (const rows of batches(owned(states.flatMap(({ lesson }) => (lesson ? [lesson] : []))))) {
    await db.insert(lessonProgress).values(rows)
  }
  for (const rows of batches<ExerciseProgressRow & { userId: string }>(
    owned(states.flatMap((each) => [...each.exercises.values()])),
  )) {
    await db.insert(exerciseProgress).values(rows)
  }
  for (const rows of batches<RepetitionItemRow & { userId: string }>(
    owned(states.flatMap((each) => [...each.items.values()])),
  )) {
    await db.insert(repetitionItems).values(rows)
  }
  for (const rows of batches(owned(states.flatMap((each) => [...each.modes.values()])))) {
    await db.insert(repetitionModes).values(rows)
  }
  for (const rows of batches(owned([...state.days.values()]))) {
    await db.insert(dailyPoints).values(rows)
  }
  const totals = [...pointsByLang(state)].map(([targetLang, points]) => ({ targetLang, points }))
  if (totals.length > 0) await db.insert(pointTotals).values(owned(totals))
}

/** A learner's day in a language. */
async function readDay(
  db: Database,
  userId: string,
  targetLang: LangCode,
  day: string,
): Promise<DayRow | undefined> {
  const [row] = await db
    .select()
    .from(dailyPoints)
    .where(
      and(eq(dailyPoints.userId, userId), eq(dailyPoints.targetLang, targetLang), eq(dailyPoints.day, day)),
    )
  return row
}

/** Writes a learner's day and adds the gained points to the total. */
async function upsertDay(db: Database, userId: string, day: DayRow, gained: number): Promise<void> {
  await db
    .insert(dailyPoints)
    .values({ ...day, userId })
    .onConflictDoUpdate({
      target: [dailyPoints.userId, dailyPoints.targetLang, dailyPoints.day],
      set: day,
    })
  if (gained === 0) return
  await db
    .insert(pointTotals)
    .values({ userId, targetLang: day.targetLang, points: gained })
    .onConflictDoUpdate({
      target: [pointTotals.userId, pointTotals.targetLang],
      set: { points: sql`${pointTotals.points} + ${gained}` },
    })
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) yield rows.slice(at, at + ROWS_PER_INSERT)
}

/**
 * Adds an answer to a word to its day: study time, and for a success a point and the streak (C59). The transaction has
 * to hold the lock of the learner's log.
 */
export async function countWordAnswer(tx: Database, userId: string, answer: DayAnswer): Promise<void> {
  const [, day = ''] = dayKey(answer).split(' ')
  const before = await readDay(tx, userId, answer.targetLang, day)
  const after = dayAfter(before, answer)
  await upsertDay(tx, userId, after, after.points - (before?.points ?? 0))
}

/**
 * Deletes the progress of lessons by appending a reset for each lesson that has some. Streak and points stay (C56).
 * Returns the number of these lessons.
 */
export async function deleteLessons(
  { db, person: { userId }, pair, now }: CallScope,
  lessonIds: string[],
): Promise<{ deleted: number }> {
  return db.transaction(async (tx) => {
    await lockLog(tx, userId)
    const cleared = await clearLessons(tx, userId, lessonIds)
    if (cleared.length === 0) return { deleted: 0 }
    const rows = await readLessonLanguages(tx, cleared)
    const languages = new Map(rows.map((row) => [row.lessonId, row.targetLang]))
    await appendEvents(
      tx,
      cleared.map((lessonId) => ({
        eventId: newId(),
        userId,
        name: 'PROGRESS_RESET' as const,
        lessonId,
        courseId: null,
        targetLang: languages.get(lessonId) ?? pair.targetLang,
        createdAt: now,
        receivedAt: now,
        payload: {},
      })),
    )
    return { deleted: cleared.length }
  })
}

/** Rebuilds all projections of a learner from the log and the answers to words. */
export async function rebuildProjections(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLog(tx, userId)
    const state = emptyProjections()
    const answers = (await readAnswers(tx, userId)).toReversed()
    const countAnswersUntil = (at: Date | null) => {
      for (let next = answers.at(-1); next && (!at || next.receivedAt < at); next = answers.at(-1)) {
        projectAnswer(state, { ...next, confirmed: next.isSuccess })
        answers.pop()
      }
    }
    for (const event of await readLog(tx, userId)) {
      countAnswersUntil(event.receivedAt)
      project(state, event)
    }
    countAnswersUntil(null)
    await replaceProjections(tx, userId, state)
  })
}
