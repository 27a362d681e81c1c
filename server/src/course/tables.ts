import type { registers } from '@mowka/contract/content-kinds/exercise'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type {
  AlternativeAnswer,
  ExpectedMistake,
  GapRange,
  ReportedBugMode,
  ReportedBugStatus,
} from '@mowka/contract/schemas/learning'
import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import type { Picture } from '@mowka/domain/course/pictures'
import type { CommentedKind, ReviewState } from '@mowka/domain/course/review'
import type { PartOfSpeech, WordGender } from '@mowka/domain/word/word'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { isoMoment, moment, sortedText } from '../database/columns'
import { nameless, type PersonalTable } from '../database/personal-data'
import { searchFormOf } from '../database/search-form'
import { formerOwnerColumn } from '../user/public'

/**
 * Columns of all editable content. `version` guards against stale writes (C57); `edited` protects a row changed in
 * the panel from imports of the starter library.
 */
const editable = () => ({
  active: boolean('active').notNull().default(true),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  edited: boolean('edited').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Columns of courses and lessons, which learners see when they are published (`publication.ts`). */
const publishable = () => ({
  publishAt: isoMoment('publish_at'),
  archived: boolean('archived').notNull().default(false),
  review: text('review').$type<ReviewState>().notNull().default('NONE'),
})

export const courses = pgTable(
  'courses',
  {
    id: text('id').primaryKey(),
    name: sortedText('name').notNull(),
    description: text('description').notNull().default(''),
    picture: text('picture').$type<Picture>(),
    levels: jsonb('levels').$type<CefrLevel[]>().notNull(),
    sourceLang: text('source_lang').$type<LangCode>().notNull(),
    targetLang: text('target_lang').$type<LangCode>().notNull(),
    explicitAccessRequired: boolean('explicit_access_required').notNull().default(false),
    position: integer('position').notNull().default(0),
    ...publishable(),
    ...editable(),
  },
  (table) => [index('courses_by_pair').on(table.sourceLang, table.targetLang, table.position)],
)

export const lessons = pgTable('lessons', {
  id: text('id').primaryKey(),
  /** `title|description` in the learned and in the learner's own language. */
  nameTarget: sortedText('name_target').notNull(),
  nameSource: sortedText('name_source').notNull(),
  picture: text('picture').$type<Picture>(),
  level: text('level').$type<CefrLevel>().notNull(),
  sourceLang: text('source_lang').$type<LangCode>().notNull(),
  targetLang: text('target_lang').$type<LangCode>().notNull(),
  introduction: jsonb('introduction').$type<Introduction | null>(),
  dialogue: jsonb('dialogue').$type<Dialogue | null>(),
  ...publishable(),
  ...editable(),
})

export const courseLessons = pgTable(
  'course_lessons',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lessonId] }),
    index('course_lessons_by_lesson').on(table.lessonId),
  ],
)

export const exercises = pgTable(
  'exercises',
  {
    id: text('id').primaryKey(),
    example: sortedText('example').notNull(),
    exampleLang: text('example_lang').$type<LangCode>().notNull(),
    exampleRecording: text('example_recording'),
    answer: sortedText('answer').notNull(),
    answerLang: text('answer_lang').$type<LangCode>().notNull(),
    answerRecording: text('answer_recording'),
    alternativeAnswers: jsonb('alternative_answers').$type<AlternativeAnswer[]>().notNull().default([]),
    expectedMistakes: jsonb('expected_mistakes').$type<ExpectedMistake[]>().notNull().default([]),
    gaps: jsonb('gaps').$type<{ ranges: GapRange[] }[]>().notNull().default([]),
    register: text('register').$type<(typeof registers)[number]>().notNull().default('NEUTRAL'),
    needAttention: boolean('need_attention').notNull().default(false),
    ...editable(),
  },
  (table) => [
    // The panel's list: its sort orders within a language pair …
    index('exercises_by_age').on(table.exampleLang, table.answerLang, table.createdAt, table.id),
    index('exercises_by_example').on(
      table.exampleLang,
      table.answerLang,
      sql`lower(${table.example})`,
      table.id,
    ),
    index('exercises_by_answer').on(
      table.exampleLang,
      table.answerLang,
      sql`lower(${table.answer})`,
      table.id,
    ),
    // … its search in sentences, also for similar answers …
    index('exercises_by_text').using(
      'gin',
      sql`${searchFormOf(table.example)} gin_trgm_ops`,
      sql`${searchFormOf(table.answer)} gin_trgm_ops`,
    ),
    // … its tags …
    index('exercises_by_tag').using('gin', table.tags.op('jsonb_path_ops')),
    // … and the few that need an editor or are hidden from learners.
    index('exercises_in_need')
      .on(table.exampleLang, table.answerLang, table.createdAt, table.id)
      .where(sql`${table.needAttention}`),
    index('exercises_off')
      .on(table.exampleLang, table.answerLang, table.createdAt, table.id)
      .where(sql`not ${table.active}`),
    // Exercises with expected mistakes, by their reasons.
    index('exercises_with_mistakes')
      .on(table.answerLang)
      .where(sql`${table.expectedMistakes} <> '[]'::jsonb`),
  ],
)

/** The course of another row, which is deleted with it. */
export const courseColumn = () =>
  text('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

/** The lesson of another row, which is deleted with it. */
export const lessonColumn = () =>
  text('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' })

