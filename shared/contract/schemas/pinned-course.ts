import { MAX_PINNED_COURSES } from '@mowka/domain/course/course'
import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, IdParams } from './common'

/** A course that a learner pinned. */
const PinnedCourse = z.object({ courseId: Id })

export const pinnedCourseCalls = {
  /** In the order of pinning. */
  getPinnedCourses: { answer: z.array(PinnedCourse).max(MAX_PINNED_COURSES) },
  /** By the id of the course. Refused with `TOO_MANY_PINNED_COURSES` above the limit. */
  pinCourse: { params: IdParams },
  unpinCourse: { params: IdParams },
} satisfies Record<string, CallSchema>
