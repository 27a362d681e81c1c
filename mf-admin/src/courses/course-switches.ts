import type { Course } from '@mowka/shared/contract/schemas/learning'

/** What the list switches on and off (administration and platform §4). */
export type CourseSwitch = 'active' | 'explicitAccessRequired'

/** A switch that was pressed and is not saved yet. */
export type PendingSwitch = { id: number; courseId: string; field: CourseSwitch; value: boolean }

/** The body of the write for one switch: only what changes, and the version that was seen (C57). */
export function switchBody(field: CourseSwitch, value: boolean, version: number) {
  return field === 'active' ? { active: value, version } : { explicitAccessRequired: value, version }
}

/** The newest state of a course that is known: as listed, or as the server answered to a write. */
export function newestCourse(listed: Course, saved: ReadonlyMap<string, Course>): Course {
  const answer = saved.get(listed._id)
  return answer && answer.version > listed.version ? answer : listed
}

/** The courses as the editor sees them: the newest state with every press that is on its way, in order. */
export const shownCourses = (
  listed: readonly Course[],
  saved: ReadonlyMap<string, Course>,
  pending: readonly PendingSwitch[],
): Course[] =>
  listed.map((course) => ({
    ...newestCourse(course, saved),
    ...Object.fromEntries(
      pending.filter((each) => each.courseId === course._id).map((each) => [each.field, each.value]),
    ),
  }))
