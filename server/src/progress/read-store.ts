import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { addDays, warsawDay } from '@mowka/shared/domain/warsaw-time'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  max,
  min,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import {
  activeCourses,
  activeLessons,
  askedLesson,
  askedLessonColumns,
  countedExercises,
  type GivenExercise,
  givenExercise,
  lessonsOf,
  maySeeCourse,
  rightsOf,
  wholeExercises,
} from '../course/public'
import type { Database } from '../database/database'
import { jsonOf } from '../database/json-of'
import { prepared } from '../database/prepared'
import type { Asking, Found } from '../http/caller'
import { callerRead } from '../user/public'
import { wordCountsOf } from '../vocabulary/public'
import { dailyPoints, exerciseProgress, lessonProgress, repetitionItems, repetitionModes } from './tables'

const progressOfLessons = prepared('progress of lessons', (db) =>
  db
    .select()
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, sql.placeholder('userId')),
        sql`${lessonProgress.lessonId} = any(${sql.placeholder('lessonIds')}::text[])`,
      ),
    ),
)

/** Where a learner is in lessons; lessons without progress are absent. */
export const readLessonProgress = async (db: Database, userId: string, lessonIds: string[]) =>
  lessonIds.length === 0 ? [] : progressOfLessons(db, { userId, lessonIds })

/** What a course's progress is computed from: its active lessons, and when the first was begun and the last finished. */
export type CourseCounts = {
  courseId: string
  total: number
  finished: number
  startedAt: Date | null
  finishedAt: Date | null
}

const countsOfCourses = callerRead('counts of courses', (db, caller) => {
  const course = activeCourses(db, {
    sourceLang: sql.placeholder('sourceLang'),
    targetLang: sql.placeholder('targetLang'),
  })
  const lesson = activeLessons(db)
  const { startedAt, finishedAt } = lessonProgress
  const counts = db
    .select({
      courseId: course.courseId,
      explicitAccessRequired: course.explicitAccessRequired,
      position: course.position,
      total: sql<number>`count(${lesson.lessonId})::int`.as('total'),
      finished: sql<number>`count(${finishedAt})::int`.as('finished'),
      startedAt: min(startedAt).as('first_start'),
      finishedAt: max(finishedAt).as('last_finish'),
    })
    .from(course)
    .leftJoin(lesson, eq(lesson.courseId, course.courseId))
    .leftJoin(
      lessonProgress,
      and(
        eq(lessonProgress.lessonId, lesson.lessonId),
        eq(lessonProgress.userId, sql`(select ${caller.userId} from ${caller})`),
        isNotNull(startedAt),
      ),
    )
    .groupBy(course.courseId, course.explicitAccessRequired, course.position)
    .as('counts')
  return db
    .with(caller)
    .select({
      caller: caller.facts,
      course: { id: counts.courseId, explicitAccessRequired: counts.explicitAccessRequired },
      total: counts.total,
      finished: counts.finished,
      startedAt: counts.startedAt,
      finishedAt: counts.finishedAt,
    })
    .from(caller)
    .leftJoin(counts, sql`true`)
    .orderBy(asc(counts.position), asc(counts.courseId))
})

/** The courses of the call's pair that the caller may see, in their order, with where they are in them. */
export async function findSeenCounts(asking: Asking): Promise<Found<CourseCounts[]>> {
  const { caller, rows } = await countsOfCourses(asking, asking.pair)
  return {
    caller,
    allow: (person) => {
      const rights = rightsOf(person, asking.now)
      return rows.flatMap(({ course, total, finished, startedAt, finishedAt }) =>
        course && maySeeCourse(rights, { ...course, active: true })
          ? { courseId: course.id, total: total ?? 0, finished: finished ?? 0, startedAt, finishedAt }
          : [],
      )
    },
  }
}

/** Of a lesson how many exercises there are and are done, and which one to go on with. */
export type ItemCounts = {
  total: number
  done: number
  firstOpen: string | null
  shownAndOpen: string | null
}

