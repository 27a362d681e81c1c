import type { Grammar } from '@mowka/contract/schemas/lesson-teaching'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { sanitizeRichText } from '../rich-text/rich-text'
import { isLanguageLocked } from './access'
import { readHintsOfLessons, readIntroductions } from './grammar-store'
import type { SeenCourses } from './policies'
import { showIntroduction } from './teaching-service'

/**
 * Returns the grammar of the call's language: its lessons with an introduction or hints, and the hints. Without access
 * the lessons have no content, because they would be refused (S-CRS-15).
 */
export async function grammarOf({ db, pair }: CallScope, { courses, rights }: SeenCourses): Promise<Grammar> {
  const isLocked = isLanguageLocked(rights, pair.targetLang)
  const courseIds = courses.map(({ id }) => id)
  const byCourse = groupBy(await readIntroductions(db, courseIds), ({ courseId }) => courseId)
  const all = courses.flatMap(({ id, name: courseName }) =>
    (byCourse.get(id) ?? []).map((lesson) => ({ ...lesson, courseName })),
  )
  // A lesson of several courses belongs to the first.
  const lessons = [...groupBy(all, ({ lessonId }) => lessonId).values()].flatMap(([first]) => first ?? [])
  const lessonIds = lessons.map(({ lessonId }) => lessonId)
  const place = new Map(lessonIds.map((id, index) => [id, index]))
  const uses = (await readHintsOfLessons(db, lessonIds)).toSorted(
    (a, b) => (place.get(a.lessonId) ?? 0) - (place.get(b.lessonId) ?? 0),
  )
  const withHints = new Set(uses.map(({ lessonId }) => lessonId))
  return {
    isLocked,
    lessons: lessons
      .filter(({ lessonId, introduction }) => introduction !== null || withHints.has(lessonId))
      .map(({ lessonId, courseId, courseName, level, nameTarget, nameSource, introduction, examples }) => ({
        lessonId,
        courseId,
        courseName,
        level,
        name: { target: nameTarget, source: nameSource },
        introduction:
          isLocked || !introduction ? null : showIntroduction(introduction, pair.targetLang, examples),
      })),
    hints: isLocked
      ? []
      : [...groupBy(uses, ({ hintId }) => hintId)].map(([_id, same]) => ({
          _id,
          content: sanitizeRichText(same[0]?.content ?? ''),
          lessonIds: same.map(({ lessonId }) => lessonId),
        })),
  }
}
