import { paths } from '@mowka/shared/contract/routes'
import type { EditedExercise } from '@mowka/shared/contract/schemas/exercise'

/** How many links are copied at most (A-EXER-10). */
export const MOST_LINKS = 25

/** The addresses of exercises in the panel (A-EXER-12). */
export const exerciseLinks = (exercises: readonly { _id: string }[]): string[] =>
  exercises.map(({ _id }) => window.location.origin + paths.adminEditExercise({ exerciseId: _id }))

/**
 * Where a recording of these exercises is heard (A-EXER-13): the part of the exercise's page. The file itself opens only
 * with the token of someone who is signed in, which no address has.
 */
export function recordingLink(
  exercises: readonly Pick<EditedExercise, '_id' | 'exampleRecording' | 'answerRecording'>[],
  recordingId: string,
): string {
  for (const { _id, exampleRecording, answerRecording } of exercises) {
    const page = window.location.origin + paths.adminEditExercise({ exerciseId: _id })
    if (answerRecording === recordingId) return `${page}#recording-answer`
    if (exampleRecording === recordingId) return `${page}#recording-example`
  }
  return window.location.href
}
