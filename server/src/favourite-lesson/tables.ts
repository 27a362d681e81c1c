import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { lessonColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/** Learners' favourite lessons. */
export const favouriteLessons = pgTable(
  'user_favourite_lessons',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    lessonId: lessonColumn(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('user_favourite_lessons_one_each').on(table.userId, table.lessonId)],
)

/** The person's favourite lessons. */
export const favouriteLessonPersonal: PersonalTable[] = [owned(favouriteLessons, 'favouriteLessons')]
