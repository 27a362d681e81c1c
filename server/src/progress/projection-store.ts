import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  dayKey,
  type ExerciseProgressRow,
  emptyLesson,
  itemKey,
  type LessonProjection,
  type LoggedEvent,
  type Projections,
  type RepetitionItemRow,
} from './projections'
import { dailyPoints, exerciseProgress, lessonProgress, repetitionItems, repetitionModes } from './tables'

/** A statement takes at most 65,535 parameters; no table here has more columns than fit this many rows. */
const ROWS_PER_INSERT = 2000

/** What an event touches. */
export type Touched = { event: LoggedEvent; repetitionMode: RepetitionMode | null; isRepetition: boolean }

/** Reads the part of the projections that an event touches: a handful of rows, however long the log is. */
export async function loadTouched(db: Database, userId: string, touched: Touched): Promise<Projections> {
  const { event, repetitionMode: mode, isRepetition } = touched
  const { lessonId, payload } = event
  const state: LessonProjection = emptyLesson()
  const owned = <T extends typeof exerciseProgress | typeof repetitionItems | typeof repetitionModes>(
    table: T,
    ...more: SQL[]
  ) => and(eq(table.userId, userId), eq(table.lessonId, lessonId), ...more)

  const [lesson] = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
  state.lesson = lesson ?? null
  if (isRepetition) {
    const modes = await db.select().from(repetitionModes).where(owned(repetitionModes))
    for (const row of modes) state.modes.set(row.mode, row)
    if (mode && payload.exerciseId) {
      const rows = await db
        .select()
        .from(repetitionItems)
        .where(
          owned(
            repetitionItems,
            eq(repetitionItems.mode, mode),
            eq(repetitionItems.exerciseId, payload.exerciseId),
          ),
        )
      for (const row of rows) state.items.set(itemKey(mode, row.exerciseId), row)
    }
  } else if (payload.exerciseId) {
    const rows = await db
      .select()
      .from(exerciseProgress)
      .where(owned(exerciseProgress, eq(exerciseProgress.exerciseId, payload.exerciseId)))
    for (const row of rows) state.exercises.set(row.exerciseId, row)
  }

  const key = dayKey(event)
  const [, date = ''] = key.split(' ')
  const [day] = await db
    .select()
    .from(dailyPoints)
    .where(
      and(
        eq(dailyPoints.userId, userId),
        eq(dailyPoints.targetLang, event.targetLang),
        eq(dailyPoints.day, date),
      ),
    )
  return { lessons: new Map([[lessonId, state]]), days: new Map(day ? [[key, day]] : []) }
}

/** Writes rows that were read by `loadTouched` back, changed or new. */
export async function saveTouched(db: Database, userId: string, { lessons: states, days }: Projections) {
  for (const { lesson, exercises: done, modes, items } of states.values()) {
    if (lesson) {
      await db
        .insert(lessonProgress)
        .values({ ...lesson, userId })
        .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: lesson })
    }
    for (const row of done.values()) {
      await db
        .insert(exerciseProgress)
        .values({ ...row, userId })
        .onConflictDoUpdate({
          target: [exerciseProgress.userId, exerciseProgress.lessonId, exerciseProgress.exerciseId],
          set: row,
        })
    }
    for (const row of modes.values()) {
      await db
        .insert(repetitionModes)
        .values({ ...row, userId })
        .onConflictDoUpdate({
          target: [repetitionModes.userId, repetitionModes.lessonId, repetitionModes.mode],
          set: row,
        })
    }
    for (const row of items.values()) {
      await db
        .insert(repetitionItems)
        .values({ ...row, userId })
        .onConflictDoUpdate({
          target: [
            repetitionItems.userId,
            repetitionItems.lessonId,
            repetitionItems.mode,
            repetitionItems.exerciseId,
          ],
          set: row,
        })
    }
  }
  for (const row of days.values()) {
    await db
      .insert(dailyPoints)
      .values({ ...row, userId })
      .onConflictDoUpdate({
        target: [dailyPoints.userId, dailyPoints.targetLang, dailyPoints.day],
        set: row,
      })
  }
}

/** Closes the session that a learner had open in a mode. */
export async function clearSession(db: Database, userId: string, lessonId: string, mode: RepetitionMode) {
  await db
    .delete(repetitionItems)
    .where(
      and(
        eq(repetitionItems.userId, userId),
        eq(repetitionItems.lessonId, lessonId),
        eq(repetitionItems.mode, mode),
      ),
    )
}

/** Forgets lessons, but neither streak nor points (C56). Returns the ids of those that there were. */
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
  for (const table of [lessonProgress, exerciseProgress, repetitionItems, repetitionModes, dailyPoints]) {
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
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) yield rows.slice(at, at + ROWS_PER_INSERT)
}
