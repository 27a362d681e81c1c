import type { Grammar } from '@mowka/contract/schemas/lesson-teaching'
import { and, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import type { CallScope } from '../../http/policy'
import { sanitizeIllustrated } from '../../rich-text/rich-text'
import { isLanguageLocked } from '../access'
import type { SeenCourses } from '../policies'
import { isPublishedAt } from '../publication'
import { inCourseOrder, isExerciseItem } from '../query-parts'
import { courseLessons, exerciseHints, exercises, hints, lessonItems, lessons } from '../tables'
import { showIntroduction } from './teaching'

/**
 * Returns the grammar of the call's language: its lessons with an introduction or hints, and the hints. Without access
 * the lessons have no content, because they would be refused (S-CRS-15).
 */
export async function grammarOf(
  { db, pair, now }: CallScope,
  { courses, rights }: SeenCourses,
): Promise<Grammar> {
  const isLocked = isLanguageLocked(rights, pair.targetLang)
  const courseIds = courses.map(({ id }) => id)
  const byCourse = groupBy(await readIntroductions(db, courseIds, now), ({ courseId }) => courseId)
  const all = courses.flatMap(({ id, name: courseName }) =>
    (byCourse.get(id) ?? []).map((lesson) => ({ ...lesson, courseName })),
  )
  // A lesson of several courses belongs to the first.
  const lessons = [...groupBy(all, ({ lessonId }) => lessonId).values()].flatMap(([first]) => first ?? [])
  const lessonIds = lessons.map(({ lessonId }) => lessonId)
  const place = new Map(lessonIds.map((id, index) => [id, index]))
  const uses = (await readHintsOfLessons(db, lessonIds)).toSorted(
    (a, b) => (place.get(a.lessonId) ?? 0) - (place.get(b.lessonId) ?? 0),
  )
  const withHints = new Set(uses.map(({ lessonId }) => lessonId))
  return {
    isLocked,
    lessons: lessons
      .filter(({ lessonId, introduction }) => introduction !== null || withHints.has(lessonId))
      .map(({ lessonId, courseId, courseName, level, nameTarget, nameSource, introduction, examples }) => ({
        lessonId,
        courseId,
        courseName,
        level,
        name: { target: nameTarget, source: nameSource },
        introduction:
          isLocked || !introduction ? null : showIntroduction(introduction, pair.targetLang, examples),
      })),
    hints: isLocked
      ? []
      : [...groupBy(uses, ({ hintId }) => hintId)].map(([_id, same]) => ({
          _id,
          content: sanitizeIllustrated(same[0]?.content ?? ''),
          lessonIds: same.map(({ lessonId }) => lessonId),
        })),
  }
}

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

/** Returns the published lessons of courses with their introductions, in the order of each course. */
async function readIntroductions(db: Database, courseIds: string[], now: Date) {
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
    .where(and(inArray(courseLessons.courseId, courseIds), isPublishedAt(lessons, now)))
    .orderBy(inCourseOrder)
}

/** Returns the active hints of lessons, once per lesson that uses them, in the order of their first use. */
async function readHintsOfLessons(db: Database, lessonIds: string[]) {
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
