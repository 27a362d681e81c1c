import type { Endpoints } from '../endpoint'

export const pinnedCourseEndpoints = {
  getPinnedCourses: { call: 'GET /pinned-course', shows: ['pinnedCourses', 'courses'], kept: true },
  pinCourse: { call: 'PUT /pinned-course/:id', touches: ['pinnedCourses'] },
  unpinCourse: { call: 'DELETE /pinned-course/:id', touches: ['pinnedCourses'] },
} as const satisfies Endpoints
