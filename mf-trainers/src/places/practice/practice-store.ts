import type { Exercise } from '@mowka/contract/schemas/learning'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { browserClock } from '@mowka/web/trainer'
import { currentActivities } from '../../core/exercise/activities'
import { learningPolicy } from '../../core/store/policy'
import { silentRecorder, type TrainerPorts } from '../../core/store/ports'
import { TrainerStore } from '../../core/store/trainer-store'
import { lessonNotices } from '../shared/notices'

/**
 * Creates a trainer for some sentences of a finished lesson. Nothing is recorded. A sentence is done once it was
 * skipped or answered right.
 */
export function practiceOf(
  exercises: readonly Exercise[],
  {
    mode,
    otherGaps,
    checker,
    onFinished,
  }: Pick<TrainerPorts, 'mode' | 'otherGaps' | 'checker' | 'onFinished'>,
): TrainerStore {
  let open = [...exercises]
  const first = (rest: readonly Exercise[]) => ({ item: rest[0] ?? null, remainingItems: rest.length })
  return new TrainerStore({
    mode,
    items: {
      total: exercises.length,
      next: async () => first(open),
      after: async (exerciseId) => first(open.filter(({ _id }) => _id !== exerciseId)),
    },
    checker,
    recorder: {
      ...silentRecorder,
      succeeded: async ({ exerciseId }) => {
        open = open.filter(({ _id }) => _id !== exerciseId)
      },
    },
    policy: learningPolicy,
    run: { read: () => ({ now: 0, best: 0 }), keep: () => {} },
    play: (recordingId) => audio.play(recordingId, mode.rate?.()),
    prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
    silence: audio.stop,
    notices: lessonNotices,
    settings: () => ({
      activities: currentActivities(),
      keepFullSentence: false,
      autoplayAnswer: session.preferences.autoplayAnswer,
    }),
    hasNewSentences: () => false,
    otherGaps,
    wasFinished: () => true,
    onFinished,
    clock: browserClock,
    random: Math.random,
  })
}

/** Returns the sentences of a lesson with these ids, in the lesson's order. Rejects with an `ApiError`. */
export async function sentencesWithIds(lessonId: string, ids: readonly string[]): Promise<Exercise[]> {
  const { data } = await callApi('getLessonExercises', { id: lessonId, activeOnly: 'true' })
  return data.filter(({ _id }) => ids.includes(_id))
}
