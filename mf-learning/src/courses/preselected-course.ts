import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { track } from '@mowka/kernel/platform'
import { stored } from '@mowka/kernel/storage'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'

const preselectedCourse = stored(localKeys.preselectedCourse, v.string())

/** Stores the course that a visitor chose until they have signed in (L-CRS-08, C45). */
export const storePreselectedCourse = (courseId: string): void => {
  preselectedCourse.write(courseId)
}

/** Reads the course that was chosen before sign-in; null if there is none. */
export const readPreselectedCourse = (): string | null => preselectedCourse.read()

/** Discards the choice after it was used or turned out to be unavailable. */
const clearPreselectedCourse = (): void => {
  preselectedCourse.write(null)
}

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
