import type { LangCode } from '@mowka/contract/schemas/common'
import type { Publication } from '@mowka/domain/course/publication'
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { prepared } from '../database/prepared'
import type { AuthenticatedRequest } from '../http/caller'
import { callerRead } from '../user/public'
import type { CourseFacts } from './access'
import { byPosition, type CourseRow } from './courses/store'
import type { ExerciseRow } from './exercise-store'
import { atNow, isPublishedAt, publicationJson } from './publication'
import { inCourseOrder, isExerciseItem } from './query-parts'
import { courseLessons, courses, exercises, lessonItems, lessons } from './tables'

/** The columns of a course that determine access to it and its lessons. */
export const courseFacts = {
  id: courses.id,
  active: courses.active,
  publishAt: courses.publishAt,
  archived: courses.archived,
  explicitAccessRequired: courses.explicitAccessRequired,
}

const lessonFacts = {
  id: lessons.id,
  active: lessons.active,
  publishAt: lessons.publishAt,
  archived: lessons.archived,
  sourceLang: lessons.sourceLang,
  targetLang: lessons.targetLang,
  tags: lessons.tags,
  createdAt: lessons.createdAt,
}

/** A lesson with its position in a course. */
export type CourseLesson = Publication & { lessonId: string; order: number }

/** A course with its lessons in order, including unpublished ones. */
export type CourseWithLessons = CourseRow & { lessons: CourseLesson[] }

/** Subquery for the lessons of a course, as JSON. */
const lessonsOfCourse = (db: Database): SQL<CourseLesson[]> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('lessonId', ${courseLessons.lessonId}, 'order', ${courseLessons.position}, ${publicationJson(lessons)}) order by ${inCourseOrder})`,
    })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(eq(courseLessons.courseId, courses.id))}, '[]'::json)`

const courseForCaller = callerRead('course for caller', (db, caller) =>
  db
    .with(caller)
    .select({ caller: caller.facts, course: courses, lessons: lessonsOfCourse(db) })
    .from(caller)
    .leftJoin(courses, eq(courses.id, sql.placeholder('id'))),
)

/** Reads the caller and a course; no course for an unknown one. */
export async function findCourse(authRequest: AuthenticatedRequest, id: string) {
  const { caller, rows } = await courseForCaller(authRequest, { id })
  return { caller, course: coursesOf(rows)[0] }
}

const courseById = prepared('course', (db) =>
  db
    .select({ course: courses, lessons: lessonsOfCourse(db) })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id'))),
)

/** Finds a course. */
export const readCourse = async (db: Database, id: string): Promise<CourseWithLessons | undefined> =>
  coursesOf(await courseById(db, { id }))[0]

/** Published courses of a language pair. */
const isPublishedOfPair = and(
  eq(courses.sourceLang, sql.placeholder('sourceLang')),
  eq(courses.targetLang, sql.placeholder('targetLang')),
  isPublishedAt(courses, atNow),
)

const publishedCoursesForCaller = callerRead('published courses for caller', (db, caller) =>
  db
    .with(caller)
    .select({ caller: caller.facts, course: courses, lessons: lessonsOfCourse(db) })
    .from(caller)
    .leftJoin(courses, isPublishedOfPair)
    .orderBy(...byPosition),
)

/** Reads the caller and the published courses of the call's language pair, in order. */
export async function findPublishedCourses(authRequest: AuthenticatedRequest) {
  const { caller, rows } = await publishedCoursesForCaller(authRequest, authRequest.pair)
  return { caller, courses: coursesOf(rows) }
}

const publishedCourses = prepared('published courses', (db) =>
  db
    .select({ course: courses, lessons: lessonsOfCourse(db) })
    .from(courses)
    .where(isPublishedOfPair)
    .orderBy(...byPosition),
)

/** Returns the published courses of a language pair, in order. */
export const readPublishedCourses = async (
  db: Database,
  pair: { sourceLang: LangCode; targetLang: LangCode },
  now: Date,
): Promise<CourseWithLessons[]> => coursesOf(await publishedCourses(db, { ...pair, now: now.toISOString() }))

/** Returns the published courses of several target languages, in order. `canSeePublished` determines access. */
export const readPublishedCoursesOf = (db: Database, targetLangs: LangCode[], now: Date) =>
  db
    .select({
      id: courses.id,
      sourceLang: courses.sourceLang,
      targetLang: courses.targetLang,
      levels: courses.levels,
      explicitAccessRequired: courses.explicitAccessRequired,
    })
    .from(courses)
    .where(and(inArray(courses.targetLang, targetLangs), isPublishedAt(courses, now)))
    .orderBy(...byPosition)

const coursesOf = (
  rows: readonly { course: CourseRow | null; lessons: CourseLesson[] }[],
): CourseWithLessons[] => rows.flatMap(({ course, lessons }) => (course ? { ...course, lessons } : []))

