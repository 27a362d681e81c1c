import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { type LearnerField, learnerFields } from '@mowka/contract/content-kinds/kind'
import { pick } from '@mowka/domain/pick'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/database'
import { jsonOf } from '../database/json-of'
import { prepared } from '../database/prepared'
import type { AuthenticatedRequest } from '../http/caller'
import { callerRead } from '../user/public'
import { askedLesson, askedLessonColumns } from './access-store'
import { atNow } from './publication'
import { inCourseOrder, inLessonOrder, isExerciseItem, isInPublishedLesson } from './query-parts'
import {
  courseLessons,
  exerciseHints,
  exercises,
  exerciseWords,
  hints,
  lessonItems,
  lessonWords,
  words,
} from './tables'

export type ExerciseRow = typeof exercises.$inferSelect

/** A word that an exercise practises; inactive ones are for editors. */
type WordOfExercise = { wordId: string; answer: string; example: string; active: boolean }

/** An exercise with its words and hints in order, including inactive ones. */
export type WholeExercise = ExerciseRow & {
  words: WordOfExercise[]
  hints: { hintId: string; active: boolean }[]
}

const wordsOfExercise = (db: Database): SQL<WholeExercise['words']> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('wordId', ${words.id}, 'answer', ${words.answer}, 'example', ${words.example}, 'active', ${words.active}) order by ${exerciseWords.position})`,
    })
    .from(exerciseWords)
    .innerJoin(words, eq(words.id, exerciseWords.wordId))
    .where(eq(exerciseWords.exerciseId, exercises.id))}, '[]'::json)`

const hintsOfExercise = (db: Database): SQL<WholeExercise['hints']> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('hintId', ${hints.id}, 'active', ${hints.active}) order by ${exerciseHints.position})`,
    })
    .from(exerciseHints)
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(eq(exerciseHints.exerciseId, exercises.id))}, '[]'::json)`

/** Subquery for exercises with their words and hints, to be joined by id. */
export const wholeExercises = (db: Database) =>
  db
    .select({
      ...getTableColumns(exercises),
      words: wordsOfExercise(db).as('words'),
      hints: hintsOfExercise(db).as('hints'),
    })
    .from(exercises)
    .as('whole_exercises')

/** The fields of an exercise that learners receive. */
export type GivenExercise = Pick<WholeExercise, 'id' | LearnerField<typeof exerciseKind>>

/** These fields of an exercise in a subquery, as JSON. */
export const givenExercise = (whole: ReturnType<typeof wholeExercises>): SQL<GivenExercise> => {
  const given: Record<keyof GivenExercise, SQLWrapper> = pick(whole, ['id', ...learnerFields(exerciseKind)])
  return sql`${jsonOf(given)}`
}

const exercisesForCaller = callerRead('exercises of a lesson for caller', (db, caller) => {
  const lesson = askedLesson(db)
  const whole = wholeExercises(db)
  const given = db
    .select({ all: sql`json_agg(${givenExercise(whole)} order by ${inLessonOrder})` })
    .from(lessonItems)
    .innerJoin(whole, eq(whole.id, lessonItems.itemId))
    .where(
      and(
        eq(lessonItems.lessonId, sql.placeholder('lessonId')),
        isExerciseItem,
        or(eq(whole.active, true), sql`${sql.placeholder('all')}::boolean`),
      ),
    )
  return db
    .with(caller)
    .select({
      caller: caller.facts,
      lesson: askedLessonColumns(lesson),
      exercises: sql<GivenExercise[]>`coalesce(${given}, '[]'::json)`,
    })
    .from(caller)
    .leftJoin(lesson, sql`true`)
})

/**
 * Reads the caller and a lesson with its exercises in order; without `all` only active ones. No lesson for an unknown
 * one.
 */
export async function findExercisesOfLesson(
  authRequest: AuthenticatedRequest,
  lessonId: string,
  all: boolean,
) {
  const { caller, rows } = await exercisesForCaller(authRequest, { lessonId, exerciseId: null, all })
  const [row] = rows
  return { caller, lesson: row?.lesson ?? undefined, exercises: row?.exercises ?? [] }
}

/** Returns the distinct exercises of a course in its order. */
export async function readExercisesOfCourse(db: Database, courseId: string): Promise<WholeExercise[]> {
  const whole = wholeExercises(db)
  const rows = await db
    .select()
    .from(courseLessons)
    .innerJoin(lessonItems, and(eq(lessonItems.lessonId, courseLessons.lessonId), isExerciseItem))
    .innerJoin(whole, eq(whole.id, lessonItems.itemId))
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(inCourseOrder, inLessonOrder)
  return [...new Map(rows.map((row) => [row.whole_exercises.id, row.whole_exercises])).values()]
}

