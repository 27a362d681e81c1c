import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isExerciseItem } from '../course/store'
import { courseLessons, exercises, lessonItems, lessons } from '../course/tables'
import type { Database } from '../database/database'
import { users } from '../user/tables'
import type { ExerciseRow, LessonState, Projections, RepetitionItemRow } from './projections'
import { dayKey, emptyLesson, itemKey, type LoggedEvent } from './projections'
import {
  confirmedSuccesses,
  dailyPoints,
  exerciseProgress,
  lessonProgress,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from './tables'

/** A statement takes at most 65,535 parameters; no table here has more columns than fit this many rows. */
const ROWS_PER_INSERT = 2000

/** Events of one learner are taken one after the other, in the order of the log. */
export async function lockLearner(db: Database, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Tells whether an event with this id is in the log already (C60). */
export async function wasTaken(db: Database, userId: string, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ seq: progressEvents.seq })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), eq(progressEvents.eventId, eventId)))
  return rows.length > 0
}

/** Tells whether a lesson holds an exercise, active or not. */
export async function holdsExercise(db: Database, lessonId: string, exerciseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: lessonItems.itemId })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(and(eq(lessonItems.lessonId, lessonId), eq(lessonItems.itemId, exerciseId)))
  return rows.length > 0
}

/** Tells whether a course holds a lesson. */
export async function holdsLesson(db: Database, courseId: string, lessonId: string): Promise<boolean> {
  const rows = await db
    .select({ id: courseLessons.lessonId })
    .from(courseLessons)
    .where(and(eq(courseLessons.courseId, courseId), eq(courseLessons.lessonId, lessonId)))
  return rows.length > 0
}

/** Remembers that the server's own check found an answer right. */
export async function confirmSuccess(db: Database, userId: string, exerciseId: string, now: Date) {
  await db
    .insert(confirmedSuccesses)
    .values({ userId, exerciseId, confirmedAt: now })
    .onConflictDoUpdate({
      target: [confirmedSuccesses.userId, confirmedSuccesses.exerciseId],
      set: { confirmedAt: now },
    })
}

/** Uses up a confirmed success; false when there is none. */
export async function takeConfirmation(db: Database, userId: string, exerciseId: string): Promise<boolean> {
  const rows = await db
    .delete(confirmedSuccesses)
    .where(and(eq(confirmedSuccesses.userId, userId), eq(confirmedSuccesses.exerciseId, exerciseId)))
    .returning({ exerciseId: confirmedSuccesses.exerciseId })
  return rows.length > 0
}

/** Appends to the log. */
export async function appendEvents(db: Database, rows: (typeof progressEvents.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(progressEvents).values(rows)
}

/** The whole log of a learner in its order. */
export const readLog = (db: Database, userId: string) =>
  db.select().from(progressEvents).where(eq(progressEvents.userId, userId)).orderBy(asc(progressEvents.seq))

/** What an event touches. */
export type Touched = { event: LoggedEvent; repetitionMode: RepetitionMode | null; isRepetition: boolean }

/** Reads the part of the projections that an event touches: a handful of rows, however long the log is. */
export async function loadTouched(db: Database, userId: string, touched: Touched): Promise<Projections> {
  const { event, repetitionMode: mode, isRepetition } = touched
  const { lessonId, payload } = event
  const state: LessonState = emptyLesson()
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

/** Forgets lessons, but neither streak nor points (C56). Answers the ids of those that there were. */
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

/** The languages of lessons. */
export const readLessonLanguages = (db: Database, lessonIds: string[]) =>
  db
    .select({ lessonId: lessons.id, targetLang: lessons.targetLang })
    .from(lessons)
    .where(inArray(lessons.id, lessonIds))

/** How many active exercises a lesson has, and how many are still to do when `exceptId` is done too. */
export async function countOpenExercises(
  db: Database,
  userId: string,
  lessonId: string,
  exceptId: string | null,
) {
  return countOpen(
    db
      .select(openColumns(sql`${exerciseProgress.doneAt} is null`, exceptId))
      .from(lessonItems)
      .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
      .leftJoin(
        exerciseProgress,
        and(
          eq(exerciseProgress.userId, userId),
          eq(exerciseProgress.lessonId, lessonId),
          eq(exerciseProgress.exerciseId, exercises.id),
        ),
      )
      .where(and(eq(lessonItems.lessonId, lessonId), eq(exercises.active, true), isExerciseItem)),
  )
}

/** The same for the repetition that is open in a mode. */
export async function countOpenRepetition(
  db: Database,
  userId: string,
  lessonId: string,
  mode: RepetitionMode,
  exceptId: string | null,
) {
  const isOpen = sql`${repetitionItems.done} is not true and ${repetitionItems.skipped} is not true`
  return countOpen(
    db
      .select({
        ...openColumns(isOpen, exceptId),
        touched: sql<number>`count(${repetitionItems.userId})::int`,
      })
      .from(lessonItems)
      .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
      .leftJoin(
        repetitionItems,
        and(
          eq(repetitionItems.userId, userId),
          eq(repetitionItems.lessonId, lessonId),
          eq(repetitionItems.mode, mode),
          eq(repetitionItems.exerciseId, exercises.id),
        ),
      )
      .where(and(eq(lessonItems.lessonId, lessonId), eq(exercises.active, true), isExerciseItem)),
  )
}

const openColumns = (isOpen: SQL, exceptId: string | null) => ({
  total: sql<number>`count(*)::int`,
  open: sql<number>`(count(*) filter (where ${isOpen} and ${exercises.id} is distinct from ${exceptId}::text))::int`,
})

async function countOpen<Counts extends { total: number; open: number }>(
  query: PromiseLike<Counts[]>,
): Promise<Counts> {
  const [counts] = await query
  if (!counts) throw new Error('A count answers one row')
  return counts
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
  for (const rows of batches<ExerciseRow & { userId: string }>(
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
