import { callApi } from '@mowka/shared/api'
import type { Course, Exercise, Lesson, Word } from '@mowka/shared/contract/schemas/learning'
import type { CourseProgress } from '@mowka/shared/contract/schemas/progress'
import { fetchRecordings, savesData } from '@mowka/shared/domain/fetch-ahead'
import { countExercises } from '@mowka/shared/domain/lesson-items'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { outbox, reportError } from '@mowka/shared/platform'
import { audio } from '@mowka/shared/platform/study'
import { session } from '@mowka/shared/session'
import { browserClock } from '@mowka/shared/trainer'
import { makeAutoObservable } from 'mobx'
import { currentActivities } from '../../core/exercise/activities'
import { gapsOfOthers } from '../../core/exercise/gaps/wrong-fillings'
import { learningPolicy } from '../../core/store/policy'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { TrainerStore } from '../../core/store/trainer-store'
import { LessonEnding } from '../lesson-end/lesson-ending'
import { Connection } from '../offline/connection'
import { isWorkerThere, recordingsOf } from '../offline/keep-recordings'
import { LessonOnDevice } from '../offline/lesson-on-device'
import { offlinePorts, prepareJudge } from '../offline/offline-ports'
import { lessonRun } from '../shared/answer-run'
import {
  lessonChecker,
  lessonItems,
  lessonRecorder,
  lessonStarted,
  spokenChecker,
} from '../shared/lesson-ports'
import { record } from '../shared/progress-recorder'
import { isFirstEver, isOnboardingLesson, keepsFullSentence } from './first-lesson'

/**
 * One learner in one lesson in one mode: the trainer's core with its ports on the API, or on this device while the
 * server is away, and the lesson's end.
 */
export class LessonSession {
  readonly trainer: TrainerStore
  readonly ending: LessonEnding
  readonly connection = new Connection()
  /** Judges answers, with the server or without. */
  readonly checker: TrainerPorts['checker']
  /** What the gaps of the lesson's other sentences are filled with. */
  readonly otherGaps = (exerciseId: string): string[] => gapsOfOthers(this.exercises, exerciseId)
  /** Whether this is the first lesson of the course and nothing is finished yet (U30). */
  isOnboarding = false
  /** Whether it explains itself, as no lesson of any course is finished. */
  isFirstEver = false
  private wasFinished = false
  private exercises: readonly Exercise[] = []
  private readonly course: Course
  private readonly lesson: Lesson
  private readonly place: LessonPlace
  private readonly device: LessonOnDevice
  private begun: Promise<void> | null = null
  private isOpen = false
  /** The words of the lesson; null when they cannot be had. */
  private readonly words: Promise<readonly Word[] | null>
  private stopListening = () => {}
  /** Resolves when the lesson's sentences are known, or will not be. */
  private readonly around: Promise<void>
  private lookedAround = () => {}
  private takeWords = (_words: readonly Word[] | null) => {}

  constructor(
    course: Course,
    lesson: Lesson,
    mode: TrainerMode,
    notices: TrainerPorts['notices'],
    random = Math.random,
  ) {
    this.course = course
    this.lesson = lesson
    this.place = { courseId: course._id, lessonId: lesson._id }
    this.around = new Promise((resolve) => {
      this.lookedAround = resolve
    })
    this.words = new Promise((resolve) => {
      this.takeWords = resolve
    })
    this.device = new LessonOnDevice(session.user?.userId ?? null, lesson._id)
    this.ending = new LessonEnding(course, lesson._id, {
      connection: this.connection,
      device: this.device,
    })
    const ports = offlinePorts(
      {
        items: lessonItems(this.place, countExercises(lesson.items)),
        checker: mode.countsWithoutSuccess ? spokenChecker : lessonChecker,
        recorder: lessonRecorder(this.place),
      },
      this.device,
      this.connection,
    )
    this.checker = ports.checker
    this.trainer = new TrainerStore({
      mode,
      ...ports,
      policy: learningPolicy,
      run: lessonRun(lesson._id),
      play: (recordingId) => audio.play(recordingId, mode.rate?.()),
      prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
      silence: audio.stop,
      notices,
      settings: () => ({
        activities: currentActivities(),
        keepFullSentence: keepsFullSentence(this.isOnboarding, this.lesson.level),
        autoplayAnswer: session.preferences.autoplayAnswer,
      }),
      otherGaps: this.otherGaps,
      wasFinished: () => this.wasFinished,
      onFinished: () => void this.ending.start(),
      clock: browserClock,
      random,
    })
    makeAutoObservable<
      this,
      | 'course'
      | 'lesson'
      | 'place'
      | 'device'
      | 'begun'
      | 'isOpen'
      | 'words'
      | 'stopListening'
      | 'around'
      | 'lookedAround'
      | 'takeWords'
      | 'wasFinished'
      | 'exercises'
    >(
      this,
      {
        trainer: false,
        ending: false,
        connection: false,
        checker: false,
        course: false,
        lesson: false,
        place: false,
        device: false,
        begun: false,
        isOpen: false,
        words: false,
        stopListening: false,
        around: false,
        lookedAround: false,
        takeWords: false,
        wasFinished: false,
        exercises: false,
        otherGaps: false,
      },
      { autoBind: true },
    )
  }

