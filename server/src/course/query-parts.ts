import type { CefrLevel, LangCode, LanguagePair } from '@mowka/contract/schemas/common'
import { EXERCISE_ITEM } from '@mowka/domain/lesson/lesson'
import { and, asc, eq, exists, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { containsText } from '../database/search-form'
import { type AtMoment, isPublishedAt } from './publication'
import {
  courseLessons,
  courses,
  exercises,
  exerciseWords,
  lessonItems,
  lessons,
  lessonWords,
  words,
} from './tables'

/**
 * Query fragments. Other domains join them to learners' data without knowing which content counts; the database
 * inlines their conditions.
 */

/** The order of lessons in a course. */
export const inCourseOrder = asc(courseLessons.position)

/** The order of exercises in a lesson. */
export const inLessonOrder = asc(lessonItems.position)

/** `isExercise` in SQL (P-ENT-20, C27). */
export const isExerciseItem = sql`upper(${lessonItems.type}) = ${EXERCISE_ITEM}`

/** The exercises of lessons that count toward progress: active ones (P-ENT-33). */
export const countedExercises = (db: Database) =>
  db
    .select({
      lessonId: lessonItems.lessonId,
      position: lessonItems.position,
      exerciseId: exercises.id,
      example: exercises.example,
      answer: exercises.answer,
      answerRecording: exercises.answerRecording,
    })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(and(isExerciseItem, eq(exercises.active, true)))
    .as('counted_exercises')

/** The words that lessons teach: active ones. */
export const taughtWords = (db: Database) =>
  db
    .select({ lessonId: lessonWords.lessonId, position: lessonWords.position, wordId: words.id })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(eq(words.active, true))
    .as('taught_words')

/** The words that lessons teach and that an exercise uses: active ones. */
export const sentenceWords = (db: Database) =>
  db
    .select({
      lessonId: lessonWords.lessonId,
      exerciseId: exerciseWords.exerciseId,
      wordId: words.id,
      lang: words.answerLang,
    })
    .from(exerciseWords)
    .innerJoin(lessonWords, eq(lessonWords.wordId, exerciseWords.wordId))
    .innerJoin(words, eq(words.id, exerciseWords.wordId))
    .where(eq(words.active, true))
    .as('sentence_words')

/** The published courses of a language pair; `canSeePublished` determines access. */
export const publishedCourses = (
  db: Database,
  { sourceLang, targetLang }: Record<keyof LanguagePair, LangCode | Placeholder>,
  at: AtMoment,
) =>
  db
    .select({
      courseId: courses.id,
      levels: courses.levels,
      position: courses.position,
      explicitAccessRequired: courses.explicitAccessRequired,
    })
    .from(courses)
    .where(
      and(eq(courses.sourceLang, sourceLang), eq(courses.targetLang, targetLang), isPublishedAt(courses, at)),
    )
    .as('published_courses')

/** The published lessons of courses with their positions. */
export const publishedLessons = (db: Database, at: AtMoment) =>
  db
    .select({
      courseId: courseLessons.courseId,
      lessonId: courseLessons.lessonId,
      position: courseLessons.position,
    })
    .from(courseLessons)
    .innerJoin(lessons, eq(lessons.id, courseLessons.lessonId))
    .where(isPublishedAt(lessons, at))
    .as('published_lessons')

/** The lessons of a language or a language pair, or all of them. */
export const lessonsOf = (
  db: Database,
  {
    sourceLang,
    targetLang,
  }: { sourceLang?: LangCode | Placeholder; targetLang?: LangCode | Placeholder } = {},
) =>
  db
    .select({
      lessonId: lessons.id,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      picture: lessons.picture,
      active: lessons.active,
      publishAt: lessons.publishAt,
      archived: lessons.archived,
      targetLang: lessons.targetLang,
    })
    .from(lessons)
    .where(
      and(targetLang && eq(lessons.targetLang, targetLang), sourceLang && eq(lessons.sourceLang, sourceLang)),
    )
    .as('lessons_of')

/** The names of all lessons, as `title|description` in the learner's own language. */
export const lessonNames = (db: Database) =>
  db
    .select({ id: lessons.id, name: lessons.nameSource, lang: lessons.targetLang })
    .from(lessons)
    .as('lesson_names')

/** The answers of all exercises. */
export const exerciseAnswers = (db: Database) =>
  db
    .select({ id: exercises.id, answer: exercises.answer, lang: exercises.answerLang })
    .from(exercises)
    .as('exercise_answers')

/** The versions of all exercises. */
export const exerciseVersions = (db: Database) =>
  db.select({ id: exercises.id, version: exercises.version }).from(exercises).as('exercise_versions')

/** The ids of exercises with a text in a sentence or as a complete tag. */
export function exercisesThatSay(db: Database, text: string) {
  const sought = containsText(text, [exercises.example, exercises.answer])
  const isTagged = sql`${exercises.tags} @> ${JSON.stringify([text.trim()])}::jsonb`
  return db.select({ id: exercises.id }).from(exercises).where(or(sought, isTagged))
}

/** Whether a lesson of a level contains an exercise. */
export const isOfLevel = (db: Database, exerciseId: SQLWrapper, level: CefrLevel): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(lessonItems)
      .innerJoin(lessons, eq(lessons.id, lessonItems.lessonId))
      .where(and(sql`${lessonItems.itemId} = ${exerciseId}`, eq(lessons.level, level))),
  )

