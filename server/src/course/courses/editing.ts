import type { ParsedOf } from '@mowka/contract/calls'
import { courseKind } from '@mowka/contract/content-kinds/course'
import type { ValuesOf } from '@mowka/contract/content-kinds/kind'
import { type ListChange, MAX_PIECES } from '@mowka/contract/schemas/editor/catalog'
import type { Course } from '@mowka/contract/schemas/learning'
import { and, eq, max, ne } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { changeRow, createRow, type EditorCall, editableOf } from '../../history/public'
import { invalidInput, ProblemError, staleWrite } from '../../http/problem'
import { editorRights } from '../access'
import { readCourse } from '../access-store'
import { courseLinks } from '../content'
import { deleteComments } from '../review/comments'
import { underReview } from '../review/rules'
import { courses } from '../tables'
import { showCourse } from './service'

/** Throws 409 if a row named by a move is no longer in the list. */
function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw staleWrite()
  return index
}

/** Applies a change to the current ids of a list. Throws 409 for a move of or to a missing row, 422 for a full list. */
export function changedList(ids: readonly string[], change: ListChange): string[] {
  const { rowId } = change
  const others = ids.filter((id) => id !== rowId)
  if (change.action === 'detach') return others
  if (change.action === 'attach') {
    if (ids.includes(rowId)) return [...ids]
    if (ids.length >= MAX_PIECES) throw invalidInput('body/rowId', 'The list is full')
    return [...ids, rowId]
  }
  indexIn(ids, rowId)
  const to = change.beforeId === null ? others.length : indexIn(others, change.beforeId)
  return others.toSpliced(to, 0, rowId)
}

/** The publication and review of a new course or lesson, apart from `active`. */
export const unpublished = { publishAt: null, archived: false, review: 'NONE' } as const

type CourseFields = ValuesOf<typeof courseKind>

/** Courses, as editors write them. */
export const editableCourse = editableOf(courseKind, {
  table: courses,
  links: { lessonIds: courseLinks.courseLessons },
  prepare: (call, change, before, id) => underReview(call, 'course', change, before, id),
  beforeDelete: deleteComments('course'),
  show: async (db, id) => {
    const course = await readCourse(db, id)
    return course && showCourse({ course, rights: editorRights })
  },
})

/** The position behind all other courses of a pair. */
async function lastPosition(
  db: Database,
  { sourceLang, targetLang }: CourseFields,
  ownId: string | undefined,
): Promise<number> {
  const [row] = await db
    .select({ last: max(courses.position) })
    .from(courses)
    .where(
      and(
        eq(courses.sourceLang, sourceLang),
        eq(courses.targetLang, targetLang),
        ownId === undefined ? undefined : ne(courses.id, ownId),
      ),
    )
  return (row?.last ?? 0) + 1
}

/** Makes a course without lessons, behind the others of its pair (S-ADM-11). */
export async function createCourse(
  call: EditorCall,
  { requestId, ...form }: ParsedOf<'createCourse', 'body'>,
): Promise<Course> {
  const fields = { ...unpublished, ...form, lessonIds: [], position: 0 }
  const position = await lastPosition(call.db, fields, requestId)
  return createRow(call, editableCourse, requestId, { ...fields, position })
}

/** The ids of places, in their order. */
const inOrder = <Place extends { order: number }>(places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => a.order - b.order)

/** Changes parts of a course: fields, or its lessons and their order (S-ADM-11, A-CRSE-03). Throws 404, 409 and 422. */
export const updateCourse = (
  call: EditorCall,
  id: string,
  { version, lessons, ...form }: ParsedOf<'updateCourse', 'body'>,
): Promise<Course> => {
  const lessonIds = lessons && inOrder(lessons).map(({ lessonId }) => lessonId)
  return changeRow(call, editableCourse, id, { ...form, ...(lessonIds ? { lessonIds } : {}) }, { version })
}

/** Attaches, detaches or moves a lesson (A-CRSE-03, A-CRSE-05). Throws 404, 409 and 422. */
export const changeCourseLessons = (call: EditorCall, id: string, change: ListChange): Promise<Course> =>
  changeRow(call, editableCourse, id, ({ lessonIds }) => ({ lessonIds: changedList(lessonIds, change) }))

/** Moves a lesson one step in its course (S-ADM-12, C33). Throws 409 for one that is not in it. */
export function changeLessonOrder(
  call: EditorCall,
  id: string,
  { lessonId, type, courseId }: ParsedOf<'changeLessonOrder', 'body'>,
): Promise<Course> {
  return changeRow(call, editableCourse, id, ({ lessonIds }) => {
    const from = lessonIds.indexOf(lessonId)
    if (from < 0) throw new ProblemError(409, 'NOT_IN_COURSE', 'The lesson is not in this course any more')
    if (courseId !== id) throw invalidInput('body/courseId', 'is not the course of the path')
    const to = Math.min(Math.max(from + (type === 'up' ? -1 : 1), 0), lessonIds.length - 1)
    return { lessonIds: lessonIds.toSpliced(from, 1).toSpliced(to, 0, lessonId) }
  })
}
