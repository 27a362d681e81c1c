import { readStored, writeStored } from './storage'
import { localKeys } from './storage-keys'

/** What a device knows of a lesson besides its sentences, so that the lesson goes on without a network. */
export type KeptLesson = {
  /** When it last changed, in milliseconds. */
  at: number
  /** The sentences that are still to be done, in their order. */
  open: readonly string[]
  /** How often each sentence was tried, and which ones were left without a right answer. */
  tries: Readonly<Record<string, number>>
  forced: readonly string[]
  /** Every recording of the lesson is on the device. */
  hasSound: boolean
}

/** So many lessons of a person are kept; the oldest give way. Their recordings have to fit on the device, too. */
export const MOST_KEPT_LESSONS = 12

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function isKeptLesson(stored: unknown): stored is KeptLesson {
  if (typeof stored !== 'object' || stored === null) return false
  const { at, open, tries, forced, hasSound } = stored as Partial<Record<keyof KeptLesson, unknown>>
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

/** What this device knows of a lesson of a person; null for nothing. */
export function readKeptLesson(userId: string, lessonId: string): KeptLesson | null {
  const stored = readStored<unknown>(localKeys.keptLesson(userId, lessonId))
  return isKeptLesson(stored) ? stored : null
}

/** Writes what is known of a lesson, and lets the oldest lessons of the person go. */
export function writeKeptLesson(userId: string, lessonId: string, kept: KeptLesson): void {
  // A browser that keeps nothing has nothing to let go either.
  if (!writeStored(localKeys.keptLesson(userId, lessonId), kept)) return
  const beginning = localKeys.keptLesson(userId, '')
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  const mine = keys.filter((key) => key.startsWith(beginning))
  if (mine.length <= MOST_KEPT_LESSONS) return
  const ageOf = (key: string) => readStored<Partial<KeptLesson>>(key)?.at ?? 0
  const oldestFirst = mine.sort((one, other) => ageOf(one) - ageOf(other))
  for (const key of oldestFirst.slice(0, -MOST_KEPT_LESSONS)) writeStored(key, null)
}

/** Forgets lessons whose progress was deleted. */
export function forgetKeptLessons(userId: string, lessonIds: readonly string[]): void {
  for (const lessonId of lessonIds) writeStored(localKeys.keptLesson(userId, lessonId), null)
}
