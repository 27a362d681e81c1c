import { useApi } from '@mowka/shared/api'
import { session } from '@mowka/shared/session'
import { useSettledLanguage } from './use-settled-language'

/**
 * What the courses page reads, in the language being learned. Progress and recommendations are extras: when one of
 * them fails the courses are shown without it. Recommended courses are asked for only after a finished leveling test
 * (learner core §4). Call it in an observer.
 */
export function useCourses() {
  const lang = session.targetLang
  const isSettled = useSettledLanguage(lang)
  const isAuthenticated = session.isAuthenticated
  const entry = session.user?.userMetadata.languages[lang]
  const testedLevel = entry?.levelingTestStatus === 'FINISHED' ? entry.level : undefined

  const courses = useApi('getAvailableCourses', isSettled ? {} : null)
  const progress = useApi('getProgress', isSettled && isAuthenticated ? {} : null)
  const next = useApi('getNextLesson', isSettled && isAuthenticated ? {} : null)
  const recommended = useApi(
    'getRecommendedCourses',
    isSettled && testedLevel ? { level: testedLevel } : null,
  )
  const extras = [progress, next, recommended]

  return {
    courses: courses.data?.data,
    progress: progress.data ?? [],
    next: next.data ?? null,
    recommended: recommended.data ?? [],
    error: courses.data ? undefined : courses.error,
    isLoading: !isSettled || !courses.data || extras.some((each) => each.isLoading),
    isRetrying: courses.isValidating,
    retry: () => void courses.mutate(),
  }
}
