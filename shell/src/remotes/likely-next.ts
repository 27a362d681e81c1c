import type { RouteName } from '@mowka/shared/contract/routes'

/** The pages that people open next from a page, as far as one can tell. */
export const likelyNext: Partial<Record<RouteName, readonly RouteName[]>> = {
  courses: ['courseDetails', 'lessonModeSelector'],
  courseDetails: ['lessonModeSelector'],
  lessonModeSelector: ['trainerWriting'],
  exercises: ['repetitionModeSelector'],
  repetitionModeSelector: ['repetitionFlashCards'],
  subscribe: ['subscribeSummary'],
}

/** Runs something when the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 10_000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 2_000)
  return () => clearTimeout(timer)
}

/** Somebody who pays for every byte is not to be guessed for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