const statesOfLessons = prepared('states of lessons', (db) => {
  const counted = countedExercises(db)
  const userId = sql.placeholder('userId')
  const asked = sql`asked.id`
  const isOpen = sql`${exerciseProgress.doneAt} is null`
  return db
    .select({
      lessonId: sql<string>`${asked}`,
      progress: lessonProgress,
      items: sql<ItemCounts>`${db
        .select({
          all: sql`json_build_object('total', count(*), 'done', count(${exerciseProgress.doneAt}),
            'firstOpen', (array_agg(${counted.exerciseId} order by ${counted.position}) filter (where ${isOpen}))[1],
            'shownAndOpen', min(${counted.exerciseId}) filter (where ${isOpen} and ${counted.exerciseId} = ${lessonProgress.currentItem}))`,
        })
        .from(counted)
        .leftJoin(
          exerciseProgress,
          and(
            eq(exerciseProgress.userId, userId),
            eq(exerciseProgress.lessonId, asked),
            eq(exerciseProgress.exerciseId, counted.exerciseId),
          ),
        )
        .where(eq(counted.lessonId, asked))}`,
      words: wordCountsOf(db, userId, asked),
    })
    .from(sql`unnest(${sql.placeholder('lessonIds')}::text[]) as asked(id)`)
    .leftJoin(lessonProgress, and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, asked)))
})

/** Where a learner is in lessons, with their exercises and words; each of the lessons is there. */
export const readLessonStates = async (db: Database, userId: string, lessonIds: string[]) =>
  lessonIds.length === 0 ? [] : statesOfLessons(db, { userId, lessonIds })

/** The first exercise of a lesson that is not done, and how many are to do with it. */
export type NextOpen = { exercise: GivenExercise; remaining: number }

const nextOpenForCaller = callerRead('next open exercise for caller', (db, caller) => {
  const lesson = askedLesson(db)
  const counted = countedExercises(db)
  const open = db
    .select({
      exerciseId: counted.exerciseId,
      remaining: sql<number>`(count(*) over ())::int`.as('remaining'),
    })
    .from(counted)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, caller.userId),
        eq(exerciseProgress.lessonId, counted.lessonId),
        eq(exerciseProgress.exerciseId, counted.exerciseId),
      ),
    )
    .where(
      and(
        eq(counted.lessonId, sql.placeholder('lessonId')),
        isNull(exerciseProgress.doneAt),
        sql`${counted.exerciseId} is distinct from ${sql.placeholder('after')}::text`,
      ),
    )
    .orderBy(asc(counted.position))
    .limit(1)
    .as('open')
  const whole = wholeExercises(db)
  const next = db
    .select({ next: jsonOf({ exercise: givenExercise(whole), remaining: open.remaining }) })
    .from(open)
    .innerJoin(whole, eq(whole.id, open.exerciseId))
  return db
    .with(caller)
    .select({ caller: caller.facts, lesson: askedLessonColumns(lesson), next: sql<NextOpen | null>`${next}` })
    .from(caller)
    .leftJoin(lesson, sql`true`)
})

/**
 * The caller, a lesson, and its first exercise that the caller has not done; `after` counts as done. No lesson for an
 * unknown one, and no exercise when none remains.
 */
export async function findNextOpen(asking: Asking, lessonId: string, after: string | undefined) {
  const { caller, rows } = await nextOpenForCaller(asking, {
    lessonId,
    exerciseId: null,
    after: after ?? null,
  })
  const [row] = rows
  return { caller, lesson: row?.lesson ?? undefined, next: row?.next ?? undefined }
}

