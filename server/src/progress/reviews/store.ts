import type { LanguagePair } from '@mowka/contract/schemas/common'
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { countedExercises, lessonsOf } from '../../course/public'
import type { Database } from '../../database/database'
import { exerciseProgress } from '../tables'

/** The scheduled sentences that their lessons still count, with the publication of the lessons. */
function scheduledSentences(db: Database, pair?: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  const counted = countedExercises(db)
  return db
    .select({
      userId: exerciseProgress.userId,
      exerciseId: exerciseProgress.exerciseId,
      dueDay: exerciseProgress.dueDay,
      position: counted.position,
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
    .where(isNotNull(exerciseProgress.dueDay))
    .as('scheduled_sentences')
}

/** The scheduled sentences of a language pair with the publication of their lessons, longest overdue first. */
export function readScheduledSentences(db: Database, userId: string, pair: LanguagePair) {
  const scheduled = scheduledSentences(db, pair)
  return db
    .select()
    .from(scheduled)
    .where(eq(scheduled.userId, userId))
    .orderBy(asc(scheduled.dueDay), asc(scheduled.lessonId), asc(scheduled.position))
}

/** The number of sentences that are due on a day, by learner and lesson, with the publication of the lessons. */
export function readDueByLesson(db: Database, userIds: readonly string[], day: string) {
  const scheduled = scheduledSentences(db)
  const lesson = {
    userId: scheduled.userId,
    lessonId: scheduled.lessonId,
    active: scheduled.active,
    publishAt: scheduled.publishAt,
    archived: scheduled.archived,
    targetLang: scheduled.targetLang,
  }
  return db
    .select({ ...lesson, count: sql<number>`count(*)::int` })
    .from(scheduled)
    .where(and(inArray(scheduled.userId, [...userIds]), lte(scheduled.dueDay, day)))
    .groupBy(...Object.values(lesson))
}
