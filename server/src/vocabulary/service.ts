import { assertLessonOpen } from '../course/access'
import type { Database } from '../database/database'
import type { Person } from '../http/person'
import { notFound } from '../http/problem'
import * as store from './store'

/** How far the person is with the words of a lesson, and which of them are hidden (S-WREP-06). */
export async function lessonRepetitions(db: Database, person: Person, lessonId: string, now: Date) {
  await assertLessonOpen(db, person, lessonId, now)
  const stages = await store.readLessonStages(db, person.userId, lessonId)
  return {
    repetitions: stages.map(({ nextReviewAt, ...stage }) => ({
      ...stage,
      nextReviewAt: nextReviewAt?.toISOString() ?? null,
    })),
    knownWordIds: await store.readKnownOfLesson(db, person.userId, lessonId),
  }
}

/** Hides a word; hiding it again changes nothing (S-WREP-07). Answers all hidden words. */
export async function hideWord(db: Database, userId: string, wordId: string, now: Date) {
  if (!(await store.isWord(db, wordId))) throw notFound('The word')
  await store.insertKnown(db, userId, wordId, now)
  return { knownWordIds: await store.readKnown(db, userId) }
}

/** Shows a word again, whether it was hidden or not (S-WREP-08). Answers all hidden words. */
export async function showWord(db: Database, userId: string, wordId: string) {
  await store.deleteKnown(db, userId, wordId)
  return { knownWordIds: await store.readKnown(db, userId) }
}
