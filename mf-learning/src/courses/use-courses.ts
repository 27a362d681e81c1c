import type { AnswerOf } from '@mowka/contract/calls'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'
import { useSettledLanguage } from './use-settled-language'

/** Data of the courses page. */
export type CoursesData = {
  courses: AnswerOf<'getAvailableCourses'>
  progress: AnswerOf<'getProgress'> | undefined
  next: AnswerOf<'getNextLesson'> | undefined
  recommended: AnswerOf<'getRecommendedCourses'> | undefined
}

/**
 * Loads the courses page in the target language. Progress and recommendations are optional: if one fails, the courses
 * are shown without it. Recommendations require a level from a completed test (L-CRS-12).
 */
export function useCourses({
  lang,
  isAuthenticated,
  testedLevel,
}: {
  lang: LangCode
  isAuthenticated: boolean
  testedLevel: CefrLevel | null
}): ReadState<CoursesData> {
  const isSettled = useSettledLanguage(lang)
  const ofLearner = isSettled && isAuthenticated ? {} : null
  return useReads({
    courses: read('getAvailableCourses', isSettled ? {} : null),
    progress: optional('getProgress', ofLearner),
    next: optional('getNextLesson', ofLearner),
    recommended: optional('getRecommendedCourses', isSettled && testedLevel ? { level: testedLevel } : null),
  })
}
