import type { LangCode } from '@mowka/contract/schemas/common'
import { isPublished } from '@mowka/domain/course/publication'
import { type AuthenticatedRequest, type Found, isEditor, type Person } from '../http/caller'
import { type CallScope, type IdPath, objectPolicy, objectPolicyIfNamed, type Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import {
  type CourseFacts,
  canSeeCourse,
  type LessonAccess,
  lessonAccess,
  type Rights,
  rightsOf,
} from './access'
import {
  type CourseWithLessons,
  type FoundLesson,
  findCourse,
  findExercise,
  findLesson,
  findPublishedCourses,
  readLesson,
} from './access-store'
import { type ExerciseRow, findExercisesOfLesson, type GivenExercise, isWord } from './exercise-store'
import { findLessonsOfCourse, type LessonWithItems } from './lessons/store'

type Seen<Course extends CourseFacts> = { course: Course; rights: Rights }

/** A course visible to the caller, with the caller's permissions. */
export type SeenCourse = Seen<CourseWithLessons>

/** A visible course with all its published lessons. */
export type CourseToLearn = Seen<CourseFacts> & { lessons: LessonWithItems[] }

/** The published courses of the call's language pair visible to the caller, in order, with the caller's permissions. */
export type SeenCourses = { courses: CourseWithLessons[]; rights: Rights }

/** Returns a course if it is visible: unpublished ones only to admins (S-CRS-16, C62). Throws 404 otherwise. */
function seen<Course extends CourseFacts>(rights: Rights, course: Course | undefined): Seen<Course> {
  if (!course || !canSeeCourse(rights, course)) throw notFound('The course')
  return { course, rights }
}

/** Returns a course if it is visible and published. */
function available<Course extends CourseFacts>(rights: Rights, course: Course | undefined): Seen<Course> {
  if (!course || !isPublished(course, rights.at)) throw notFound('The course')
  return seen(rights, course)
}

/** Requires a visible course; 404 otherwise. */
export const seenCourse = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'course that one may see',
    who: 'signed-in',
    kind: 'course',
    at,
    find: async (authRequest, id) => {
      const { caller, course } = await findCourse(authRequest, id)
      return { caller, allow: (person): SeenCourse => seen(rightsOf(person, authRequest.now), course) }
    },
  })

const publishedCourse = {
  name: 'published course visible to the caller',
  who: 'signed-in',
  kind: 'course',
} as const

/** Reads the caller and a published course visible to them. */
async function findAvailableCourse(
  authRequest: AuthenticatedRequest,
  id: string,
): Promise<Found<SeenCourse>> {
  const { caller, course } = await findCourse(authRequest, id)
  return { caller, allow: (person) => available(rightsOf(person, authRequest.now), course) }
}

/** Requires a visible, published course; 404 otherwise. */
export const availableCourse = <const At extends IdPath>(at: At) =>
  objectPolicy({ ...publishedCourse, at, find: findAvailableCourse })

type PreviewedCall = { params: { id: string }; query: { preview?: boolean | undefined } }

const courseOrPreview = {
  name: 'published course visible to the caller; any course for a preview by an editor',
  who: 'signed-in',
  objects: [{ kind: 'course', at: 'params.id' }],
} as const

/** Returns a visible course: a published one, or any one if an editor asks for a preview. */
const availableOrPreviewed = <Course extends CourseFacts>(
  rights: Rights,
  course: Course | undefined,
  isPreview: boolean | undefined,
): Seen<Course> => (isPreview && rights.isEditor ? seen(rights, course) : available(rights, course))

/** Requires a visible, published course, or an editor who asks for a preview; 404 otherwise. */
export const courseToShow: Policy<'signed-in', PreviewedCall, SeenCourse> = {
  ...courseOrPreview,
  find: async ({ params, query, ...authRequest }) => {
    const { caller, course } = await findCourse(authRequest, params.id)
    return {
      caller,
      allow: (person) => availableOrPreviewed(rightsOf(person, authRequest.now), course, query.preview),
    }
  },
}

/** Requires the same and loads the published lessons, for a preview also the others. */
export const courseToLearn: Policy<'signed-in', PreviewedCall, CourseToLearn> = {
  ...courseOrPreview,
  find: async ({ params, query, ...authRequest }) => {
    const isPreview = query.preview && isEditor(authRequest.bearer)
    const { caller, course, lessons } = await findLessonsOfCourse(authRequest, params.id, isPreview)
    return {
      caller,
      allow: (person) => ({
        ...availableOrPreviewed(rightsOf(person, authRequest.now), course, isPreview),
        lessons,
      }),
    }
  },
}

/** Requires a visible, published course if one is named; otherwise loads all visible ones. */
export const availableCourses = <const At extends IdPath>(at: At) =>
  objectPolicyIfNamed({
    ...publishedCourse,
    at,
    find: async (authRequest, id): Promise<Found<SeenCourses>> => {
      if (id === undefined) return findSeenCourses(authRequest)
      const { caller, allow } = await findAvailableCourse(authRequest, id)
      return {
        caller,
        allow: (person) => {
          const { course, rights } = allow(person)
          return { courses: [course], rights }
        },
      }
    },
  })

/** Reads the courses of the call's language pair visible to the caller, in order. */
export async function findSeenCourses(authRequest: AuthenticatedRequest): Promise<Found<SeenCourses>> {
  const { caller, courses } = await findPublishedCourses(authRequest)
  return { caller, allow: (person) => seenOf(rightsOf(person, authRequest.now), courses) }
}

const seenOf = (rights: Rights, courses: CourseWithLessons[]): SeenCourses => ({
  courses: courses.filter((course) => canSeeCourse(rights, course)),
  rights,
})