const sentencesOfLesson = prepared('sentences of a lesson', (db) =>
  db
    .select({ exercise: exercises, order: lessonItems.position })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(
      and(
        eq(lessonItems.lessonId, sql.placeholder('lessonId')),
        isExerciseItem,
        or(exercises.active, sql`${sql.placeholder('all')}::boolean`),
      ),
    )
    .orderBy(inLessonOrder),
)

/** Returns the exercises of a lesson without words and hints. */
export const readLessonExercises = (db: Database, lessonId: string, all: boolean) =>
  sentencesOfLesson(db, { lessonId, all })

const exerciseById = prepared('exercise', (db) => {
  const whole = wholeExercises(db)
  return db
    .select()
    .from(whole)
    .where(eq(whole.id, sql.placeholder('id')))
})

/** Finds an exercise with its words and hints. */
export const readWholeExercise = async (db: Database, id: string): Promise<WholeExercise | undefined> =>
  (await exerciseById(db, { id }))[0]

/** Finds exercises with their words and hints, in any order. */
export async function readWholeExercises(db: Database, ids: readonly string[]): Promise<WholeExercise[]> {
  const whole = wholeExercises(db)
  return ids.length === 0
    ? []
    : db
        .select()
        .from(whole)
        .where(inArray(whole.id, [...ids]))
}

/** Returns the hints of exercises in order. */
export async function readHintsOfExercises(db: Database, exerciseIds: string[], all: boolean) {
  if (exerciseIds.length === 0) return []
  return db
    .select({ exerciseId: exerciseHints.exerciseId, hintId: exerciseHints.hintId })
    .from(exerciseHints)
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(and(inArray(exerciseHints.exerciseId, exerciseIds), all ? undefined : eq(hints.active, true)))
    .orderBy(asc(exerciseHints.position))
}

/** Returns the content of an exercise's active hints in order, as sanitized HTML. */
export async function readHintContents(db: Database, exerciseId: string): Promise<string[]> {
  const rows = await db
    .select({ content: hints.content })
    .from(exerciseHints)
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(and(eq(exerciseHints.exerciseId, exerciseId), eq(hints.active, true)))
    .orderBy(asc(exerciseHints.position))
  return rows.map(({ content }) => content)
}

/** Returns the contents of hints by id; unknown ids are ignored. */
export async function readHintTexts(db: Database, ids: readonly string[]): Promise<string[]> {
  return (await readHints(db, [...ids])).map(({ content }) => content)
}

export async function readHints(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : db.select().from(hints).where(inArray(hints.id, ids))
}

/** A sentence that uses a word. */
export type SentenceOfWord = { tags: string[]; answer: string; example: string; inLesson: boolean }

/**
 * Subquery for the active sentences of the lesson and of published lessons that use a word, as JSON; those of the
 * lesson first, in its order.
 */
const sentencesOfWord = (db: Database): SQL<SentenceOfWord[]> =>
  sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('tags', ${exercises.tags}, 'answer', ${exercises.answer}, 'example', ${exercises.example}, 'inLesson', ${lessonItems.lessonId} is not null)
        order by ${lessonItems.position} nulls last, ${exercises.id})`,
    })
    .from(exerciseWords)
    .innerJoin(exercises, eq(exercises.id, exerciseWords.exerciseId))
    .leftJoin(
      lessonItems,
      and(eq(lessonItems.itemId, exercises.id), eq(lessonItems.lessonId, sql.placeholder('lessonId'))),
    )
    .where(
      and(
        eq(exerciseWords.wordId, words.id),
        eq(exercises.active, true),
        or(isNotNull(lessonItems.lessonId), isInPublishedLesson(db, exercises.id, atNow)),
      ),
    )}, '[]'::json)`

const wordsOfLesson = prepared('words of a lesson', (db) =>
  db
    .select({ word: words, sentences: sentencesOfWord(db) })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(
      and(
        eq(lessonWords.lessonId, sql.placeholder('lessonId')),
        or(words.active, sql`${sql.placeholder('all')}::boolean`),
      ),
    )
    .orderBy(asc(lessonWords.position)),
)

/**
 * Returns the words of a lesson in learning order, each with the active sentences that use it; without `all` only
 * active words.
 */
export const readLessonWords = (db: Database, lessonId: string, all: boolean, now: Date) =>
  wordsOfLesson(db, { lessonId, all, now: now.toISOString() })

/** Whether a word exists. */
export async function isWord(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: words.id }).from(words).where(eq(words.id, id))
  return rows.length > 0
}
