import type { Exercise, Word } from '@mowka/contract/schemas/learning'
import type { LessonSummary, ProblematicExample } from '@mowka/contract/schemas/progress'
import { type OfflineLesson, readOfflineLesson, writeOfflineLesson } from '@mowka/kernel/storage'
import type { NextItem } from '../../core/store/ports'

/** Time to wait for the service worker on a first visit, in ms. */
const WORKER_TIMEOUT = 10_000

/** Whether a service worker controls this page: otherwise fetched recordings are lost with the page. */
export async function hasServiceWorker(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return false
  if (serviceWorker.controller) return true
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WORKER_TIMEOUT)
    const come = () => {
      clearTimeout(timer)
      resolve()
    }
    serviceWorker.addEventListener('controllerchange', come, { once: true })
  })
  return serviceWorker.controller !== null
}

/** Returns the recordings of a lesson without duplicates, those of sentences first. */
export const recordingsOf = (
  exercises: readonly Pick<Exercise, 'answerRecording'>[],
  words: readonly Pick<Word, 'answerRecording'>[],
): string[] => [...new Set([...exercises, ...words].flatMap(({ answerRecording }) => answerRecording ?? []))]

const NOTHING: OfflineLesson = { at: 0, open: [], tries: {}, forced: [], hasSound: false }

/** The results a device can provide at the end of a lesson. */
export type ResultsOfDevice = { summary: LessonSummary; problematic: ProblematicExample[] }

/**
 * A lesson on this device: its sentences and which are still open. Follows the server and the learner, so that the
 * lesson can continue while the server is unreachable.
 */
export class LessonOnDevice {
  private exercises: readonly Exercise[] = []
  private kept: OfflineLesson | null
  private readonly lessonId: string
  /** The user the lesson belongs to. */
  private readonly userId: string | null

  constructor(userId: string | null, lessonId: string) {
    this.userId = userId
    this.lessonId = lessonId
    this.kept = userId === null ? null : readOfflineLesson(userId, lessonId)
  }

  /** Whether the lesson can continue without the server: its sentences and its progress are known. */
  get canGoOn(): boolean {
    return this.exercises.length > 0 && this.kept !== null
  }

  /** Sets the sentences of the lesson in order. */
  know(exercises: readonly Exercise[]): void {
    this.exercises = exercises
  }

  /** Returns an exercise with all data on the device. */
  find(exerciseId: string): Exercise | undefined {
    return this.exercises.find(({ _id }) => _id === exerciseId)
  }

  /** Applies the server's next item. */
  follow({ item, remainingItems }: NextItem): void {
    const ids = this.exercises.map(({ _id }) => _id)
    const at = item ? ids.indexOf(item._id) : ids.length
    // An unknown sentence: the list is still loading.
    if (at < 0) return
    const isAllOpen = item !== null && remainingItems === ids.length
    this.keep({ open: ids.slice(at), ...(isAllOpen && this.isAnyDone ? { tries: {}, forced: [] } : {}) })
  }

  /** Counts a checked attempt. */
  tried(exerciseId: string): void {
    const { tries } = this.kept ?? NOTHING
    this.keep({ tries: { ...tries, [exerciseId]: (tries[exerciseId] ?? 0) + 1 } })
  }

  /** Marks a sentence as done, with a right answer or without. */
  done(exerciseId: string, isRight: boolean): void {
    const { open, forced } = this.kept ?? NOTHING
    this.keep({
      open: open.filter((id) => id !== exerciseId),
      ...(isRight ? {} : { forced: [...forced, exerciseId] }),
    })
  }

  /** Marks all recordings of the lesson as available. */
  hasSound(): void {
    this.keep({ hasSound: true })
  }

  /** Returns the next item, as if `after` were already done. */
  next(after?: string): NextItem {
    const open = (this.kept ?? NOTHING).open.filter((id) => id !== after)
    const items = this.exercises.filter(({ _id }) => open.includes(_id))
    return { item: items[0] ?? null, remainingItems: items.length }
  }

  /** Returns the results of this device; the server may know more. */
  results(): ResultsOfDevice {
    const { tries, forced } = this.kept ?? NOTHING
    const seen = this.exercises.flatMap((exercise) => {
      const attempts = tries[exercise._id]
      return attempts === undefined ? [] : [{ exercise, attempts }]
    })
    const problematic = seen
      .filter(({ exercise, attempts }) => attempts > 1 || forced.includes(exercise._id))
      .map(({ exercise: { _id, example, answer, answerRecording }, attempts }) => ({
        exerciseId: _id,
        example,
        answer,
        answerRecording,
        attempts,
      }))
    return {
      summary: {
        totalExercises: seen.length,
        correctAtFirstAttempt: seen.length - problematic.length,
        attempts: seen.reduce((sum, { attempts }) => sum + attempts, 0),
        // Not measured on the device.
        secondsPassed: 0,
      },
      problematic,
    }
  }

  private get isAnyDone(): boolean {
    return this.kept !== null && this.kept.open.length < this.exercises.length
  }

  private keep(change: Partial<OfflineLesson>): void {
    if (this.userId === null) return
    this.kept = { ...(this.kept ?? NOTHING), ...change, at: Date.now() }
    writeOfflineLesson(this.userId, this.lessonId, this.kept)
  }
}
