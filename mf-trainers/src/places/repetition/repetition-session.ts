import { callApi } from '@mowka/shared/api'
import type { Exercise, Lesson } from '@mowka/shared/contract/schemas/learning'
import { countExercises } from '@mowka/shared/domain/lesson-items'
import { outbox, reportError } from '@mowka/shared/platform'
import { audio } from '@mowka/shared/platform/study'
import { session } from '@mowka/shared/session'
import { browserClock } from '@mowka/shared/trainer'
import { currentActivities } from '../../core/exercise/activities'
import { gapsOfOthers } from '../../core/exercise/gaps/wrong-fillings'
import { repetitionPolicy } from '../../core/store/policy'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { TrainerStore } from '../../core/store/trainer-store'
import { lessonRun } from '../shared/answer-run'
import { lessonChecker, spokenChecker } from '../shared/lesson-ports'
import { repetitionItems, repetitionRecorder } from './repetition-ports'

/** The run of a repetition goes on through its modes, apart from that of the lesson. */
const runOf = (lessonId: string) => lessonRun(`repetition.${lessonId}`)

/**
 * One learner who repeats a lesson in one mode: the trainer's core with its ports on the API. What remains is in the
 * server's queue, so that a reload, a crash or another tab goes on where the session is.
 */
export class RepetitionSession {
  readonly trainer: TrainerStore
  private exercises: readonly Exercise[] = []
  private readonly lesson: Lesson
  private begun: Promise<void> | null = null
  private isOpen = false

  constructor(
    lesson: Lesson,
    mode: TrainerMode,
    notices: TrainerPorts['notices'],
    random: () => number = Math.random,
  ) {
    this.lesson = lesson
    const { _id: lessonId } = lesson
    const randomOrder = session.preferences.randomizeRepetitionOrder
    this.trainer = new TrainerStore({
      mode,
      items: repetitionItems(lessonId, mode.name, randomOrder, countExercises(lesson.items)),
      checker: mode.countsWithoutSuccess ? spokenChecker : lessonChecker,
      recorder: repetitionRecorder(lessonId, mode.name),
      policy: repetitionPolicy(randomOrder),
      run: runOf(lessonId),
      play: (recordingId) => audio.play(recordingId, mode.rate?.()),
      prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
      silence: audio.stop,
      notices,
      settings: () => ({
        activities: currentActivities(),
        keepFullSentence: false,
        autoplayAnswer: session.preferences.autoplayAnswer,
      }),
      otherGaps: (exerciseId) => gapsOfOthers(this.exercises, exerciseId),
      // A session that is over when it is opened was finished before, in another tab or a moment ago.
      wasFinished: () => true,
      onFinished: () => {},
      clock: browserClock,
      random,
    })
  }

  /** The page is on the screen. */
  open = async (): Promise<void> => {
    this.isOpen = true
    this.begun ??= this.begin()
    await this.begun
    // The learner may have gone on to something else meanwhile.
    if (this.isOpen) await this.trainer.start()
  }

  /** The page left the screen. */
  close = (): void => {
    this.isOpen = false
    this.trainer.close()
  }

  /** Sends what an earlier visit left behind, so that nothing that was answered comes again. */
  private async begin(): Promise<void> {
    // What does not get through goes on waiting.
    await Promise.all([outbox.learning.flush().catch(() => {}), this.lookAround()])
  }

  /** The lesson's sentences only help to make good blocks: without them there are fewer. */
  private async lookAround(): Promise<void> {
    if (!this.trainer.mode.hasKindSettings) return
    try {
      const { data } = await callApi('getLessonExercises', { id: this.lesson._id, activeOnly: 'true' })
      this.exercises = data
    } catch (error) {
      reportError(error, { part: 'lesson-exercises' })
    }
  }
}
