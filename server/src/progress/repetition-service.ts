import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { NextItem, RepetitionLesson, RepetitionMode } from '@mowka/shared/contract/schemas/progress'
import { repetitionModes } from '@mowka/shared/domain/learning-modes'
import { assertLessonOpen, lessonState, maySeeCourse, readRights } from '../course/access'
import { readCoursesOfLessons } from '../course/lesson-store'
import { lessonExerciseIds } from '../course/store'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { Person } from '../http/person'
import { firstOf } from './next-item'
import * as store from './read-store'
import { remainingItems, staysOver } from './repetition-queue'

/**
 * The next item of the repetition that a learner has open in a mode; a new one opens with all active items
 * (S-PROG-04, S-PROG-05). No item when the session is over. Throws 404 or 403 LESSON_LOCKED.
 */
export async function nextRepetition(
  db: Database,
  person: Person,
  { lessonId, mode, randomOrder }: { lessonId: string; mode: RepetitionMode; randomOrder: boolean },
  now: Date,
): Promise<NextItem> {
  await assertLessonOpen(db, person, lessonId, now)
  const session = await store.readSession(db, person.userId, lessonId, mode)
  if (staysOver(session.mode, now)) return { item: null, remainingItems: 0 }
  const seed = `${person.userId} ${lessonId} ${mode} ${session.mode?.finishedCount ?? 0}`
  const remaining = remainingItems(
    await lessonExerciseIds(db, lessonId),
    new Map(session.items.map((item) => [item.exerciseId, item])),
    randomOrder ? seed : null,
  )
  return firstOf(db, remaining)
}

/** The finished lessons of a pair, which can be repeated (S-PROG-09). Ones that are in no course any more are left out. */
export async function repetitionLessons(
  db: Database,
  person: Person,
  pair: LanguagePair,
  now: Date,
): Promise<RepetitionLesson[]> {
  const rows = await store.readFinishedLessons(db, person.userId, pair)
  const rights = await readRights(db, person, now)
  const courses = groupBy(
    await readCoursesOfLessons(
      db,
      rows.map((row) => row.lessonId),
    ),
    (course) => course.lessonId,
  )
  return rows.flatMap((row) => {
    const holding = courses.get(row.lessonId) ?? []
    const state = lessonState(rights, { ...row, courses: holding })
    const seen = holding.filter((course) => maySeeCourse(rights, course))
    const course = seen.find(({ id }) => id === row.courseId) ?? seen[0]
    if (state === 'hidden' || !course) return []
    return {
      lessonId: row.lessonId,
      courseId: course.id,
      name: { target: row.nameTarget, source: row.nameSource },
      isNew: row.lastRepetition === null,
      isLocked: state === 'locked',
      lastRepetition: row.lastRepetition?.toISOString() ?? null,
    }
  })
}

/** By lesson, the modes in which it was repeated to the end, and when last (S-PROG-11). */
export async function finishedModes(db: Database, userId: string, pair: LanguagePair) {
  const rows = await store.readFinishedModes(db, userId, pair)
  const byLesson = groupBy(rows, (row) => row.lessonId)
  return Object.fromEntries(
    [...byLesson].map(([lessonId, modes]) => [
      lessonId,
      modes.flatMap(({ mode, finishedAt }) =>
        finishedAt ? [{ mode, finishedAt: finishedAt.toISOString() }] : [],
      ),
    ]),
  )
}

/** How often a lesson was repeated, by mode; every mode is there (S-PROG-10). */
export async function repetitionProgress(db: Database, userId: string, lessonId: string) {
  const rows = new Map((await store.readModes(db, userId, lessonId)).map((row) => [row.mode, row]))
  const counts = (mode: RepetitionMode) => ({
    totalNumberOfFinishedRepetitions: rows.get(mode)?.finishedCount ?? 0,
    totalNumberOfRepeatedItems: rows.get(mode)?.repeatedItems ?? 0,
  })
  return Object.fromEntries(repetitionModes.map((mode) => [mode, counts(mode)])) as Record<
    RepetitionMode,
    ReturnType<typeof counts>
  >
}
