import { track } from '@mowka/kernel/platform'

/** Tracks that a course was selected on the courses page and its details opened (P-TRACK-13, P-TRACK-14). */
export function trackSelection(courseId: string): void {
  track('COURSE_SELECTED', { courseId })
  track('COURSE_SELECTED_GO_TO_DETAILS', { courseId })
}