  /** The page is on the screen. */
  async open(): Promise<void> {
    this.isOpen = true
    this.stopListening = this.connection.listen(window)
    this.begun ??= this.begin()
    await this.begun
    // The learner may have gone on to something else meanwhile.
    if (!this.isOpen) return
    await this.trainer.start()
    void this.prepareForOffline()
  }

  /** Why the lesson goes on without the server; null while it doesn't. */
  get loss(): Connection['loss'] {
    const { loss } = this.connection
    return loss && this.device.canGoOn ? loss : null
  }

  /** Takes the sentences of the lesson; none when they cannot be had: they help, and nothing fails without them. */
  know(exercises: readonly Exercise[]): void {
    this.exercises = exercises
    this.device.know(exercises)
    this.lookedAround()
  }

  /** The sentences with these ids, in the lesson's order, as far as they are known. */
  sentences(ids: readonly string[]): Exercise[] {
    return this.exercises.filter(({ _id }) => ids.includes(_id))
  }

  /** Takes the words of the lesson, which have recordings as well; null when they cannot be had. */
  knowWords(words: readonly Word[] | null): void {
    this.takeWords(words)
  }

  /** The page left the screen. */
  close(): void {
    this.isOpen = false
    this.stopListening()
    this.ending.stop()
    this.trainer.close()
  }

  /**
   * Fetches what the lesson needs without a network: the module that judges and, where data are not saved, the
   * recordings. In the background and a few at a time.
   */
  private async prepareForOffline(): Promise<void> {
    if (!this.device.canGoOn) return
    prepareJudge()
    if (savesData()) return
    const isKept = await isWorkerThere()
    const isWanted = () => this.isOpen && !this.connection.isLost
    // What sounded before the worker came is in the page only: it is fetched again, from the browser's cache.
    const fetchOne = (id: string) => (isKept ? callApi('getRecording', { id }) : audio.bytesOf(id))
    const fetchAll = (ids: readonly string[]) => fetchRecordings(ids, fetchOne, isWanted)
    const hasSentences = await fetchAll(recordingsOf(this.exercises, []))
    // Without the words the lesson is not ready, however many of its sentences are.
    const words = await this.words
    if (!words || !hasSentences) return
    if ((await fetchAll(recordingsOf([], words))) && isKept) this.device.hasSound()
  }

  /**
   * Sends what an earlier visit left behind, so that no answered exercise comes again, and reads once where the learner
   * is. The lesson goes on without either.
   */
  private async begin(): Promise<void> {
    const noAnswer = <Value>(value: Value) => ({ isThere: () => this.device.canGoOn, go: () => value })
    // What does not get through goes on waiting.
    const leftovers = this.connection
      .reach<void>(() => outbox.learning.flush(), noAnswer(undefined))
      .catch(() => {})
    try {
      const progress = await this.connection.reach(
        () => callApi('getCourseProgress', { courseId: this.place.courseId }),
        noAnswer(null),
      )
      await leftovers
      this.takeProgress(progress)
    } catch {
      this.setOnboarding(false)
      await leftovers
    }
    await this.around
  }

  private takeProgress(progress: CourseProgress | null): void {
    if (!progress) return
    this.setOnboarding(isOnboardingLesson(this.course, this.lesson._id, progress))
    if (this.isOnboarding) void this.lookForFirstEver(progress)
    const known = progress.lessons.find((each) => each.lessonId === this.lesson._id)
    this.wasFinished = Boolean(known?.finishedAt)
    if (!known?.startedAt) record(lessonStarted(this.place))
  }

  /** The explanation of the first lesson is only a help: nothing waits for it, and without an answer there is none. */
  private async lookForFirstEver({ lessons }: CourseProgress): Promise<void> {
    try {
      const courses = await callApi('getProgress')
      this.setFirstEver(isFirstEver(this.lesson._id, { courses, lessons }))
    } catch (error) {
      reportError(error, { part: 'first-lesson' })
    }
  }

  private setFirstEver(isFirst: boolean): void {
    this.isFirstEver = isFirst
  }

  private setOnboarding(isOnboarding: boolean): void {
    this.isOnboarding = isOnboarding
  }
}
