import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { session } from '@mowka/kernel/session'
import { optional, useReads } from '@mowka/web/api'

/**
 * Returns the address of the first course of a new language: of the user's level, or the first unlocked one. Until it is
 * known, and without a language, the address of the courses. Render it in an observer.
 */
export function useStartPath(lang: LangCode | null): string {
  // Courses are loaded in the learning language, to which the page has just switched.
  const isLearned = lang !== null && lang === session.targetLang
  const reads = useReads({ courses: optional('getAvailableCourses', isLearned ? {} : null) })
  const level = isLearned ? session.user?.userMetadata.languages[lang]?.level : undefined
  const courses = (reads.state === 'ready' && reads.data.courses?.data) || []
  const open = courses.filter(({ isLocked }) => !isLocked)
  const first = open.find(({ levels }) => level !== undefined && levels.includes(level)) ?? open[0]
  return first ? paths.courseDetails({ courseId: first._id }) : paths.courses()
}
