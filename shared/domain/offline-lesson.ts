import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

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

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function isKeptLesson(stored: unknown): stored is OfflineLesson {
  if (typeof stored !== 'object' || stored === null) return false
  const { at, open, tries, forced, hasSound } = stored as Partial<Record<keyof OfflineLesson, unknown>>
  return (
    typeof at === 'number' &&
    isIds(open) &&
    isIds(forced) &&
    typeof hasSound === 'boolean' &&
    typeof tries === 'object' &&
    tries !== null &&
    Object.values(tries).every(Number.isInteger)
  )
}

/** Returns the stored state of a user's lesson, or `null`. */
export function readOfflineLesson(userId: string, lessonId: string): OfflineLesson | null {
  const stored = readStored<unknown>(localKeys.keptLesson(userId, lessonId))
  return isKeptLesson(stored) ? stored : null
}

/** Stores the state of a lesson and evicts the user's oldest lessons. */
export function writeOfflineLesson(userId: string, lessonId: string, kept: OfflineLesson): void {
  // If the browser stores nothing, there is nothing to evict.
  if (!writeStored(localKeys.keptLesson(userId, lessonId), kept)) return
  const beginning = localKeys.keptLesson(userId, '')
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  const mine = keys.filter((key) => key.startsWith(beginning))
  if (mine.length <= MAX_OFFLINE_LESSONS) return
  const ageOf = (key: string) => readStored<Partial<OfflineLesson>>(key)?.at ?? 0
  const oldestFirst = mine.sort((one, other) => ageOf(one) - ageOf(other))
  for (const key of oldestFirst.slice(0, -MAX_OFFLINE_LESSONS)) writeStored(key, null)
}

/** Removes lessons whose progress was deleted. */
export function removeOfflineLessons(userId: string, lessonIds: readonly string[]): void {
  for (const lessonId of lessonIds) writeStored(localKeys.keptLesson(userId, lessonId), null)
}
