import type { RouteName } from '@mowka/contract/routes'

/** Pages that are likely to be opened next from a page. */
export const likelyNext: Partial<Record<RouteName, readonly RouteName[]>> = {
  courses: ['courseDetails', 'lessonModeSelector'],
  courseDetails: ['lessonModeSelector'],
  lessonModeSelector: ['trainerWriting', 'trainerListening'],
  exercises: ['repetitionModeSelector'],
  repetitionModeSelector: ['repetitionFlashCards'],
  subscribe: ['subscribeSummary'],
}

/** Whether data saving is on; then nothing is prefetched speculatively. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