const summaryOfLesson = prepared('summary of a lesson', (db) => {
  const counted = countedExercises(db)
  const userId = sql.placeholder('userId')
  const lessonId = sql.placeholder('lessonId')
  const { attempts, doneAt, forced } = exerciseProgress
  return db
    .select({
      totalExercises: sql<number>`count(*)::int`,
      // Speaking succeeds without a check, so there may be no attempt at all.
      correctAtFirstAttempt: sql<number>`(count(*) filter (where ${doneAt} is not null and not ${forced} and ${attempts} <= 1))::int`,
      attempts: sql<number>`coalesce(sum(${attempts}), 0)::int`,
      secondsPassed: sql<number>`coalesce(${db
        .select({ seconds: lessonProgress.seconds })
        .from(lessonProgress)
        .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))}, 0)`,
    })
    .from(counted)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, counted.lessonId),
        eq(exerciseProgress.exerciseId, counted.exerciseId),
      ),
    )
    .where(eq(counted.lessonId, lessonId))
})

/** How a learner did with the exercises of a lesson that count. */
export async function readSummary(db: Database, userId: string, lessonId: string) {
  const [row] = await summaryOfLesson(db, { userId, lessonId })
  if (!row) throw new Error('A count gives one row')
  return row
}

/** The active exercises of a lesson that took a failed or forced attempt, in their order. */
export function readProblematic(db: Database, userId: string, lessonId: string) {
  const counted = countedExercises(db)
  return db
    .select({
      exerciseId: counted.exerciseId,
      example: counted.example,
      answer: counted.answer,
      answerRecording: counted.answerRecording,
      attempts: exerciseProgress.attempts,
    })
    .from(exerciseProgress)
    .innerJoin(
      counted,
      and(
        eq(counted.lessonId, exerciseProgress.lessonId),
        eq(counted.exerciseId, exerciseProgress.exerciseId),
      ),
    )
    .where(
      and(
        eq(exerciseProgress.userId, userId),
        eq(exerciseProgress.lessonId, lessonId),
        // The attempt that succeeded is the last one.
        sql`(${exerciseProgress.forced} or ${exerciseProgress.attempts} > (case when ${exerciseProgress.doneAt} is null then 0 else 1 end))`,
      ),
    )
    .orderBy(asc(counted.position))
}

const openSession = prepared('open repetition', (db) => {
  const counted = countedExercises(db)
  const userId = sql.placeholder('userId')
  const mode = sql.placeholder('mode')
  return db
    .select({ exerciseId: counted.exerciseId, answer: repetitionItems, mode: repetitionModes })
    .from(counted)
    .leftJoin(
      repetitionItems,
      and(
        eq(repetitionItems.userId, userId),
        eq(repetitionItems.lessonId, counted.lessonId),
        eq(repetitionItems.mode, mode),
        eq(repetitionItems.exerciseId, counted.exerciseId),
      ),
    )
    .leftJoin(
      repetitionModes,
      and(
        eq(repetitionModes.userId, userId),
        eq(repetitionModes.lessonId, counted.lessonId),
        eq(repetitionModes.mode, mode),
      ),
    )
    .where(eq(counted.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(counted.position))
})

/**
 * The repetition that is open in a mode: the exercises of the lesson in their order with what was answered, and what is
 * known of the mode.
 */
export async function readSession(db: Database, userId: string, lessonId: string, mode: RepetitionMode) {
  const rows = await openSession(db, { userId, lessonId, mode })
  return {
    mode: rows[0]?.mode ?? undefined,
    exerciseIds: rows.map(({ exerciseId }) => exerciseId),
    items: rows.flatMap(({ answer }) => answer ?? []),
  }
}

/** What is known of the modes in which a lesson was repeated. */
export const readModes = (db: Database, userId: string, lessonId: string) =>
  db
    .select()
    .from(repetitionModes)
    .where(and(eq(repetitionModes.userId, userId), eq(repetitionModes.lessonId, lessonId)))

/** The modes in which lessons of a language pair were repeated to the end. */
export function readFinishedModes(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: repetitionModes.lessonId,
      mode: repetitionModes.mode,
      finishedAt: repetitionModes.lastFinishedAt,
    })
    .from(repetitionModes)
    .innerJoin(lessons, eq(lessons.lessonId, repetitionModes.lessonId))
    .where(and(eq(repetitionModes.userId, userId), isNotNull(repetitionModes.lastFinishedAt)))
}

