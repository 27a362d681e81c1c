import type { Course, Exercise, Hint, Lesson, Word } from '@mowka/contract/schemas/learning'
import type { LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import type { CourseProgress } from '@mowka/contract/schemas/progress'
import { fetchRecordings, savesData } from '@mowka/domain/audio/playback'
import { countExercises, type LessonPlace } from '@mowka/domain/lesson/lesson'
import { mediaAddressesIn } from '@mowka/domain/media'
import { outbox, reportError } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, observableRef } from 'mobx'
import { learningPolicy } from '../../core/store/policy'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { TrainerStore } from '../../core/store/trainer-store'
import { LessonEnding } from '../lesson-end/lesson-ending'
import { Connection } from '../offline/connection'
import { hasServiceWorker, LessonOnDevice, recordingsOf } from '../offline/lesson-on-device'
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
import { commonPorts } from '../shared/trainer-ports'
import { markIntroduced, wasIntroduced } from '../teaching/introduction/introduced'
import { isFirstEver, isOnboardingLesson, isUnanswered, keepsFullSentence } from './first-lesson'

/**
 * A lesson in one mode: the trainer with ports on the API, or on this device while the server is unreachable, and the
 * end of the lesson.
 */
export class LessonSession {
  readonly trainer: TrainerStore
  readonly ending: LessonEnding
  readonly connection = new Connection()
  /** Checks answers, on the server or on the device. */
  readonly checker: TrainerPorts['checker']
  /** Returns the lesson's other sentences; none until they are loaded. */
  readonly otherSentences = (exerciseId: string): Exercise[] =>
    this.#exercises.filter(({ _id }) => _id !== exerciseId)
  /** Whether this is the first lesson of the course and no lesson is finished yet (U30). */
  isOnboarding = false
  /** Whether to explain the lesson, because no lesson of any course is finished. */
  isFirstEver = false
  /** The visible introduction; `null` if there is none or it was passed. */
  introduction: LessonIntroduction | null = null
  #wasFinished = false
  #exercises: readonly Exercise[] = []
  readonly #course: Course
  readonly #lesson: Lesson
  readonly #place: LessonPlace
  readonly #device: LessonOnDevice
  #starting: Promise<void> | null = null
  #isOpen = false
  /** The words of the lesson; `null` if they fail to load. */
  readonly #words: Promise<readonly Word[] | null>
  #stopListening = () => {}
  /** Resolves when the lesson's sentences are loaded or have failed to load. */
  readonly #exercisesLoaded: Promise<void>
  #markExercisesLoaded = () => {}
  #resolveWords = (_words: readonly Word[] | null) => {}
  /** Recordings of the introduction and dialogue. */
  readonly #teaching: Promise<readonly string[]>
  #resolveTeaching = (_recordings: readonly string[]) => {}
  /** Addresses of the pictures in the lesson's hints. */
  readonly #pictures: Promise<readonly string[]>
  #resolvePictures = (_pictures: readonly string[]) => {}
  #passed = () => {}

