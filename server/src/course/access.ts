import type { LangCode } from '@mowka/contract/schemas/common'
import { isAdmin, type Person } from '../http/person'
import { type Grants, grantsAt } from '../user/public'

/** What a caller may open: everything for admins, else what was granted (C62). */
export type Rights = Grants & { isAdmin: boolean }

/** A visitor's rights: none. */
export const noRights: Rights = { isAdmin: false, languages: new Map(), courseIds: new Set() }

/** An admin's rights. Nothing has to be read for them. */
export const adminRights: Rights = { ...noRights, isAdmin: true }

/** What a caller may open at a moment. */
export const rightsOf = (person: Person | null, at: Date): Rights =>
  person ? { ...grantsAt(person, at), isAdmin: isAdmin(person) } : noRights

/** What of a course decides who may see it. */
export type CourseFacts = { id: string; active: boolean; explicitAccessRequired: boolean }
type LessonFacts = { active: boolean; targetLang: LangCode; courses: readonly CourseFacts[] }

/** Active courses are seen; ones that need explicit access only by those who have it (S-CRS-16, C62). */
export const maySeeCourse = (rights: Rights, course: CourseFacts): boolean =>
  rights.isAdmin || (course.active && (!course.explicitAccessRequired || rights.courseIds.has(course.id)))

/** A language without an access that holds is locked (S-CRS-15). */
export const isLanguageLocked = (rights: Rights, lang: LangCode): boolean =>
  !rights.isAdmin && !rights.languages.has(lang)

/** What a lesson is to a caller. */
export type LessonAccess = 'open' | 'locked' | 'hidden'

/**
 * What a lesson is to a caller: `hidden` when it is switched off or in no active course, `locked` without access to its
 * language or to any of its courses, else `open`. Everything is open to admins.
 */
export function lessonAccess(rights: Rights, lesson: LessonFacts): LessonAccess {
  if (rights.isAdmin) return 'open'
  if (!lesson.active || !lesson.courses.some((course) => course.active)) return 'hidden'
  if (isLanguageLocked(rights, lesson.targetLang)) return 'locked'
  return lesson.courses.some((course) => maySeeCourse(rights, course)) ? 'open' : 'locked'
}
