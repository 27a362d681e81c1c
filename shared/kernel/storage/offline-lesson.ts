import { localKeys } from '@mowka/domain/browser/storage-keys'
import * as v from 'valibot'
import { storedKeys } from './raw'
import { stored } from './stored'

/** The state of a lesson on this device, besides its sentences, so that the lesson continues offline. */
export type OfflineLesson = {
  /** Time of the last change, in milliseconds. */
  at: number
  /** Ids of the open sentences, in order. */
  open: readonly string[]
  /** Number of attempts per sentence, and the sentences skipped without a right answer. */
  tries: Readonly<Record<string, number>>
  forced: readonly string[]
  /** Whether all recordings of the lesson are on the device. */
  hasSound: boolean
}

/**
 * Maximum number of offline lessons per user; the oldest are evicted. Their recordings must fit on the device, too.
 */
export const MAX_OFFLINE_LESSONS = 12

const lessonSchema = v.object({
  at: v.number(),
  open: v.array(v.string()),
  tries: v.record(v.string(), v.pipe(v.number(), v.integer())),
  forced: v.array(v.string()),
  hasSound: v.boolean(),
})

const offlineLesson = (key: string) => stored<OfflineLesson>(key, lessonSchema)

/** Returns the stored state of a user's lesson, or `null`. */
export const readOfflineLesson = (userId: string, lessonId: string): OfflineLesson | null =>
  offlineLesson(localKeys.keptLesson(userId, lessonId)).read()

/** Stores the state of a lesson and evicts the user's oldest lessons. */
export function writeOfflineLesson(userId: string, lessonId: string, lesson: OfflineLesson): void {
  // If the browser stores nothing, there is nothing to evict.
  if (!offlineLesson(localKeys.keptLesson(userId, lessonId)).write(lesson)) return
  const keys = storedKeys([localKeys.keptLesson(userId, '')])
  if (keys.length <= MAX_OFFLINE_LESSONS) return
  const ageOf = (key: string) => offlineLesson(key).read()?.at ?? 0
  const oldestFirst = keys.sort((one, other) => ageOf(one) - ageOf(other))
  for (const key of oldestFirst.slice(0, -MAX_OFFLINE_LESSONS)) offlineLesson(key).write(null)
}

/** Removes lessons whose progress was deleted. */
export function removeOfflineLessons(userId: string, lessonIds: readonly string[]): void {
  for (const lessonId of lessonIds) offlineLesson(localKeys.keptLesson(userId, lessonId)).write(null)
}
