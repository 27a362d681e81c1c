import type { RouteName } from '@mowka/contract/routes'

/** The pages that people open next from a page, as far as one can tell. */
export const likelyNext: Partial<Record<RouteName, readonly RouteName[]>> = {
  courses: ['courseDetails', 'lessonModeSelector'],
  courseDetails: ['lessonModeSelector'],
  lessonModeSelector: ['trainerWriting', 'trainerListening'],
  exercises: ['repetitionModeSelector'],
  repetitionModeSelector: ['repetitionFlashCards'],
  subscribe: ['subscribeSummary'],
}

/** Someone who pays for every byte is not to be guessed for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
