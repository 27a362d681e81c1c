import { callApi } from '@mowka/shared/api'
import type { LessonSummary, ProblematicExample } from '@mowka/shared/contract/schemas/progress'
import { reportError } from '@mowka/shared/platform'
import { makeAutoObservable, runInAction } from 'mobx'
import type { LessonPlace } from './lesson-ports'

/** What the learner sees after the last exercise. */
export type EndingStep = 'none' | 'loading' | 'failed' | 'courseFinished' | 'problematic' | 'summary'

/**
 * The end of a lesson: a finished course has its own dialog, otherwise the examples that were hard come first and then
 * the summary (L-TRN-28, L-TRN-29). Without hard examples the summary comes at once.
 */
export class LessonEnding {
  step: EndingStep = 'none'
  problematic: ProblematicExample[] = []
  summary: LessonSummary | null = null
  private readonly place: LessonPlace

  constructor(place: LessonPlace) {
    this.place = place
    makeAutoObservable<this, 'place'>(this, { place: false }, { autoBind: true })
  }

  async start(): Promise<void> {
    const { courseId, lessonId } = this.place
    this.step = 'loading'
    try {
      const [{ isFinished }, problematic, summary] = await Promise.all([
        callApi('getCourseFinished', { courseId }),
        callApi('getProblematicExamples', { id: lessonId }),
        callApi('getLessonSummary', { id: lessonId }),
      ])
      runInAction(() => {
        this.problematic = problematic
        this.summary = summary
        if (isFinished) this.step = 'courseFinished'
        else this.step = problematic.length > 0 ? 'problematic' : 'summary'
      })
    } catch (error) {
      reportError(error, { part: 'ending' })
      runInAction(() => {
        this.step = 'failed'
      })
    }
  }

  /** The hard examples were read. */
  showSummary(): void {
    if (this.step === 'problematic') this.step = 'summary'
  }
}
