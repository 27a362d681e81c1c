import { and, asc, eq, inArray } from 'drizzle-orm'
import { courseLessons, exercises, lessonItems, lessons } from '../course/tables'
import type { Database } from '../database/database'
import { users } from '../user/tables'
import { confirmedSuccesses, progressEvents } from './tables'

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

/** The languages of lessons. */
export const readLessonLanguages = (db: Database, lessonIds: string[]) =>
  db
    .select({ lessonId: lessons.id, targetLang: lessons.targetLang })
    .from(lessons)
    .where(inArray(lessons.id, lessonIds))
