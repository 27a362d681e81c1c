import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Person } from '../http/person'
import { forbidden, notFound } from '../http/problem'
import { languageAccesses, users } from '../user/tables'
import { courseLessons, courses, lessons } from './tables'

/** What somebody may open: languages with an access that has not ended, and courses that were granted (C62). */
export type Rights = {
  isAdmin: boolean
  languages: ReadonlySet<LangCode>
  courseIds: ReadonlySet<string>
}

/** A visitor's rights: none. */
export const noRights: Rights = { isAdmin: false, languages: new Set(), courseIds: new Set() }

type CourseFacts = { id: string; active: boolean; explicitAccessRequired: boolean }
type LessonFacts = { active: boolean; targetLang: LangCode; courses: readonly CourseFacts[] }

/** Active courses are seen; ones that need explicit access only by those who have it (S-CRS-16, C62). */
export const maySeeCourse = (rights: Rights, course: CourseFacts): boolean =>
  rights.isAdmin || (course.active && (!course.explicitAccessRequired || rights.courseIds.has(course.id)))

/** A language without an access that holds is locked (learner core §6). */
export const isLanguageLocked = (rights: Rights, lang: LangCode): boolean =>
  !rights.isAdmin && !rights.languages.has(lang)

/**
 * What a lesson is to somebody: `hidden` when it is switched off or in no active course, `locked` without access to
 * its language or to any of its courses, else `open`. Everything is open to admins.
 */
export function lessonState(rights: Rights, lesson: LessonFacts): 'open' | 'locked' | 'hidden' {
  if (rights.isAdmin) return 'open'
  if (!lesson.active || !lesson.courses.some((course) => course.active)) return 'hidden'
  if (isLanguageLocked(rights, lesson.targetLang)) return 'locked'
  return lesson.courses.some((course) => maySeeCourse(rights, course)) ? 'open' : 'locked'
}

/** Reads what a person may open at this moment. */
export async function readRights(db: Database, person: Person | null, now: Date): Promise<Rights> {
  if (!person) return noRights
  const rows = await db
    .select({
      courseIds: users.courseIds,
      lang: languageAccesses.targetLang,
      expiresAt: languageAccesses.expiresAt,
    })
    .from(users)
    .leftJoin(languageAccesses, eq(languageAccesses.userId, users.id))
    .where(eq(users.id, person.userId))
  const open = rows.flatMap(({ lang, expiresAt }) => (lang && expiresAt && expiresAt > now ? [lang] : []))
  return {
    isAdmin: person.roles.includes('admin'),
    languages: new Set(open),
    courseIds: new Set(rows[0]?.courseIds),
  }
}

/** A lesson that may be opened. */
export type OpenLesson = { lessonId: string; sourceLang: LangCode; targetLang: LangCode; tags: string[] }

/**
 * Lets a person into a lesson. Throws 404 for a lesson that is unknown or hidden, 403 `LESSON_LOCKED` for one that
 * the person has no access to (S-CRS-15).
 */
export async function assertLessonOpen(
  db: Database,
  person: Person,
  lessonId: string,
  now: Date,
): Promise<OpenLesson> {
  const rights = await readRights(db, person, now)
  const rows = await db
    .select({
      lesson: {
        active: lessons.active,
        sourceLang: lessons.sourceLang,
        targetLang: lessons.targetLang,
        tags: lessons.tags,
      },
      course: {
        id: courses.id,
        active: courses.active,
        explicitAccessRequired: courses.explicitAccessRequired,
      },
    })
    .from(lessons)
    .leftJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(eq(lessons.id, lessonId))
  const lesson = rows[0]?.lesson
  if (!lesson) throw notFound('The lesson')
  const state = lessonState(rights, {
    active: lesson.active,
    targetLang: lesson.targetLang,
    courses: rows.flatMap(({ course }) => (course ? [course] : [])),
  })
  if (state === 'hidden') throw notFound('The lesson')
  if (state === 'locked') throw forbidden('LESSON_LOCKED', 'The lesson needs an access that you do not have')
  const { sourceLang, targetLang, tags } = lesson
  return { lessonId, sourceLang, targetLang, tags }
}
