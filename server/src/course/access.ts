import type { LangCode } from '@mowka/contract/schemas/common'
import { isPublished, type Publication } from '@mowka/domain/course/publication'
import { isEditor, type Person } from '../http/caller'
import { type Grants, grantsAt } from '../user/public'

/** A caller's permissions at a moment: everything for editors, else granted languages and courses (C62). */
export type Rights = Grants & { isEditor: boolean; at: Date }

/** A visitor's permissions: none. */
export const noRights = (at: Date): Rights => ({
  isEditor: false,
  languages: new Map(),
  courseIds: new Set(),
  at,
})

/** An editor's permissions, which don't have to be read. They are the same at any moment. */
export const editorRights: Rights = { ...noRights(new Date(0)), isEditor: true }

/** Returns a caller's permissions at a moment. */
export const rightsOf = (person: Person | null, at: Date): Rights =>
  person ? { ...grantsAt(person, at), isEditor: isEditor(person), at } : noRights(at)

/** The data of a course that determines access to it. */
export type CourseFacts = Publication & PublishedCourse
type LessonFacts = Publication & { targetLang: LangCode; courses: readonly CourseFacts[] }

/** The data of a published course that determines access to it. */
type PublishedCourse = { id: string; explicitAccessRequired: boolean }

/** Published courses are visible; those with explicit access only to users with a grant (S-CRS-16, C62). */
export const canSeePublished = (rights: Rights, course: PublishedCourse): boolean =>
  rights.isEditor || !course.explicitAccessRequired || rights.courseIds.has(course.id)

/** Whether a caller may see a course: unpublished ones are for editors only. */
export const canSeeCourse = (rights: Rights, course: CourseFacts): boolean =>
  rights.isEditor || (isPublished(course, rights.at) && canSeePublished(rights, course))

/** A language without running access is locked (S-CRS-15). */
export const isLanguageLocked = (rights: Rights, lang: LangCode): boolean =>
  !rights.isEditor && !rights.languages.has(lang)

/** Whether a lesson is published in a published course. */
export const isPublishedLesson = (lesson: Omit<LessonFacts, 'targetLang'>, at: Date): boolean =>
  isPublished(lesson, at) && lesson.courses.some((course) => isPublished(course, at))

/** A caller's access to a lesson. */
export type LessonAccess = 'open' | 'locked' | 'hidden'

/**
 * Returns a caller's access to a lesson: `hidden` if it is unpublished or in no published course, `locked` without access
 * to its language or to any of its courses, else `open`. Everything is open to editors.
 */
export function lessonAccess(rights: Rights, lesson: LessonFacts): LessonAccess {
  if (rights.isEditor) return 'open'
  if (!isPublishedLesson(lesson, rights.at)) return 'hidden'
  if (isLanguageLocked(rights, lesson.targetLang)) return 'locked'
  return lesson.courses.some((course) => canSeeCourse(rights, course)) ? 'open' : 'locked'
}
