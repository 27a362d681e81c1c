import { progressEvent } from '@mowka/contract/progress-event'
import type { ProgressEvent, RepetitionMode } from '@mowka/contract/schemas/progress'
import { repetitionModeOf, type TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { callApi } from '@mowka/web/api'
import type { ItemsPort, RecorderPort } from '../../core/store/ports'
import { progressRecorder } from '../shared/progress-recorder'

/** Returns a mode's name in repetition paths. Throws if it can't be repeated. */
function pathOf(mode: TrainerModeName): RepetitionMode {
  const path = repetitionModeOf(mode)
  if (!path) throw new Error(`This mode cannot be repeated: ${mode}`)
  return path
}

/** The remaining items of the open repetition; the server stores the queue and its order (L-REP-01, L-REP-02). */
export const repetitionItems = (
  lessonId: string,
  mode: TrainerModeName,
  randomOrder: boolean,
  total: number | null,
): ItemsPort => {
  const asked = { lessonId, mode: pathOf(mode), randomOrder: randomOrder ? 'true' : 'false' }
  return {
    total,
    next: () => callApi('getNextRepetition', asked),
    after: (exerciseId) => callApi('getNextRepetition', { ...asked, after: exerciseId }),
  }
}

/** Records a repetition, without its course (L-REP-15). */
export const repetitionRecorder = (lessonId: string, learningMode: TrainerModeName): RecorderPort =>
  progressRecorder(
    { lessonId, courseId: null },
    {
      displayed: 'REPETITION_EXAMPLE_DISPLAYED',
      attempted: 'REPETITION_EXAMPLE_ATTEMPT',
      succeeded: 'REPETITION_EXAMPLE_SUCCESS',
      finished: 'REPETITION_SESSION_FINISHED',
      finishedPayload: { learningMode },
    },
  )

/** Creates the event for a chosen repetition mode, which restarts a finished session. */
export const repetitionModeSelected = (lessonId: string, learningMode: TrainerModeName): ProgressEvent =>
  progressEvent('REPETITION_MODE_SELECTED', { lessonId, courseId: null, payload: { learningMode } })