/** A lesson that the caller may open. */
export type OpenLesson = {
  lessonId: string
  sourceLang: LangCode
  targetLang: LangCode
  tags: string[]
  /** The courses that contain it, published or not. */
  courseIds: ReadonlySet<string>
}

/** Other ids in a call about a lesson, which have to belong to it. */
type Within = { courseId?: string | null; exerciseId?: string | undefined }

/**
 * Returns a lesson if a person may open it at a moment. Throws 404 for an unknown or hidden lesson, or one without
 * the other named objects, and 403 `LESSON_LOCKED` without access (S-CRS-15).
 */
export function openLessonAt(
  person: Person,
  at: Date,
  found: FoundLesson | undefined,
  { courseId, exerciseId }: Within = {},
): OpenLesson {
  if (!found) throw notFound('The lesson')
  const rights = rightsOf(person, at)
  assertOpen([lessonAccess(rights, found)])
  const { id: lessonId, sourceLang, targetLang, tags, courses } = found
  const courseIds = new Set(courses.map(({ id }) => id))
  if (courseId && !courseIds.has(courseId)) throw notFound('The course of this lesson')
  if (exerciseId !== undefined && !found.holdsExercise) throw notFound('The exercise of this lesson')
  return { lessonId, sourceLang, targetLang, tags, courseIds }
}

/**
 * Returns since when a lesson was open to a person at a moment: when the account and the access at that time existed
 * and the lesson was published. Null if it was not open.
 */
export function lessonOpenSince(person: Person, at: Date, lesson: FoundLesson | undefined): Date | null {
  const rights = rightsOf(person, at)
  if (!lesson || lessonAccess(rights, lesson) !== 'open') return null
  const published = lesson.publishAt === null ? lesson.createdAt : new Date(lesson.publishAt)
  return later(
    later(later(person.createdAt, lesson.createdAt), published),
    rights.languages.get(lesson.targetLang),
  )
}

/** Reads the caller and a lesson that they may open at the time of the call. */
export async function findOpenLesson(
  authRequest: AuthenticatedRequest,
  lessonId: string,
  within: Within = {},
): Promise<Found<OpenLesson>> {
  const { caller, lesson } = await findLesson(authRequest, lessonId, within.exerciseId)
  return { caller, allow: (person) => openLessonAt(person, authRequest.now, lesson, within) }
}

/** Loads a lesson that a known caller may open. */
export const readOpenLesson = async (
  { db, person, now }: CallScope,
  lessonId: string,
  within: Within = {},
): Promise<OpenLesson> => openLessonAt(person, now, await readLesson(db, lessonId, within.exerciseId), within)

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one)

/** Throws unless one of the lessons is open: 403 if access would open one, 404 if all are hidden. */
function assertOpen(accesses: readonly LessonAccess[]): void {
  if (accesses.includes('open')) return
  if (accesses.length > 0 && accesses.every((access) => access === 'hidden')) throw notFound('The lesson')
  throw forbidden('LESSON_LOCKED', 'The lesson needs an access that you do not have')
}

/** Requires an open lesson; 403 `LESSON_LOCKED` without access, 404 for a hidden one. */
export const openLesson = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'open lesson',
    who: 'signed-in',
    kind: 'lesson',
    at,
    find: (authRequest, id) => findOpenLesson(authRequest, id),
  })

/**
 * Requires an open lesson and loads its exercises in order; inactive ones only for editors who don't exclude them.
 */
export const exercisesToLearn: Policy<
  'signed-in',
  { params: { id: string }; query: { activeOnly?: boolean | undefined } },
  GivenExercise[]
> = {
  name: 'open lesson',
  who: 'signed-in',
  objects: [{ kind: 'lesson', at: 'params.id' }],
  find: async ({ params, query, ...authRequest }) => {
    const all = isEditor(authRequest.bearer) && !query.activeOnly
    const { caller, lesson, exercises } = await findExercisesOfLesson(authRequest, params.id, all)
    return {
      caller,
      allow: (person) => {
        openLessonAt(person, authRequest.now, lesson)
        return exercises
      },
    }
  },
}

/**
 * An exercise that the caller may answer, the lessons that contain it, and those of them that are open to the caller.
 */
export type OpenExercise = { exercise: ExerciseRow; lessonIds: string[]; openLessonIds: string[] }

/** Reads the caller and an exercise with at least one open lesson. Throws 404, or 403 `LESSON_LOCKED`. */
export async function findOpenExercise(
  authRequest: AuthenticatedRequest,
  id: string,
): Promise<Found<OpenExercise>> {
  const { caller, exercise, lessons } = await findExercise(authRequest, id)
  return {
    caller,
    allow: (person) => {
      if (!exercise) throw notFound('The exercise')
      const rights = rightsOf(person, authRequest.now)
      if (!rights.isEditor) assertOpen(lessons.map((lesson) => lessonAccess(rights, lesson)))
      const open = lessons.filter((lesson) => lessonAccess(rights, lesson) === 'open')
      return {
        exercise,
        lessonIds: lessons.map((lesson) => lesson.id),
        openLessonIds: open.map((lesson) => lesson.id),
      }
    },
  }
}

/** Requires an exercise of an open lesson; 403 `LESSON_LOCKED` without access. */
export const openExercise = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'exercise of an open lesson',
    who: 'signed-in',
    kind: 'exercise',
    at,
    find: findOpenExercise,
  })

/** Allows every account any existing word. */
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
 * Allows admins all lessons, and learners one that they name, which is returned only if visible (S-CRS-06, S-ADM-13).
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
    if (!isEditor(person) && query.filters._id === undefined) throw forbidden()
    return undefined
  },
}
