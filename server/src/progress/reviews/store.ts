import type { LanguagePair } from '@mowka/contract/schemas/common'
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { countedExercises, lessonsOf } from '../../course/public'
import type { Database } from '../../database/database'
import { exerciseProgress } from '../tables'

/** The scheduled sentences of a language pair with the publication of their lessons, longest overdue first. */
export function readScheduledSentences(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  const counted = countedExercises(db)
  return db
    .select({
      exerciseId: exerciseProgress.exerciseId,
      dueDay: exerciseProgress.dueDay,
      lessonId: lessons.lessonId,
      active: lessons.active,
      publishAt: lessons.publishAt,
      archived: lessons.archived,
      targetLang: lessons.targetLang,
    })
    .from(exerciseProgress)
    .innerJoin(lessons, eq(lessons.lessonId, exerciseProgress.lessonId))
    .innerJoin(
      counted,
      and(
        eq(counted.lessonId, exerciseProgress.lessonId),
        eq(counted.exerciseId, exerciseProgress.exerciseId),
      ),
    )
    .where(and(eq(exerciseProgress.userId, userId), isNotNull(exerciseProgress.dueDay)))
    .orderBy(asc(exerciseProgress.dueDay), asc(exerciseProgress.lessonId), asc(counted.position))
}

/** The number of sentences that are due on a day, by learner and lesson, with the publication of the lessons. */
export function readDueByLesson(db: Database, userIds: readonly string[], day: string) {
  const lessons = lessonsOf(db)
  const counted = countedExercises(db)
  return db
    .select({
      userId: exerciseProgress.userId,
      lessonId: lessons.lessonId,
      active: lessons.active,
      publishAt: lessons.publishAt,
      archived: lessons.archived,
      targetLang: lessons.targetLang,
      count: sql<number>`count(*)::int`,
    })
    .from(exerciseProgress)
    .innerJoin(lessons, eq(lessons.lessonId, exerciseProgress.lessonId))
    .innerJoin(
      counted,
      and(
        eq(counted.lessonId, exerciseProgress.lessonId),
        eq(counted.exerciseId, exerciseProgress.exerciseId),
      ),
    )
    .where(and(inArray(exerciseProgress.userId, [...userIds]), lte(exerciseProgress.dueDay, day)))
    .groupBy(
      exerciseProgress.userId,
      lessons.lessonId,
      lessons.active,
      lessons.publishAt,
      lessons.archived,
      lessons.targetLang,
    )
}
