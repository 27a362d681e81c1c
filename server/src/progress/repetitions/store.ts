import type { LanguagePair } from '@mowka/contract/schemas/common'
import type { RepetitionMode } from '@mowka/contract/schemas/progress'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { countedExercises, lessonsOf } from '../../course/public'
import type { Database } from '../../database/database'
import { prepared } from '../../database/prepared'
import { lessonProgress, repetitionItems, repetitionModes } from '../tables'

const openSession = prepared('open repetition', (db) => {
  const counted = countedExercises(db)
  const userId = sql.placeholder('userId')
  const mode = sql.placeholder('mode')
  return db
    .select({ exerciseId: counted.exerciseId, answer: repetitionItems, mode: repetitionModes })
    .from(counted)
    .leftJoin(
      repetitionItems,
      and(
        eq(repetitionItems.userId, userId),
        eq(repetitionItems.lessonId, counted.lessonId),
        eq(repetitionItems.mode, mode),
        eq(repetitionItems.exerciseId, counted.exerciseId),
      ),
    )
    .leftJoin(
      repetitionModes,
      and(
        eq(repetitionModes.userId, userId),
        eq(repetitionModes.lessonId, counted.lessonId),
        eq(repetitionModes.mode, mode),
      ),
    )
    .where(eq(counted.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(counted.position))
})

/** The open repetition in a mode: the lesson's exercises in order with their answers, and the state of the mode. */
export async function readSession(db: Database, userId: string, lessonId: string, mode: RepetitionMode) {
  const rows = await openSession(db, { userId, lessonId, mode })
  return {
    mode: rows[0]?.mode ?? undefined,
    exerciseIds: rows.map(({ exerciseId }) => exerciseId),
    items: rows.flatMap(({ answer }) => answer ?? []),
  }
}

/** The states of the modes in which a lesson was repeated. */
export const readModes = (db: Database, userId: string, lessonId: string) =>
  db
    .select()
    .from(repetitionModes)
    .where(and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)))

/** The modes in which lessons of a language pair were fully repeated. */
export function readFinishedModes(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: repetitionModes.lessonId,
      mode: repetitionModes.mode,
      finishedAt: repetitionModes.lastFinishedAt,
    })
    .from(repetitionModes)
    .innerJoin(lessons, eq(lessons.lessonId, repetitionModes.lessonId))
    .where(and(eq(repetitionModes.userId, userId), isNotNull(repetitionModes.lastFinishedAt)))
}

/** The finished lessons of a language pair, latest first. */
export function readFinishedLessons(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: lessons.lessonId,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      picture: lessons.picture,
      active: lessons.active,
      publishAt: lessons.publishAt,
      archived: lessons.archived,
      targetLang: lessons.targetLang,
      courseId: lessonProgress.courseId,
      finishedAt: lessonProgress.finishedAt,
      lastRepetition: lessonProgress.lastRepetition,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
    .orderBy(desc(lessonProgress.finishedAt), asc(lessons.lessonId))
}
