import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { courseColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Courses that learners pinned to the top of their list. */
export const pinnedCourses = pgTable(
  'pinned_courses',
  {
    userId: ownerColumn(),
    courseId: courseColumn(),
    pinnedAt: moment('pinned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
)

/** The person's pinned courses. */
export const pinnedCoursePersonal: PersonalTable[] = [owned(pinnedCourses, 'pinnedCourses')]
