import type { LangCode } from '@mowka/contract/schemas/common'
import { isEditor, type Person } from '../http/caller'
import { type Grants, grantsAt } from '../user/public'

/** A caller's permissions: everything for admins, else granted languages and courses (C62). */
export type Rights = Grants & { isEditor: boolean }

/** A visitor's permissions: none. */
export const noRights: Rights = { isEditor: false, languages: new Map(), courseIds: new Set() }

/** An admin's permissions, which don't have to be read. */
export const editorRights: Rights = { ...noRights, isEditor: true }

/** Returns a caller's permissions at a moment. */
export const rightsOf = (person: Person | null, at: Date): Rights =>
  person ? { ...grantsAt(person, at), isEditor: isEditor(person) } : noRights

/** The data of a course that determines access to it. */
export type CourseFacts = { id: string; active: boolean; explicitAccessRequired: boolean }
type LessonFacts = { active: boolean; targetLang: LangCode; courses: readonly CourseFacts[] }

/** Active courses are visible; those with explicit access only to users with a grant (S-CRS-16, C62). */
export const canSeeCourse = (rights: Rights, course: CourseFacts): boolean =>
  rights.isEditor || (course.active && (!course.explicitAccessRequired || rights.courseIds.has(course.id)))

/** A language without running access is locked (S-CRS-15). */
export const isLanguageLocked = (rights: Rights, lang: LangCode): boolean =>
  !rights.isEditor && !rights.languages.has(lang)

/** A caller's access to a lesson. */
export type LessonAccess = 'open' | 'locked' | 'hidden'

/**
 * Returns a caller's access to a lesson: `hidden` if it is inactive or in no active course, `locked` without access
 * to its language or to any of its courses, else `open`. Everything is open to admins.
 */
export function lessonAccess(rights: Rights, lesson: LessonFacts): LessonAccess {
  if (rights.isEditor) return 'open'
  if (!lesson.active || !lesson.courses.some((course) => course.active)) return 'hidden'
  if (isLanguageLocked(rights, lesson.targetLang)) return 'locked'
  return lesson.courses.some((course) => canSeeCourse(rights, course)) ? 'open' : 'locked'
}