/** The exercise of another row, which is deleted with it. */
export const exerciseColumn = () =>
  text('exercise_id')
    .notNull()
    .references(() => exercises.id, { onDelete: 'cascade' })

/** Learners' reports about exercises. Editors approve or delete them by id (C57, A-EXFO-18). */
export const reportedBugs = pgTable(
  'reported_bugs',
  {
    /** Generated by the learner's device, so that a repeated report is stored once. */
    id: text('id').primaryKey(),
    exerciseId: exerciseColumn(),
    /** A report outlives the account. */
    userId: formerOwnerColumn(),
    mode: text('mode').$type<ReportedBugMode>().notNull(),
    /** A dash if empty (L-TRN-43), here and below. */
    comment: text('comment').notNull(),
    suggestedAnswer: text('suggested_answer').notNull(),
    status: text('status').$type<ReportedBugStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reported_bugs_by_exercise').on(table.exerciseId, table.createdAt),
    index('reported_bugs_by_status').on(table.status, table.exerciseId),
  ],
)

export const lessonItems = pgTable(
  'lesson_items',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** Only EXERCISE counts toward progress (P-ENT-20). */
    type: text('type').notNull().default('EXERCISE'),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.itemId] }),
    index('lesson_items_by_item').on(table.itemId),
  ],
)

export const hints = pgTable('hints', {
  id: text('id').primaryKey(),
  /** Sanitized HTML. */
  content: text('content').notNull(),
  sourceLang: text('source_lang').$type<LangCode>().notNull(),
  targetLang: text('target_lang').$type<LangCode>().notNull(),
  isFullScreen: boolean('is_full_screen').notNull().default(false),
  ...editable(),
})

export const exerciseHints = pgTable(
  'exercise_hints',
  {
    exerciseId: exerciseColumn(),
    hintId: text('hint_id')
      .notNull()
      .references(() => hints.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.hintId] }),
    index('exercise_hints_by_hint').on(table.hintId),
  ],
)

export const words = pgTable(
  'words',
  {
    id: text('id').primaryKey(),
    example: sortedText('example').notNull(),
    exampleLang: text('example_lang').$type<LangCode>().notNull(),
    exampleRecording: text('example_recording'),
    answer: sortedText('answer').notNull(),
    answerLang: text('answer_lang').$type<LangCode>().notNull(),
    answerRecording: text('answer_recording'),
    transcription: text('transcription'),
    partOfSpeech: text('part_of_speech').$type<PartOfSpeech>(),
    gender: text('gender').$type<WordGender>(),
    needAttention: boolean('need_attention').notNull().default(false),
    ...editable(),
  },
  (table) => [
    // For looking up the words of an answer.
    index('words_by_answer').on(table.answerLang, table.answer),
    // The panel's list of a language pair in each of its sort orders.
    index('words_list_by_answer').on(
      table.answerLang,
      table.exampleLang,
      sql`lower(${table.answer})`,
      table.id,
    ),
    index('words_list_by_example').on(
      table.answerLang,
      table.exampleLang,
      sql`lower(${table.example})`,
      table.id,
    ),
    index('words_by_text').using(
      'gin',
      sql`${searchFormOf(table.example)} gin_trgm_ops`,
      sql`${searchFormOf(table.answer)} gin_trgm_ops`,
    ),
    index('words_list_by_time').on(table.answerLang, table.exampleLang, table.createdAt, table.id),
    // The few that need an editor or are hidden from learners.
    index('words_in_need')
      .on(table.answerLang, table.exampleLang, sql`lower(${table.answer})`, table.id)
      .where(sql`${table.needAttention}`),
    index('words_off')
      .on(table.answerLang, table.exampleLang, sql`lower(${table.answer})`, table.id)
      .where(sql`not ${table.active}`),
  ],
)

/** The word of another row. */
export const wordColumn = () =>
  text('word_id')
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' })

export const exerciseWords = pgTable(
  'exercise_words',
  {
    exerciseId: exerciseColumn(),
    wordId: wordColumn(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.wordId] }),
    index('exercise_words_by_word').on(table.wordId),
  ],
)

/** The words of a lesson in learning order. */
export const lessonWords = pgTable(
  'lesson_words',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    wordId: wordColumn(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.wordId] }),
    index('lesson_words_by_word').on(table.wordId),
  ],
)

/** Comments on fields of content. */
export const reviewComments = pgTable(
  'review_comments',
  {
    /** Generated by the panel, so that a repeated comment is stored once. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<CommentedKind>().notNull(),
    rowId: text('row_id').notNull(),
    field: text('field').notNull(),
    text: text('text').notNull(),
    /** A comment outlives the account. */
    userId: formerOwnerColumn(),
    createdAt: moment('created_at').notNull(),
    isResolved: boolean('is_resolved').notNull().default(false),
    /** The comment that it replies to. */
    replyTo: text('reply_to').references((): AnyPgColumn => reviewComments.id, { onDelete: 'cascade' }),
  },
  (table) => [index('review_comments_by_row').on(table.kind, table.rowId, table.createdAt)],
)

/** A person's exercise reports and review comments. */
export const coursePersonal: PersonalTable[] = [
  nameless(reportedBugs, 'reportedBugs', {
    set: { userId: null },
    because: 'a mistake in an exercise is worth mending whoever found it',
  }),
  nameless(reviewComments, 'reviewComments', {
    set: { userId: null },
    because: 'a comment on content belongs to its review',
  }),
]
