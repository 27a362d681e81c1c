import { and, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { inCourseOrder, isExerciseItem } from './query-parts'
import { courseLessons, exerciseHints, exercises, hints, lessonItems, lessons } from './tables'

/** A sentence that an introduction shows as an example. */
export type ExampleSentence = {
  id: string
  example: string
  answer: string
  answerRecording: string | null
}

/** Subquery for the active sentences of a lesson that its introduction shows, as JSON. */
const examplesOfIntroduction = (db: Database): SQL<ExampleSentence[]> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('id', ${exercises.id}, 'example', ${exercises.example}, 'answer', ${exercises.answer}, 'answerRecording', ${exercises.answerRecording}))`,
    })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(
      and(
        eq(lessonItems.lessonId, lessons.id),
        isExerciseItem,
        eq(exercises.active, true),
        sql`jsonb_path_exists(${lessons.introduction}, '$.examples[*] ? (@.exerciseId == $id)', jsonb_build_object('id', ${exercises.id}))`,
      ),
    )}, '[]'::json)`

/** Returns the active lessons of courses with their introductions, in the order of each course. */
export async function readIntroductions(db: Database, courseIds: string[]) {
  if (courseIds.length === 0) return []
  return db
    .select({
      courseId: courseLessons.courseId,
      lessonId: lessons.id,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      level: lessons.level,
      introduction: lessons.introduction,
      examples: examplesOfIntroduction(db),
    })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(and(inArray(courseLessons.courseId, courseIds), eq(lessons.active, true)))
    .orderBy(inCourseOrder)
}

/** Returns the active hints of lessons, once per lesson that uses them, in the order of their first use. */
export async function readHintsOfLessons(db: Database, lessonIds: string[]) {
  if (lessonIds.length === 0) return []
  return db
    .select({ lessonId: lessonItems.lessonId, hintId: hints.id, content: hints.content })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .innerJoin(exerciseHints, eq(exerciseHints.exerciseId, exercises.id))
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(
      and(
        inArray(lessonItems.lessonId, lessonIds),
        isExerciseItem,
        eq(exercises.active, true),
        eq(hints.active, true),
      ),
    )
    .groupBy(lessonItems.lessonId, hints.id)
    .orderBy(min(lessonItems.position), min(exerciseHints.position))
}
