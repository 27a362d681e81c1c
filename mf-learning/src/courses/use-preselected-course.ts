import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { track } from '@mowka/kernel/platform'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetPreselectedCourse, readPreselectedCourse } from './preselected-course'

/**
 * Opens the course that was chosen before signing in, once the courses are known (C45). The choice is used up, also
 * when the course is not among them.
 */
export function usePreselectedCourse(courses: readonly Course[], isAuthenticated: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAuthenticated) return
    const chosen = readPreselectedCourse()
    if (chosen === null) return
    forgetPreselectedCourse()
    if (courses.some((course) => course._id === chosen)) {
      // That it was selected was tracked when it was.
      track('COURSE_SELECTED_GO_TO_DETAILS', { courseId: chosen })
      void navigate(paths.courseDetails({ courseId: chosen }), { replace: true })
    }
  }, [courses, isAuthenticated, navigate])
}
