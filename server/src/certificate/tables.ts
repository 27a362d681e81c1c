import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { boolean, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'

/**
 * Certificates of finished courses and levels, one per learner and course or level. Data of courses are copied, so that
 * a certificate remains valid after they were changed or deleted.
 */
export const certificates = pgTable(
  'certificates',
  {
    number: text('number').primaryKey(),
    userId: ownerColumn(),
    /** Null for a level. */
    courseId: text('course_id'),
    /** The name that the learner chose. */
    name: text('name').notNull(),
    /** Whether the public check finds it. */
    isPublic: boolean('is_public').notNull(),
    /** The name of the course, or of the language and level in Polish. */
    courseName: text('course_name').notNull(),
    levels: jsonb('levels').$type<CefrLevel[]>().notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    /** Null for a course, as are the other two columns of a level. */
    level: text('level').$type<CefrLevel>(),
    sourceLang: text('source_lang').$type<LangCode>(),
    /** The names of the level's courses, in order. */
    courses: jsonb('courses').$type<string[]>(),
    lessons: integer('lessons').notNull(),
    sentences: integer('sentences').notNull(),
    /** Null in certificates from before these two were stored. */
    words: integer('words'),
    seconds: integer('seconds'),
    finishedOn: date('finished_on').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('certificates_once').on(table.userId, table.courseId),
    unique('certificates_once_per_level').on(table.userId, table.sourceLang, table.targetLang, table.level),
  ],
)

/** The person's certificates. */
export const certificatePersonal: PersonalTable[] = [owned(certificates, 'certificates')]
