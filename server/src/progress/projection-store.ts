import type { LangCode } from '@mowka/contract/schemas/common'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { lockLog } from './log-store'
import {
  type DayAnswer,
  type DayRow,
  dayAfter,
  dayKey,
  type ExerciseProgressRow,
  type Projections,
  pointsByLang,
  type RepetitionItemRow,
} from './projections'
import {
  dailyPoints,
  exerciseProgress,
  lessonProgress,
  pointTotals,
  repetitionItems,
  repetitionModes,
} from './tables'

/** Rows per insert: a statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 2000

/** Deletes the progress of lessons, but not streak and points (C56). Returns the ids of lessons that had some. */
export async function clearLessons(db: Database, userId: string, lessonIds: string[]): Promise<string[]> {
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
export async function replaceProjections(db: Database, userId: string, state: Projections) {
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
export async function readDay(
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
export async function upsertDay(db: Database, userId: string, day: DayRow, gained: number): Promise<void> {
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
 * Adds an answer to a word to its day: study time, and for a success a point and the streak (C59). Locks the learner's
 * log until the transaction ends.
 */
export async function countWordAnswer(tx: Database, userId: string, answer: DayAnswer): Promise<void> {
  await lockLog(tx, userId)
  const [, day = ''] = dayKey(answer).split(' ')
  const before = await readDay(tx, userId, answer.targetLang, day)
  const after = dayAfter(before, answer)
  await upsertDay(tx, userId, after, after.points - (before?.points ?? 0))
}
