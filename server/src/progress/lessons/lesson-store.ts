import type { NextItem } from '@mowka/contract/schemas/progress'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  askedLesson,
  askedLessonColumns,
  countedExercises,
  type GivenExercise,
  givenExercise,
  toExercise,
  wholeExercises,
} from '../../course/public'
import type { Database } from '../../database/database'
import { jsonOf } from '../../database/json-of'
import { prepared } from '../../database/prepared'
import type { AuthenticatedRequest } from '../../http/caller'
import { callerRead } from '../../user/public'
import { exerciseProgress, lessonProgress } from '../tables'

/** The first open exercise of a lesson, and the number of open ones including it. */
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
 * The caller, a lesson, and its first exercise that the caller hasn't done. `after` counts as done. The lesson is
 * `undefined` if unknown, the exercise if none remains.
 */
export async function findNextOpen(
  authRequest: AuthenticatedRequest,
  lessonId: string,
  after: string | undefined,
) {
  const { caller, rows } = await nextOpenForCaller(authRequest, {
    lessonId,
    exerciseId: null,
    after: after ?? null,
  })
  const [row] = rows
  return { caller, lesson: row?.lesson ?? undefined, next: row?.next ?? undefined }
}

/**
 * The first open exercise of a lesson, in lesson order (S-PROG-02). An exercise with a success, forced or not, is
 * done and doesn't come up again (S-PROG-03, C18).
 */
export const showNext = (next: NextOpen | undefined): NextItem =>
  next
    ? { item: toExercise(next.exercise, false), remainingItems: next.remaining }
    : { item: null, remainingItems: 0 }

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

/** The learner's results in the active exercises of a lesson since its start or last reset (S-PROG-16). */
export async function readSummary(db: Database, userId: string, lessonId: string) {
  const [row] = await summaryOfLesson(db, { userId, lessonId })
  if (!row) throw new Error('A count gives one row')
  return row
}

/** The active exercises of a lesson with a failed or forced attempt, in lesson order (S-PROG-17, C18, C51). */
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
        // The last attempt is the successful one.
        sql`(${exerciseProgress.forced} or ${exerciseProgress.attempts} > (case when ${exerciseProgress.doneAt} is null then 0 else 1 end))`,
      ),
    )
    .orderBy(asc(counted.position))
}

/** Columns of progress with the id of each kind of content. */
const learnedColumns = {
  course: lessonProgress.courseId,
  lesson: lessonProgress.lessonId,
  exercise: exerciseProgress.exerciseId,
}

/** Returns those rows of a kind of content in which any learner has progress. */
export async function readLearnedRows(
  db: Database,
  kind: keyof typeof learnedColumns,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const column = learnedColumns[kind]
  const rows = await db
    .selectDistinct({ id: column })
    .from(kind === 'exercise' ? exerciseProgress : lessonProgress)
    .where(inArray(column, [...ids]))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
