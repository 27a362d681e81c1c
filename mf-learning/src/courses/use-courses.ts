import type { AnswerOf } from '@mowka/contract/calls'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'
import { useEffect, useState } from 'react'

/** Debounce of a language change before courses load, in ms (L-CRS-10). */
const COURSES_DELAY = 800

/** Returns false for 800 ms after a language change, so that quick changes load only the last language. */
export function useSettledLanguage(lang: LangCode): boolean {
  const [settled, setSettled] = useState(lang)
  useEffect(() => {
    if (lang === settled) return
    const timer = setTimeout(() => setSettled(lang), COURSES_DELAY)
    return () => clearTimeout(timer)
  }, [lang, settled])
  return lang === settled
}

/** Data of the courses page. */
export type CoursesData = {
  courses: AnswerOf<'getAvailableCourses'>
  progress: AnswerOf<'getProgress'> | undefined
  next: AnswerOf<'getNextLesson'> | undefined
  recommended: AnswerOf<'getRecommendedCourses'> | undefined
  pinned: AnswerOf<'getPinnedCourses'> | undefined
  due: AnswerOf<'getDueReviews'> | undefined
}

/**
 * Loads the courses page in the target language. Progress, recommendations, pins and reviews are optional: if one fails, the
 * courses are shown without it. Recommendations require a level from a completed test (L-CRS-12).
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
    pinned: optional('getPinnedCourses', ofLearner),
    due: optional('getDueReviews', ofLearner),
  })
}
