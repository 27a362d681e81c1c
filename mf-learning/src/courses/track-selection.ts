import { track } from '@mowka/kernel/platform'

/** Tracks that a course was chosen on the courses page and opens its details (P-TRACK-13, P-TRACK-14). */
export function trackSelection(courseId: string): void {
  track('COURSE_SELECTED', { courseId })
  track('COURSE_SELECTED_GO_TO_DETAILS', { courseId })
}
