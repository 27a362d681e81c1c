import type { LanguagePair } from '@mowka/contract/schemas/common'
import { and, asc, eq } from 'drizzle-orm'
import { publishedCourses } from '../course/public'
import type { Database } from '../database/database'
import { pinnedCourses } from './tables'

type Pin = typeof pinnedCourses.$inferSelect

/** Returns a learner's pinned courses of a language pair that are published, in the order of pinning. */
export function readPins(db: Database, userId: string, pair: LanguagePair, now: Date) {
  const published = publishedCourses(db, pair, now)
  return db
    .select({ id: pinnedCourses.courseId, explicitAccessRequired: published.explicitAccessRequired })
    .from(pinnedCourses)
    .innerJoin(published, eq(published.courseId, pinnedCourses.courseId))
    .where(eq(pinnedCourses.userId, userId))
    .orderBy(asc(pinnedCourses.pinnedAt), asc(pinnedCourses.courseId))
}

/** Stores a pin; has no effect if the course is pinned already. */
export async function insertPin(db: Database, pin: Pin): Promise<void> {
  await db.insert(pinnedCourses).values(pin).onConflictDoNothing()
}

export async function deletePin(db: Database, { userId, courseId }: Omit<Pin, 'pinnedAt'>): Promise<void> {
  await db
    .delete(pinnedCourses)
    .where(and(eq(pinnedCourses.userId, userId), eq(pinnedCourses.courseId, courseId)))
}
