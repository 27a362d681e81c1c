import { callApi } from '@mowka/shared/api'
import type { Course, Exercise, Lesson } from '@mowka/shared/contract/schemas/learning'
import type { CourseProgress } from '@mowka/shared/contract/schemas/progress'
import { countExercises } from '@mowka/shared/domain/lesson-items'
import type { LessonPlace } from '@mowka/shared/domain/lesson-place'
import { outbox, reportError } from '@mowka/shared/platform'
import { audio } from '@mowka/shared/platform/study'
import { session } from '@mowka/shared/session'
import { makeAutoObservable } from 'mobx'
import { currentActivities } from '../exercise/activities'
import { gapsOfOthers } from '../exercise/wrong-fillings'
import { LessonEnding } from '../lesson-end/lesson-ending'
import { learningPolicy } from '../trainer/policy'
import { browserClock, type TrainerPorts } from '../trainer/ports'
import type { TrainerMode } from '../trainer/trainer-mode'
import { TrainerStore } from '../trainer/trainer-store'
import { lessonRun } from './answer-run'
import { isFirstEver, isOnboardingLesson, keepsFullSentence } from './first-lesson'
import { lessonChecker, lessonItems, lessonRecorder, lessonStarted } from './lesson-ports'
import { record } from './progress-recorder'

/** One learner in one lesson in one mode: the trainer's core with its ports on the API, and the lesson's end. */
export class LessonSession {
  readonly trainer: TrainerStore
  readonly ending: LessonEnding
  /** What the gaps of the lesson's other sentences are filled with. */
  readonly otherGaps = (exerciseId: string): string[] => gapsOfOthers(this.exercises, exerciseId)
  /** Whether this is the first lesson of the course and nothing is finished yet (U30). */
  isOnboarding = false
  /** Whether the account has learned nothing yet, in no language and on no device. */
  isFirstEver = false
  private wasFinished = false
  private exercises: readonly Exercise[] = []
  private readonly course: Course
  private readonly lesson: Lesson
  private readonly place: LessonPlace
  private begun: Promise<void> | null = null
  private isOpen = false

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
    this.ending = new LessonEnding(course, lesson._id)
    this.trainer = new TrainerStore({
      mode,
      items: lessonItems(this.place, countExercises(lesson.items)),
      checker: lessonChecker,
      recorder: lessonRecorder(this.place),
      policy: learningPolicy,
      run: lessonRun(lesson._id),
      play: (recordingId) => audio.play(recordingId),
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
      'course' | 'lesson' | 'place' | 'begun' | 'isOpen' | 'wasFinished' | 'exercises'
    >(
      this,
      {
        trainer: false,
        ending: false,
        course: false,
        lesson: false,
        place: false,
        begun: false,
        isOpen: false,
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
    this.begun ??= this.begin()
    await this.begun
    // The learner may have gone on to something else meanwhile.
    if (this.isOpen) await this.trainer.start()
  }

  /** The page left the screen. */
  close(): void {
    this.isOpen = false
    this.trainer.close()
  }

  /**
   * Sends what an earlier visit left behind, so that no answered exercise comes again, and reads once where the learner
   * is. The lesson goes on without either.
   */
  private async begin(): Promise<void> {
    // What does not get through goes on waiting.
    const leftovers = outbox.learning.flush().catch(() => {})
    const around = this.lookAround()
    try {
      const progress = await callApi('getCourseProgress', { courseId: this.place.courseId })
      this.setOnboarding(isOnboardingLesson(this.course, this.lesson._id, progress))
      if (this.isOnboarding) void this.lookForFirstEver(progress)
      const known = progress.lessons.find((each) => each.lessonId === this.lesson._id)
      this.wasFinished = Boolean(known?.finishedAt)
      await leftovers
      if (!known?.startedAt) record(lessonStarted(this.place))
    } catch {
      this.setOnboarding(false)
      await leftovers
    }
    await around
  }

  /** The explanation of the first lesson is only a help: nothing waits for it, and without an answer there is none. */
  private async lookForFirstEver({ lessons }: CourseProgress): Promise<void> {
    try {
      const begunCourses = await callApi('getProgress')
      const { languages } = session.user?.userMetadata ?? { languages: {} }
      const otherLanguages = Object.keys(languages).filter((lang) => lang !== session.targetLang).length
      this.setFirstEver(isFirstEver(this.place, { otherLanguages, begunCourses, lessons }))
    } catch (error) {
      reportError(error, { part: 'first-lesson' })
    }
  }

  /** The lesson's sentences only help to make good blocks: without them there are fewer. */
  private async lookAround(): Promise<void> {
    try {
      const { data } = await callApi('getLessonExercises', { id: this.lesson._id, activeOnly: 'true' })
      this.exercises = data
    } catch (error) {
      reportError(error, { part: 'lesson-exercises' })
    }
  }

  private setFirstEver(isFirst: boolean): void {
    this.isFirstEver = isFirst
  }

  private setOnboarding(isOnboarding: boolean): void {
    this.isOnboarding = isOnboarding
  }
}
