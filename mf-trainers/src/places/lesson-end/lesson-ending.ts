import type { AnswerOf } from '@mowka/contract/calls'
import type { Course } from '@mowka/contract/schemas/learning'
import type { LessonSummary, ProblematicExample } from '@mowka/contract/schemas/progress'
import type { Stats } from '@mowka/contract/schemas/statistics'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { onTouched, outbox, reportError } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Connection } from '../offline/connection'
import type { LessonOnDevice } from '../offline/lesson-on-device'

/** The next lesson; a locked one leads to the access page. */
export type NextLesson = { lessonId: string; title: string; number: number; total: number; isLocked: boolean }

/** The results of a lesson. */
export type LessonResults = {
  isCourseFinished: boolean
  summary: LessonSummary
  /** The sentences that took more than one attempt. */
  problematic: ProblematicExample[]
  /** `null` if it could not be loaded: the end works without it. */
  stats: Stats | null
  /** The learner's knowledge of the lesson's words; `null` if it could not be loaded. */
  words: AnswerOf<'getWordRepetitions'> | null
  /** `null` if no lesson is left or it could not be loaded. */
  next: NextLesson | null
  /** Whether these are the device's results, because the server is unreachable. */
  isOfDevice?: boolean
}

/** The device's data about a lesson, for use while the server is unreachable. */
export type WithoutServer = { connection: Connection; device: LessonOnDevice }

/** The end of a lesson: results, hard sentences and the next lesson (L-TRN-28, L-TRN-29). */
export class LessonEnding {
  state: 'none' | 'loading' | 'failed' | 'ready' = 'none'
  results: LessonResults | null = null
  readonly #course: Course
  readonly #lessonId: string
  readonly #without: WithoutServer
  #stopWaiting = () => {}

  constructor(course: Course, lessonId: string, without: WithoutServer) {
    this.#course = course
    this.#lessonId = lessonId
    this.#without = without
    makeAutoObservable(this, { results: observableRef })
  }

  async start(): Promise<void> {
    this.stop()
    if (!this.results) this.state = 'loading'
    const { connection, device } = this.#without
    try {
      const results = await connection.reach(() => this.read(), {
        isAvailable: () => device.canGoOn,
        go: () => ({
          ...device.results(),
          isCourseFinished: false,
          stats: null,
          words: null,
          next: null,
          isOfDevice: true,
        }),
      })
      runInAction(() => {
        this.results = results
        this.state = 'ready'
      })
      if (results.isOfDevice) this.wait()
    } catch (error) {
      reportError(error, { part: 'ending' })
      runInAction(() => {
        this.state = 'failed'
      })
    }
  }

  /** Stops waiting for the server. */
  stop(): void {
    this.#stopWaiting()
    this.#stopWaiting = () => {}
  }

  /** Loads the results again once pending progress has reached the server. */
  private wait(): void {
    this.#stopWaiting = onTouched(() => {
      this.stop()
      // Sends everything in order; a failure waits for the next opportunity.
      void outbox.learning
        .flush()
        .catch(() => {})
        .then(() => this.start())
    })
  }

  private async read(): Promise<LessonResults> {
    const courseId = this.#course._id
    const id = this.#lessonId
    const [{ isFinished }, problematic, summary, stats, words, next] = await Promise.all([
      callApi('getCourseFinished', { courseId }),
      callApi('getProblematicExamples', { id }),
      callApi('getLessonSummary', { id }),
      optionally(callApi('getStats')),
      optionally(callApi('getWordRepetitions', { lessonId: id })),
      optionally(this.findNext()),
    ])
    return { isCourseFinished: isFinished, problematic, summary, stats, words, next }
  }

  /** Returns the next unfinished lesson; after the last one, the first unfinished. */
  private async findNext(): Promise<NextLesson | null> {
    const courseId = this.#course._id
    const [{ data }, progress] = await Promise.all([
      callApi('getAvailableLessons', { id: courseId }),
      callApi('getCourseProgress', { courseId }),
    ])
    const order = lessonOrder(this.#course)
    const finished = new Set(progress.lessons.flatMap((each) => (each.finishedAt ? [each.lessonId] : [])))
    const at = order.indexOf(this.#lessonId)
    const lessonId = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].find(
      (id) => !finished.has(id),
    )
    const lesson = data.find((each) => each._id === lessonId)
    if (!lesson) return null
    return {
      lessonId: lesson._id,
      title: splitLessonName(lesson.name.source || lesson.name.target).title,
      number: order.indexOf(lesson._id) + 1,
      total: order.length,
      isLocked: lesson.isLocked,
    }
  }
}

/** Resolves to `null` if an optional call fails. */
async function optionally<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    reportError(error, { part: 'ending' })
    return null
  }
}
