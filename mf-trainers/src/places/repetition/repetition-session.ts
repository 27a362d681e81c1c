import type { Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { outbox, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { repetitionPolicy } from '../../core/store/policy'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { TrainerStore } from '../../core/store/trainer-store'
import { lessonRun } from '../shared/answer-run'
import { lessonChecker, spokenChecker } from '../shared/lesson-ports'
import { commonPorts } from '../shared/trainer-ports'
import { repetitionItems, repetitionRecorder } from './repetition-ports'

/** The run of a repetition spans its modes and is separate from the lesson's. */
const runOf = (lessonId: string) => lessonRun(`repetition.${lessonId}`)

/**
 * A repetition in one mode: the trainer with ports on the API. The server stores the queue, so a reload, a crash or
 * another tab continues the session.
 */
export class RepetitionSession {
  readonly trainer: TrainerStore
  /** The cards of this visit that the learner didn't know at least once, in this order. */
  readonly unknown: Exercise[] = []
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
    const recorder = repetitionRecorder(lessonId, mode.name)
    const randomOrder = session.preferences.randomizeRepetitionOrder
    this.trainer = new TrainerStore({
      ...commonPorts(mode),
      items: repetitionItems(lessonId, mode.name, randomOrder, countExercises(lesson.items)),
      checker: mode.countsWithoutSuccess ? spokenChecker : lessonChecker,
      recorder: {
        ...recorder,
        succeeded: (context, outcome) => {
          if (outcome.successForced && !outcome.skipped) this.markUnknown(context.exerciseId)
          return recorder.succeeded(context, outcome)
        },
      },
      policy: repetitionPolicy(randomOrder),
      run: runOf(lessonId),
      notices,
      otherSentences: (exerciseId) => this.exercises.filter(({ _id }) => _id !== exerciseId),
      onFinished: () => {},
      random,
    })
  }

  /** Called when the page is mounted. */
  open = async (): Promise<void> => {
    this.isOpen = true
    this.begun ??= this.begin()
    await this.begun
    // The page may have been left in the meantime.
    if (this.isOpen) await this.trainer.start()
  }

  /** Called when the page is unmounted. */
  close = (): void => {
    this.isOpen = false
    this.trainer.close()
  }

  private markUnknown(exerciseId: string): void {
    const exercise = this.trainer.item?.exercise
    if (exercise?._id === exerciseId && this.unknown.every(({ _id }) => _id !== exerciseId))
      this.unknown.push(exercise)
  }

  /** Sends pending events of an earlier visit, so that no answered exercise returns. */
  private async begin(): Promise<void> {
    // Events that fail to send stay pending.
    await Promise.all([outbox.learning.flush().catch(() => {}), this.loadExercises()])
  }

  /** The lesson's sentences only improve the blocks, so a failure is harmless. */
  private async loadExercises(): Promise<void> {
    if (!this.trainer.mode.hasKindSettings) return
    try {
      const { data } = await callApi('getLessonExercises', { id: this.lesson._id, activeOnly: 'true' })
      this.exercises = data
    } catch (error) {
      reportError(error, { part: 'lesson-exercises' })
    }
  }
}