/** The data of a lesson that decides whether it is open, and the data that every call needs. */
export type LessonInCourses = Publication & {
  id: string
  sourceLang: LangCode
  targetLang: LangCode
  tags: string[]
  createdAt: Date
  courses: CourseFacts[]
}

/** A lesson with its courses, and whether it contains the exercise of the call. */
export type FoundLesson = LessonInCourses & { holdsExercise: boolean }

const holdsExercise = (db: Database): SQL<boolean> =>
  sql`${exists(
    db
      .select({ id: exercises.id })
      .from(lessonItems)
      .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
      .where(
        and(
          eq(lessonItems.lessonId, lessons.id),
          eq(exercises.id, sql.placeholder('exerciseId')),
          isExerciseItem,
        ),
      ),
  )}`

/** Subquery for the courses of a lesson, as JSON. */
const coursesOfLesson = (db: Database): SQL<CourseFacts[]> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('id', ${courses.id}, ${publicationJson(courses)}, 'explicitAccessRequired', ${courses.explicitAccessRequired}))`,
    })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(eq(courseLessons.lessonId, lessons.id))}, '[]'::json)`

/**
 * The call's lesson as a subquery of at most one row, to be joined in the statement that reads it: placeholders
 * `lessonId` and `exerciseId`.
 */
export const askedLesson = (db: Database) =>
  db
    .select({
      ...lessonFacts,
      courses: coursesOfLesson(db).as('courses'),
      holdsExercise: holdsExercise(db).as('holds_exercise'),
    })
    .from(lessons)
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .as('asked_lesson')

/** The columns of this subquery, which can't be selected as a whole; null for an unknown lesson. */
export const askedLessonColumns = ({
  id,
  active,
  publishAt,
  archived,
  sourceLang,
  targetLang,
  tags,
  createdAt,
  courses,
  holdsExercise,
}: ReturnType<typeof askedLesson>) => ({
  id,
  active,
  publishAt,
  archived,
  sourceLang,
  targetLang,
  tags,
  createdAt,
  courses,
  holdsExercise,
})

const lessonForCaller = callerRead('lesson for caller', (db, caller) => {
  const lesson = askedLesson(db)
  return db
    .with(caller)
    .select({ caller: caller.facts, lesson: askedLessonColumns(lesson) })
    .from(caller)
    .leftJoin(lesson, sql`true`)
})

/** Reads the caller and a lesson; no lesson for an unknown one. */
export async function findLesson(
  authRequest: AuthenticatedRequest,
  lessonId: string,
  exerciseId: string | undefined,
) {
  const { caller, rows } = await lessonForCaller(authRequest, { lessonId, exerciseId: exerciseId ?? null })
  return { caller, lesson: rows[0]?.lesson ?? undefined }
}

const lessonById = prepared('lesson', (db) => db.select().from(askedLesson(db)))

/** Finds a lesson. */
export const readLesson = async (
  db: Database,
  lessonId: string,
  exerciseId?: string,
): Promise<FoundLesson | undefined> => (await lessonById(db, { lessonId, exerciseId: exerciseId ?? null }))[0]

const exerciseForCaller = callerRead('exercise for caller', (db, caller) =>
  db
    .with(caller)
    .select({ caller: caller.facts, exercise: exercises, lesson: lessonFacts, course: courseFacts })
    .from(caller)
    .leftJoin(exercises, eq(exercises.id, sql.placeholder('id')))
    .leftJoin(lessonItems, and(eq(lessonItems.itemId, exercises.id), isExerciseItem))
    .leftJoin(lessons, eq(lessons.id, lessonItems.lessonId))
    .leftJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId)),
)

/** Reads the caller and an exercise with its lessons; no exercise for an unknown one. */
export async function findExercise(authRequest: AuthenticatedRequest, id: string) {
  const { caller, rows } = await exerciseForCaller(authRequest, { id })
  const exercise: ExerciseRow | null | undefined = rows[0]?.exercise
  return { caller, exercise: exercise ?? undefined, lessons: lessonsOf(rows) }
}

type LessonAndCourse = { lesson: Omit<LessonInCourses, 'courses'> | null; course: CourseFacts | null }

/** Groups rows of lessons and courses by lesson. */
const lessonsOf = (rows: readonly LessonAndCourse[]): LessonInCourses[] =>
  [...groupBy(rows, ({ lesson }) => lesson?.id).values()].flatMap((same) => {
    const lesson = same[0]?.lesson
    return lesson ? [{ ...lesson, courses: same.flatMap(({ course }) => course ?? []) }] : []
  })

/** Returns the courses of lessons. */
export async function readCoursesOfLessons(
  db: Database,
  lessonIds: string[],
): Promise<Map<string, CourseFacts[]>> {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .select({ lessonId: courseLessons.lessonId, course: courseFacts })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(inArray(courseLessons.lessonId, lessonIds))
  return new Map(
    [...groupBy(rows, (row) => row.lessonId)].map(([id, own]) => [id, own.map((row) => row.course)]),
  )
}
