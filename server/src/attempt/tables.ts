import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { owned, type PersonalTable } from '../database/personal-data'
import { ownerColumn } from '../user/public'
import type { Verdict } from './solution'

/**
 * Refused answers, once per person, for editors to find correct ones that an exercise doesn't accept. Typed text is stored
 * only here and everything else is counted from these rows, so deleting an account deletes all of it.
 */
export const refusedAnswers = pgTable(
  'refused_answers',
  {
    exerciseId: exerciseColumn(),
    userId: ownerColumn(),
    /** The answer's words as they are compared, ignoring case and punctuation. */
    normalForm: text('normal_form').notNull(),
    /** As first typed. */
    typed: text('typed').notNull(),
    /** The version of the exercise that refused it. */
    exerciseVersion: integer('exercise_version').notNull(),
    /** The verdict of the version in `stumbles.version`. */
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** The person disputes the verdict. */
    disputed: boolean('disputed').notNull(),
    /** Time when an editor set it aside. */
    asideAt: moment('aside_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.userId, table.normalForm] }),
    index('refused_answers_by_person').on(table.userId, table.createdAt),
  ],
)

/** Counts of the refused answers of an exercise that wait for a decision. The first refused answer creates the row. */
export const stumbles = pgTable(
  'stumbles',
  {
    exerciseId: exerciseColumn().primaryKey(),
    /** Copied from the exercise, for filters. */
    answerLang: text('answer_lang').notNull(),
    people: integer('people').notNull().default(0),
    /** Number of learners who dispute a verdict. */
    disputedBy: integer('disputing').notNull().default(0),
    /** Number of different answers. */
    forms: integer('forms').notNull().default(0),
    /** The version of the exercise that judged the answers. */
    version: integer('version').notNull(),
    /** Answers arrived since the last count. */
    stale: boolean('stale').notNull(),
  },
  (table) => [
    index('stumbles_by_people').on(table.people, table.exerciseId).where(sql`${table.people} > 0`),
    index('stumbles_of_language')
      .on(table.answerLang, table.people, table.exerciseId)
      .where(sql`${table.people} > 0`),
    index('stumbles_by_disputes').on(table.disputedBy, table.exerciseId).where(sql`${table.people} > 0`),
    index('stumbles_stale').on(table.exerciseId).where(sql`${table.stale}`),
  ],
)

/** Personal data in refused answers. */
export const attemptPersonal: PersonalTable[] = [owned(refusedAnswers, 'refusedAnswers')]
