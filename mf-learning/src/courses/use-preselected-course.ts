import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { track } from '@mowka/kernel/platform'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearPreselectedCourse, readPreselectedCourse } from './preselected-course'

/**
 * Opens the course that was chosen before sign-in, once the courses are loaded (C45). The choice is discarded even if
 * the course is unavailable.
 */
export function usePreselectedCourse(courses: readonly Course[], isAuthenticated: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAuthenticated) return
    const chosen = readPreselectedCourse()
    if (chosen === null) return
    clearPreselectedCourse()
    if (courses.some((course) => course._id === chosen)) {
      // The selection itself was tracked before sign-in.
      track('COURSE_SELECTED_GO_TO_DETAILS', { courseId: chosen })
      void navigate(paths.courseDetails({ courseId: chosen }), { replace: true })
    }
  }, [courses, isAuthenticated, navigate])
}