/** The finished lessons of a language pair, the latest first. */
export function readFinishedLessons(db: Database, userId: string, pair: LanguagePair) {
  const lessons = lessonsOf(db, pair)
  return db
    .select({
      lessonId: lessons.lessonId,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
      active: lessons.active,
      targetLang: lessons.targetLang,
      courseId: lessonProgress.courseId,
      finishedAt: lessonProgress.finishedAt,
      lastRepetition: lessonProgress.lastRepetition,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
    .orderBy(desc(lessonProgress.finishedAt), asc(lessons.lessonId))
}

/** A learner's day in a language. */
export type Day = { day: string; seconds: number; points: number; successes: number; ofStreak: boolean }

/** What statistics are made of. */
export type OwnDays = { days: Day[]; finishedLessons: number }

/** Days of the person, in order, as JSON. */
const daysOf = (db: Database, userId: SQLWrapper, which?: SQL) =>
  sql<Day[]>`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('day', ${dailyPoints.day}, 'seconds', ${dailyPoints.seconds}, 'points', ${dailyPoints.points}, 'successes', ${dailyPoints.successes}, 'ofStreak', ${dailyPoints.ofStreak}) order by ${dailyPoints.day})`,
    })
    .from(dailyPoints)
    .where(and(eq(dailyPoints.userId, userId), which))}, '[]'::json)`

const ownDays = callerRead('own days', (db, caller) => {
  const targetLang = sql.placeholder('targetLang')
  return db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(db, caller.userId, eq(dailyPoints.targetLang, targetLang)),
      finishedLessons: sql<number>`(${finishedIn(db, caller.userId, targetLang)})::int`,
    })
    .from(caller)
})

const daysOfAllLanguages = callerRead('days of all languages', (db, caller) =>
  db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(db, caller.userId),
      finishedLessons: sql<number>`${db
        .select({ count: sql`count(*)::int` })
        .from(lessonProgress)
        .where(and(eq(lessonProgress.userId, caller.userId), isNotNull(lessonProgress.finishedAt)))}`,
    })
    .from(caller),
)

const ownDaysSince = callerRead('own days since', (db, caller) =>
  db
    .with(caller)
    .select({
      caller: caller.facts,
      days: daysOf(
        db,
        caller.userId,
        and(
          eq(dailyPoints.targetLang, sql.placeholder('targetLang')),
          gte(dailyPoints.day, sql.placeholder('since')),
        ),
      ),
    })
    .from(caller),
)

function finishedIn(db: Database, userId: SQLWrapper, targetLang: Placeholder) {
  const lessons = lessonsOf(db, { targetLang })
  return db
    .select({ count: sql`count(*)` })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.lessonId, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.finishedAt)))
}

/** The caller's days in every language, and all the lessons that they have finished. */
export async function findAllDays(asking: Asking): Promise<Found<OwnDays>> {
  const { caller, rows } = await daysOfAllLanguages(asking)
  const [row] = rows
  return {
    caller,
    allow: () => ({ days: row?.days ?? [], finishedLessons: row?.finishedLessons ?? 0 }),
  }
}

/** The last days up to today in the language of the call on which the caller did something, the oldest first. */
export async function findLastDays({
  query,
  ...asking
}: Asking & { query: { days: number } }): Promise<Found<Day[]>> {
  const since = addDays(warsawDay(asking.now), 1 - query.days)
  const { caller, rows } = await ownDaysSince(asking, { targetLang: asking.pair.targetLang, since })
  return { caller, allow: () => rows[0]?.days ?? [] }
}

/** The caller's days in the language of the call, and how many of its lessons they have finished. */
export async function findOwnDays(asking: Asking): Promise<Found<OwnDays>> {
  const { caller, rows } = await ownDays(asking, { targetLang: asking.pair.targetLang })
  const [row] = rows
  return {
    caller,
    allow: () => ({ days: row?.days ?? [], finishedLessons: row?.finishedLessons ?? 0 }),
  }
}