  constructor(
    course: Course,
    lesson: Lesson,
    mode: TrainerMode,
    notices: TrainerPorts['notices'],
    random = Math.random,
  ) {
    this.#course = course
    this.#lesson = lesson
    this.#place = { courseId: course._id, lessonId: lesson._id }
    this.#exercisesLoaded = new Promise((resolve) => {
      this.#markExercisesLoaded = resolve
    })
    this.#words = new Promise((resolve) => {
      this.#resolveWords = resolve
    })
    this.#teaching = new Promise((resolve) => {
      this.#resolveTeaching = resolve
    })
    this.#pictures = new Promise((resolve) => {
      this.#resolvePictures = resolve
    })
    this.#device = new LessonOnDevice(session.user?.userId ?? null, lesson._id)
    this.ending = new LessonEnding(course, lesson._id, {
      connection: this.connection,
      device: this.#device,
    })
    const ports = offlinePorts(
      {
        items: lessonItems(this.#place, countExercises(lesson.items)),
        checker: mode.countsWithoutSuccess ? spokenChecker : lessonChecker,
        recorder: lessonRecorder(this.#place),
      },
      this.#device,
      this.connection,
    )
    this.checker = ports.checker
    const common = commonPorts(mode)
    this.trainer = new TrainerStore({
      ...common,
      ...ports,
      policy: learningPolicy,
      run: lessonRun(lesson._id),
      notices,
      settings: () => ({
        ...common.settings(),
        keepFullSentence: keepsFullSentence(this.isOnboarding, this.#lesson.level),
      }),
      hasNewSentences: () => !this.#wasFinished,
      otherSentences: this.otherSentences,
      wasFinished: () => this.#wasFinished,
      onFinished: () => void this.ending.start(),
      random,
    })
    makeAutoObservable(
      this,
      {
        trainer: false,
        ending: false,
        connection: false,
        checker: false,
        otherSentences: false,
        introduction: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Called when the page is mounted. */
  async open(): Promise<void> {
    this.#isOpen = true
    this.#stopListening = this.connection.listen(window)
    this.#starting ??= this.begin()
    await this.#starting
    // The page may have been left in the meantime.
    if (!this.#isOpen) return
    await this.trainer.start()
    void this.prepareForOffline()
  }

  /** Why the lesson continues without the server; `null` if it doesn't. */
  get loss(): Connection['loss'] {
    const { loss } = this.connection
    return loss && this.#device.canGoOn ? loss : null
  }

  /** Sets the sentences of the lesson; empty if they fail to load, since nothing depends on them. */
  know(exercises: readonly Exercise[]): void {
    this.#exercises = exercises
    this.#device.know(exercises)
    this.#markExercisesLoaded()
  }

  /** Returns the known sentences with these ids, in the lesson's order. */
  sentences(ids: readonly string[]): Exercise[] {
    return this.#exercises.filter(({ _id }) => ids.includes(_id))
  }

  /** Sets the words of the lesson, which also have recordings; `null` if they fail to load. */
  knowWords(words: readonly Word[] | null): void {
    this.#resolveWords(words)
  }

  /** Sets the recordings of the lesson's introduction and dialogue. */
  knowTeaching(recordings: readonly string[]): void {
    this.#resolveTeaching(recordings)
  }

  /** Sets the hints of the lesson, which may contain pictures; empty if they fail to load. */
  knowHints(hints: readonly Pick<Hint, 'content'>[]): void {
    this.#resolvePictures(hints.flatMap(({ content }) => mediaAddressesIn(content)))
  }

  /** Starts the lesson after the introduction was read or skipped. */
  passIntroduction(): void {
    this.introduction = null
    markIntroduced(this.#lesson._id)
    this.#passed()
  }

  /** Called when the page is unmounted. */
  close(): void {
    this.#isOpen = false
    this.#stopListening()
    this.ending.stop()
    this.trainer.close()
  }

  /**
   * Loads what the lesson needs offline: the judge and, unless data saving is on, recordings and pictures. Runs in
   * the background, a few at a time.
   */
  private async prepareForOffline(): Promise<void> {
    if (!this.#device.canGoOn) return
    prepareJudge()
    if (savesData()) return
    const isKept = await hasServiceWorker()
    const isWanted = () => this.#isOpen && !this.connection.isLost
    // Recordings played before the service worker was active are only in the page: fetch them again, from the
    // browser's cache.
    const fetchOne = (id: string) => (isKept ? callApi('getRecording', { id }) : audio.bytesOf(id))
    const fetchAll = (ids: readonly string[]) => fetchRecordings(ids, fetchOne, isWanted)
    const hasSentences = await fetchAll(recordingsOf(this.#exercises, []))
    // The service worker caches them. A lesson is ready without them, too.
    await fetchRecordings(
      await this.#pictures,
      async (address) => fetch(address, { priority: 'low' }),
      isWanted,
    )
    // Without its words the lesson isn't ready, even if all its sentences are.
    const words = await this.#words
    if (!words || !hasSentences) return
    if ((await fetchAll(recordingsOf([], words))) && isKept) this.#device.hasSound()
    await fetchAll(await this.#teaching)
  }

  /**
   * Sends pending events of an earlier visit, so that no answered exercise returns, and loads the progress once. The
   * lesson continues if either fails.
   */
  private async begin(): Promise<void> {
    const noAnswer = <Value>(value: Value) => ({ isAvailable: () => this.#device.canGoOn, go: () => value })
    // Events that fail to send stay pending.
    const leftovers = this.connection
      .reach<void>(() => outbox.learning.flush(), noAnswer(undefined))
      .catch(() => {})
    try {
      const progress = await this.connection.reach(
        () => callApi('getCourseProgress', { courseId: this.#place.courseId }),
        noAnswer(null),
      )
      await leftovers
      await this.takeProgress(progress)
    } catch {
      this.setOnboarding(false)
      await leftovers
    }
    await this.#exercisesLoaded
  }

  private async takeProgress(progress: CourseProgress | null): Promise<void> {
    if (!progress) return
    this.setOnboarding(isOnboardingLesson(this.#course, this.#lesson._id, progress))
    if (this.isOnboarding) void this.lookForFirstEver(progress)
    const known = progress.lessons.find((each) => each.lessonId === this.#lesson._id)
    this.#wasFinished = Boolean(known?.finishedAt)
    if (isUnanswered(known)) await this.introduce()
    if (!known?.startedAt) record(lessonStarted(this.#place))
  }

  /**
   * Shows the introduction until it is passed. An introduction that was closed is shown again, on any device, until a
   * sentence is answered. Skips an introduction that fails to load.
   */
  private async introduce(): Promise<void> {
    const { _id: id, hasIntroduction } = this.#lesson
    if (!hasIntroduction || wasIntroduced(id)) return
    try {
      const { introduction } = await callApi('getLessonIntroduction', { id })
      if (!introduction) return
      const passed = new Promise<void>((resolve) => {
        this.#passed = resolve
      })
      this.setIntroduction(introduction)
      await passed
    } catch (error) {
      reportError(error, { part: 'introduction' })
    }
  }

  private setIntroduction(introduction: LessonIntroduction): void {
    this.introduction = introduction
  }

  /** The introduction is optional: nothing waits for it, and it isn't shown if the call fails. */
  private async lookForFirstEver({ lessons }: CourseProgress): Promise<void> {
    try {
      const courses = await callApi('getProgress')
      this.setFirstEver(isFirstEver(this.#lesson._id, { courses, lessons }))
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
