import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { isAdmin } from '../http/person'
import { type CallScope, type IdPath, objectPolicy, objectPolicyIfNamed, type Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { type LessonAccess, lessonAccess, maySeeCourse, type Rights } from './access'
import { readCourse, readExercise, readLesson } from './access-store'
import { type ExerciseRow, isWord } from './exercise-store'
import type { CourseRow } from './store'

/** A course that the caller may see, with what the caller may open. */
export type SeenCourse = { course: CourseRow; rights: Rights }

/** Finds a course that the caller may see: an inactive one for admins only (S-CRS-16, C62). Throws 404. */
export async function findSeenCourse(call: CallScope, id: string): Promise<SeenCourse> {
  const found = await readCourse(call, id)
  if (!found || !maySeeCourse(found.rights, found.course)) throw notFound('The course')
  return found
}

/** The same for courses that can be learned: an inactive one is nobody's. Throws 404. */
export async function findAvailableCourse(call: CallScope, id: string): Promise<SeenCourse> {
  const found = await findSeenCourse(call, id)
  if (!found.course.active) throw notFound('The course')
  return found
}

/** Anyone who may see the course; 404 for others. */
export const seenCourse = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'course that one may see',
    who: 'signed-in',
    kind: 'course',
    at,
    load: findSeenCourse,
  })

const available = {
  name: 'active course that one may see',
  who: 'signed-in',
  kind: 'course',
  load: findAvailableCourse,
} as const

/** Anyone who may see the course, while it is active; 404 for others. */
export const availableCourse = <const At extends IdPath>(at: At) => objectPolicy({ ...available, at })

/** The same for a call that may name a course. */
export const availableCourseIfNamed = <const At extends IdPath>(at: At) =>
  objectPolicyIfNamed({ ...available, at })

/** An editor, for any course. */
export const editedCourse = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin',
    who: 'admin',
    kind: 'course',
    at,
    load: async (call, id) => (await findSeenCourse(call, id)).course,
  })

/** A lesson that the caller may open. */
export type OpenLesson = {
  lessonId: string
  sourceLang: LangCode
  targetLang: LangCode
  tags: string[]
  /** Since when it was open to the caller: it existed, and there was the access that holds. */
  openSince: Date
  /** The courses that hold it, active or not. */
  courseIds: ReadonlySet<string>
}

/** What else a call about a lesson names: the lesson has to hold it. */
type Within = { courseId?: string | null; exerciseId?: string | undefined }

/**
 * Finds a lesson that the caller may open at the call's time. Throws 404 for a lesson that is unknown or hidden or does
 * not hold what else is named, 403 `LESSON_LOCKED` for one that the caller has no access to (S-CRS-15).
 */
export async function findOpenLesson(
  call: CallScope,
  lessonId: string,
  { courseId, exerciseId }: Within = {},
): Promise<OpenLesson> {
  const found = await readLesson(call, lessonId, exerciseId)
  if (!found) throw notFound('The lesson')
  assertOpen([lessonAccess(found.rights, found.lesson)])
  const { sourceLang, targetLang, tags, courses, createdAt } = found.lesson
  const openSince = later(createdAt, found.rights.languages.get(targetLang))
  const courseIds = new Set(courses.map(({ id }) => id))
  if (courseId && !courseIds.has(courseId)) throw notFound('The course of this lesson')
  if (exerciseId !== undefined && !found.holdsExercise) throw notFound('The exercise of this lesson')
  return { lessonId, sourceLang, targetLang, tags, openSince, courseIds }
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one)

/** Refuses what is in no open lesson: 403 where an access would open one, 404 where all are hidden. */
function assertOpen(accesses: readonly LessonAccess[]): void {
  if (accesses.includes('open')) return
  if (accesses.length > 0 && accesses.every((access) => access === 'hidden')) throw notFound('The lesson')
  throw forbidden('LESSON_LOCKED', 'The lesson needs an access that you do not have')
}

/** Anyone who may open the lesson; 403 `LESSON_LOCKED` without access, 404 for a hidden one. */
export const openLesson = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'open lesson',
    who: 'signed-in',
    kind: 'lesson',
    at,
    load: (call, id) => findOpenLesson(call, id),
  })

/** An exercise that the caller may answer, and all lessons that hold it. */
export type OpenExercise = { exercise: ExerciseRow; lessonIds: string[] }

/** Finds an exercise of a lesson that the caller may open: one is enough. Throws 404, or 403 `LESSON_LOCKED`. */
export async function findOpenExercise(call: CallScope, id: string): Promise<OpenExercise> {
  const found = await readExercise(call, id)
  if (!found) throw notFound('The exercise')
  const { exercise, lessons, rights } = found
  if (!rights.isAdmin) assertOpen(lessons.map((lesson) => lessonAccess(rights, lesson)))
  return { exercise, lessonIds: lessons.map((lesson) => lesson.id) }
}

/** Everyone with an account, for any word that is there. */
export const anyWord = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'signed in',
    who: 'signed-in',
    kind: 'word',
    at,
    load: async ({ db }, id) => {
      if (!(await isWord(db, id))) throw notFound('The word')
      return { wordId: id }
    },
  })

/**
 * Admins for all lessons; learners for one that they name, which they only get if they may see it (S-CRS-06, S-ADM-13).
 */
export const listedLessons: Policy<
  'signed-in',
  { query: { filters: { _id?: string | undefined } } },
  undefined
> = {
  name: 'admin; signed in for one lesson',
  who: 'signed-in',
  freeIds: { 'query.filters._id': 'the list leaves out what the caller may not see (lesson.api.test.ts)' },
  load: async ({ person, query }) => {
    if (!isAdmin(person) && query.filters._id === undefined) throw forbidden()
    return undefined
  },
}
