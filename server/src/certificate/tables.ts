import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { boolean, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/**
 * Certificates of finished courses, one per learner and course. Course data are copied, so that a certificate remains
 * valid after the course was changed or deleted.
 */
export const certificates = pgTable(
  'certificates',
  {
    number: text('number').primaryKey(),
    userId: ownerColumn(),
    courseId: text('course_id').notNull(),
    /** The name that the learner chose. */
    name: text('name').notNull(),
    /** Whether the public check finds it. */
    isPublic: boolean('is_public').notNull(),
    courseName: text('course_name').notNull(),
    levels: jsonb('levels').$type<CefrLevel[]>().notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    lessons: integer('lessons').notNull(),
    sentences: integer('sentences').notNull(),
    finishedOn: date('finished_on').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('certificates_once').on(table.userId, table.courseId)],
)

/** The person's certificates. */
export const certificatePersonal: PersonalTable[] = [owned(certificates, 'certificates')]
