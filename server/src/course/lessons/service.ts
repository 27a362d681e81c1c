import { formFields, learnerFields } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import type { lessonList } from '@mowka/contract/endpoints/learning'
import type { EditedLesson, Lesson } from '@mowka/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { pick } from '@mowka/domain/pick'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { isEditor } from '../../http/caller'
import type { CallScope } from '../../http/policy'
import { canSeeCourse, editorRights, lessonAccess, type Rights, rightsOf } from '../access'
import { readCoursesOfLessons } from '../access-store'
import type { CourseToLearn } from '../policies'
import * as store from './store'

/** A lesson with its items; without inactive exercises for learners. */
const showLesson = (
  row: store.ListedLesson,
  items: readonly store.LessonItem[],
  rights: Rights,
  isLocked: boolean,
): Lesson => ({
  _id: row.id,
  name: { target: row.nameTarget, source: row.nameSource },
  ...pick(row, learnerFields(lessonKind)),
  isLocked,
  items: items
    .filter(({ active }) => active || rights.isEditor)
    .map(({ itemId, order, type }) => ({ itemId, order, type })),
  hasIntroduction: row.hasIntroduction,
  hasDialogue: row.hasDialogue,
})

/** Returns the published lessons of a course with `isLocked` (S-CRS-04, S-CRS-15). */
export const availableLessons = ({ course, rights, lessons }: CourseToLearn): Lesson[] =>
  lessons.map(({ lesson, items }) => {
    const access = lessonAccess(rights, { ...lesson, courses: [course] })
    return showLesson(lesson, items, rights, access !== 'open')
  })

/** Additional fields of a lesson for editors. */
function forEditors(row: store.LessonRow) {
  // Lists omit both.
  const { introduction: _introduction, dialogue: _dialogue, ...fields } = pick(row, formFields(lessonKind))
  return {
    ...fields,
    description: {
      target: splitLessonName(row.nameTarget).description,
      source: splitLessonName(row.nameSource).description,
    },
    publishAt: row.publishAt,
    archived: row.archived,
    review: row.review,
    version: row.version,
  }
}

/** Loads lessons with their items. */
async function withItems(
  db: Database,
  rows: store.LessonRow[],
  rights: Rights,
  isLocked: (row: store.LessonRow) => boolean,
): Promise<EditedLesson[]> {
  const ids = rows.map((row) => row.id)
  const items = groupBy(await store.readItems(db, ids), (item) => item.lessonId)
  return rows.map((row) => ({
    ...showLesson(store.listed(row), items.get(row.id) ?? [], rights, isLocked(row)),
    ...forEditors(row),
  }))
}

/** Lessons as returned to editors. */
const showLessons = (db: Database, rows: store.LessonRow[]): Promise<EditedLesson[]> =>
  withItems(db, rows, editorRights, () => false)

/** Returns lessons to editors with the introductions and dialogues that lists omit. */
export async function showWholeLessons(db: Database, rows: store.LessonRow[]): Promise<EditedLesson[]> {
  const shown = await showLessons(db, rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const courses = await readCoursesOfLessons(db, [...byId.keys()])
  return shown.map((lesson) => {
    const { introduction = null, dialogue = null } = byId.get(lesson._id) ?? {}
    const courseIds = (courses.get(lesson._id) ?? []).map(({ id }) => id)
    return { ...lesson, courseIds, introduction, dialogue }
  })
}

/** Returns all lessons of a course in order, including inactive ones (S-CRS-12). */
export const allLessons = async (db: Database, courseId: string): Promise<EditedLesson[]> =>
  showLessons(db, await store.readLessonsOfCourse(db, courseId))

/**
 * Lists lessons by filter. Learners name one with `_id` and get it if it is active in a course visible to them;
 * admins get all of them page by page (S-ADM-13).
 */
export async function listLessons(call: CallScope, query: ReadListQuery<typeof lessonList>) {
  const { db, person } = call
  const { rows, total } = await store.listLessons(db, query, call.now)
  if (isEditor(person)) {
    const show = query.filters._id === undefined ? showLessons : showWholeLessons
    return { data: await show(db, rows), metadata: { total } }
  }
  const rights = rightsOf(person, call.now)
  const courses = await readCoursesOfLessons(
    db,
    rows.map((row) => row.id),
  )
  const holding = (row: store.LessonRow) => courses.get(row.id) ?? []
  const access = (row: store.LessonRow) => lessonAccess(rights, { ...row, courses: holding(row) })
  const seen = rows.filter(
    (row) => access(row) !== 'hidden' && holding(row).some((course) => canSeeCourse(rights, course)),
  )
  return {
    data: await withItems(db, seen, rights, (row) => access(row) === 'locked'),
    metadata: { total: seen.length },
  }
}
