import type { CallScope } from '../http/policy'
import * as store from './store'

/** The learner's stages and hidden words in a lesson (S-WREP-06). */
export const lessonRepetitions = ({ stages, known }: store.WordsOfLesson) => ({
  repetitions: stages.map(({ nextReviewAt, ...stage }) => ({
    ...stage,
    nextReviewAt: nextReviewAt === null ? null : new Date(nextReviewAt).toISOString(),
  })),
  knownWordIds: known,
})

/** Hides a word. Idempotent (S-WREP-07). Returns all hidden words. */
export async function hideWord({ db, person, now }: CallScope, wordId: string) {
  await store.insertKnown(db, person.userId, wordId, now)
  return { knownWordIds: await store.readKnown(db, person.userId) }
}

/** Shows a hidden word again. Idempotent (S-WREP-08). Returns all hidden words. */
export async function showWord({ db, person }: CallScope, wordId: string) {
  await store.deleteKnown(db, person.userId, wordId)
  return { knownWordIds: await store.readKnown(db, person.userId) }
}
