import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exerciseColumn } from '../course/public'
import { moment } from '../database/columns'
import { ownerColumn } from '../user/public'
import type { Verdict } from './verdict'

/**
 * Refused answers, each once for a person: editors read in them what people say and the exercise does not accept. Only
 * here is kept what learners typed; everything else is counted from these rows, so that it goes with the account.
 */
export const refusedAnswers = pgTable(
  'refused_answers',
  {
    exerciseId: exerciseColumn(),
    userId: ownerColumn(),
    /** The words as answers are compared, so that case and signs make no other answer. */
    normalForm: text('normal_form').notNull(),
    /** As it was typed the first time. */
    typed: text('typed').notNull(),
    /** The version of the exercise, with its accepted answers, that refused it. */
    exerciseVersion: integer('exercise_version').notNull(),
    /** What the exercise says to it now. */
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** The person holds it to be right. */
    disputed: boolean('disputed').notNull(),
    /** When an editor set it aside. */
    asideAt: moment('aside_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.userId, table.normalForm] }),
    index('refused_answers_by_person').on(table.userId, table.createdAt),
  ],
)

/**
 * How many people stumble at an exercise: counted from the answers that wait for a decision. A row is there as soon as
 * an answer of the exercise was refused.
 */
export const stumbles = pgTable(
  'stumbles',
  {
    exerciseId: exerciseColumn().primaryKey(),
    /** As the exercise has it. */
    answerLang: text('answer_lang').notNull(),
    people: integer('people').notNull().default(0),
    /** How many of them hold their answer to be right. */
    disputedBy: integer('disputing').notNull().default(0),
    /** How many different answers wait. */
    forms: integer('forms').notNull().default(0),
    /** The version of the exercise by which the answers were judged. */
    version: integer('version').notNull(),
    /** Something came since it was counted. */
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
