import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { groupBy } from '../database/group-by'
import { isAdmin, type Person } from '../http/person'
import type { CallScope } from '../http/policy'
import { type GrantRow, grantColumns, grantsFrom, noGrantColumns } from '../user/public'
import type { CourseFacts, Rights } from './access'
import type { ExerciseRow } from './exercise-store'
import { isExerciseItem } from './query-parts'
import { byPosition, type CourseRow } from './store'
import { courseLessons, courses, exercises, lessonItems, lessons } from './tables'

/** Who asks; null for a visitor. Each query here brings their rights along, in the same round trip. */
type Caller = Pick<CallScope<'anyone'>, 'db' | 'person' | 'now'>

const rightsColumns = ({ db, person, now }: Caller) =>
  person ? grantColumns(db, person.userId, now) : noGrantColumns

const rightsFrom = (person: Person | null, row: GrantRow | undefined): Rights => ({
  ...grantsFrom(row),
  isAdmin: isAdmin(person),
})

/** What of a course decides who may see it, and its lessons. */
const courseFacts = {
  id: courses.id,
  active: courses.active,
  explicitAccessRequired: courses.explicitAccessRequired,
}

const lessonFacts = {
  id: lessons.id,
  active: lessons.active,
  sourceLang: lessons.sourceLang,
  targetLang: lessons.targetLang,
  tags: lessons.tags,
  createdAt: lessons.createdAt,
}

/** A course and what the caller may open; undefined for an unknown one. */
export async function readCourse(
  call: Caller,
  id: string,
): Promise<{ course: CourseRow; rights: Rights } | undefined> {
  const [row] = await call.db
    .select({ course: courses, ...rightsColumns(call) })
    .from(courses)
    .where(eq(courses.id, id))
  return row && { course: row.course, rights: rightsFrom(call.person, row) }
}

/** The active courses of a language pair in their order, and what the caller may open. */
export async function readActiveCourses(
  call: Caller & Pick<CallScope, 'pair'>,
): Promise<{ courses: CourseRow[]; rights: Rights }> {
  const rows = await call.db
    .select({ course: courses, ...rightsColumns(call) })
    .from(courses)
    .where(
      and(
        eq(courses.sourceLang, call.pair.sourceLang),
        eq(courses.targetLang, call.pair.targetLang),
        eq(courses.active, true),
      ),
    )
    .orderBy(...byPosition)
  return { courses: rows.map((row) => row.course), rights: rightsFrom(call.person, rows[0]) }
}

/** What of a lesson decides whether it is open, and what its visitors need to know of it. */
export type LessonInCourses = {
  id: string
  active: boolean
  sourceLang: LangCode
  targetLang: LangCode
  tags: string[]
  createdAt: Date
  courses: CourseFacts[]
}

/**
 * A lesson with the courses that hold it, whether it holds an exercise, and what the caller may open; undefined for an
 * unknown one.
 */
export async function readLesson(
  call: Caller,
  lessonId: string,
  exerciseId?: string,
): Promise<{ lesson: LessonInCourses; holdsExercise: boolean; rights: Rights } | undefined> {
  const { db } = call
  const exerciseItem = db
    .select({ id: exercises.id })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(and(eq(lessonItems.lessonId, lessonId), eq(exercises.id, exerciseId ?? ''), isExerciseItem))
  const rows = await db
    .select({
      lesson: lessonFacts,
      course: courseFacts,
      holdsExercise: exerciseId === undefined ? sql<boolean>`false` : sql<boolean>`${exists(exerciseItem)}`,
      ...rightsColumns(call),
    })
    .from(lessons)
    .leftJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(eq(lessons.id, lessonId))
  const [row] = rows
  const [lesson] = lessonsOf(rows)
  return row && lesson && { lesson, holdsExercise: row.holdsExercise, rights: rightsFrom(call.person, row) }
}

/** An exercise with the lessons that hold it, and what the caller may open; undefined for an unknown one. */
export async function readExercise(
  call: Caller,
  exerciseId: string,
): Promise<{ exercise: ExerciseRow; lessons: LessonInCourses[]; rights: Rights } | undefined> {
  const rows = await call.db
    .select({ exercise: exercises, lesson: lessonFacts, course: courseFacts, ...rightsColumns(call) })
    .from(exercises)
    .leftJoin(lessonItems, and(eq(lessonItems.itemId, exercises.id), isExerciseItem))
    .leftJoin(lessons, eq(lessons.id, lessonItems.lessonId))
    .leftJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(eq(exercises.id, exerciseId))
  const [row] = rows
  return row && { exercise: row.exercise, lessons: lessonsOf(rows), rights: rightsFrom(call.person, row) }
}

type LessonAndCourse = { lesson: Omit<LessonInCourses, 'courses'> | null; course: CourseFacts | null }

/** Puts the rows of lessons, one a course, together. */
const lessonsOf = (rows: readonly LessonAndCourse[]): LessonInCourses[] =>
  [...groupBy(rows, ({ lesson }) => lesson?.id).values()].flatMap((same) => {
    const lesson = same[0]?.lesson
    return lesson ? [{ ...lesson, courses: same.flatMap(({ course }) => course ?? []) }] : []
  })

/** The courses that lessons are in, and what the caller may open. */
export async function readCoursesOfLessons(
  call: Caller,
  lessonIds: string[],
): Promise<{ courses: Map<string, CourseFacts[]>; rights: Rights }> {
  const rows =
    lessonIds.length === 0
      ? []
      : await call.db
          .select({ lessonId: courseLessons.lessonId, course: courseFacts, ...rightsColumns(call) })
          .from(courseLessons)
          .innerJoin(courses, eq(courses.id, courseLessons.courseId))
          .where(inArray(courseLessons.lessonId, lessonIds))
  return {
    courses: new Map(
      [...groupBy(rows, (row) => row.lessonId)].map(([id, own]) => [id, own.map((row) => row.course)]),
    ),
    rights: rightsFrom(call.person, rows[0]),
  }
}