/** Whether a published lesson of a published course contains an exercise. */
export const isInPublishedLesson = (db: Database, exerciseId: SQLWrapper, at: AtMoment): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(lessonItems)
      .innerJoin(lessons, eq(lessons.id, lessonItems.lessonId))
      .innerJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
      .innerJoin(courses, eq(courses.id, courseLessons.courseId))
      .where(
        and(
          sql`${lessonItems.itemId} = ${exerciseId}`,
          isPublishedAt(lessons, at),
          isPublishedAt(courses, at),
        ),
      ),
  )

/** Whether a lesson of a course contains an exercise. */
export const isOfCourse = (db: Database, exerciseId: SQLWrapper, courseId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(lessonItems)
      .innerJoin(courseLessons, eq(courseLessons.lessonId, lessonItems.lessonId))
      .where(and(sql`${lessonItems.itemId} = ${exerciseId}`, eq(courseLessons.courseId, courseId))),
  )

/** Whether an exercise, or a lesson or course that contains it, has a tag. */
export function isTagged(db: Database, exerciseId: SQLWrapper, tag: string): SQL {
  const has = (tags: SQLWrapper) => sql`${tags} ? ${tag}`
  const own = db
    .select({ one: sql`1` })
    .from(exercises)
    .where(and(sql`${exercises.id} = ${exerciseId}`, has(exercises.tags)))
  const ofHolder = db
    .select({ one: sql`1` })
    .from(lessonItems)
    .innerJoin(lessons, eq(lessons.id, lessonItems.lessonId))
    .leftJoin(courseLessons, eq(courseLessons.lessonId, lessons.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(
      and(
        isExerciseItem,
        sql`${lessonItems.itemId} = ${exerciseId}`,
        or(has(lessons.tags), has(courses.tags)),
      ),
    )
  return sql`(${exists(own)} or ${exists(ofHolder)})`
}

const exerciseIdsOfLesson = prepared('exercise ids of a lesson', (db) => {
  const counted = countedExercises(db)
  return db
    .select({ id: counted.exerciseId })
    .from(counted)
    .where(eq(counted.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(counted.position))
})

/** Returns the ids of a lesson's counted exercises in order. */
export const lessonExerciseIds = async (db: Database, lessonId: string): Promise<string[]> =>
  (await exerciseIdsOfLesson(db, { lessonId })).map((row) => row.id)
