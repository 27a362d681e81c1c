import { readLessonLanguages } from '../../course/public'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import type { CallScope } from '../../http/policy'
import { readAnswers } from '../../vocabulary/public'
import * as store from './log-store'
import { emptyProjections, project, projectAnswer } from './projections'

/**
 * Deletes the progress of lessons by appending a reset for each lesson that has some. Streak and points stay (C56).
 * Returns the number of these lessons.
 */
export async function deleteLessons(
  { db, person: { userId }, pair, now }: CallScope,
  lessonIds: string[],
): Promise<{ deleted: number }> {
  return db.transaction(async (tx) => {
    await store.lockLog(tx, userId)
    const cleared = await store.clearLessons(tx, userId, lessonIds)
    if (cleared.length === 0) return { deleted: 0 }
    const rows = await readLessonLanguages(tx, cleared)
    const languages = new Map(rows.map((row) => [row.lessonId, row.targetLang]))
    await store.appendEvents(
      tx,
      cleared.map((lessonId) => ({
        eventId: newId(),
        userId,
        name: 'PROGRESS_RESET' as const,
        lessonId,
        courseId: null,
        targetLang: languages.get(lessonId) ?? pair.targetLang,
        createdAt: now,
        receivedAt: now,
        payload: {},
      })),
    )
    return { deleted: cleared.length }
  })
}

/** Rebuilds all projections of a learner from the log and the answers to words. */
export async function rebuildProjections(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockLog(tx, userId)
    const state = emptyProjections()
    const answers = (await readAnswers(tx, userId)).toReversed()
    const countAnswersUntil = (at: Date | null) => {
      for (let next = answers.at(-1); next && (!at || next.receivedAt < at); next = answers.at(-1)) {
        projectAnswer(state, { ...next, confirmed: next.isSuccess })
        answers.pop()
      }
    }
    for (const event of await store.readLog(tx, userId)) {
      countAnswersUntil(event.receivedAt)
      project(state, event)
    }
    countAnswersUntil(null)
    await store.replaceProjections(tx, userId, state)
  })
}
