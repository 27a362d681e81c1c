import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { LessonSummary, ProblematicExample } from '@mowka/shared/contract/schemas/progress'
import { type KeptLesson, readKeptLesson, writeKeptLesson } from '@mowka/shared/domain/kept-lesson'
import type { NextItem } from '../../core/store/ports'

const NOTHING: KeptLesson = { at: 0, open: [], tries: {}, forced: [], hasSound: false }

/** What a device can say at the end of a lesson. */
export type ResultsOfDevice = { summary: LessonSummary; problematic: ProblematicExample[] }

/**
 * A lesson as this device knows it: its sentences, and which of them are still to be done. It follows what the server
 * says and what the learner does, so that it can go on when the server is away.
 */
export class LessonOnDevice {
  private exercises: readonly Exercise[] = []
  private kept: KeptLesson | null
  private readonly lessonId: string
  /** Whose lesson it is. */
  private readonly userId: string | null

  constructor(userId: string | null, lessonId: string) {
    this.userId = userId
    this.lessonId = lessonId
    this.kept = userId === null ? null : readKeptLesson(userId, lessonId)
  }

  /** Whether the lesson goes on without the server: its sentences are here, and where the learner is. */
  get canGoOn(): boolean {
    return this.exercises.length > 0 && this.kept !== null
  }

  /** Takes the sentences of the lesson, in their order. */
  know(exercises: readonly Exercise[]): void {
    this.exercises = exercises
  }

  /** An exercise with everything that the device knows of it. */
  find(exerciseId: string): Exercise | undefined {
    return this.exercises.find(({ _id }) => _id === exerciseId)
  }

  /** Takes the server's word for what is next. */
  follow({ item, remainingItems }: NextItem): void {
    const ids = this.exercises.map(({ _id }) => _id)
    const at = item ? ids.indexOf(item._id) : ids.length
    // A sentence that is not among them: the list is on its way.
    if (at < 0) return
    const isAllOpen = item !== null && remainingItems === ids.length
    this.keep({ open: ids.slice(at), ...(isAllOpen && this.isAnyDone ? { tries: {}, forced: [] } : {}) })
  }

  /** A sentence was answered and checked. */
  tried(exerciseId: string): void {
    const { tries } = this.kept ?? NOTHING
    this.keep({ tries: { ...tries, [exerciseId]: (tries[exerciseId] ?? 0) + 1 } })
  }

  /** A sentence is behind, with a right answer or without. */
  done(exerciseId: string, isRight: boolean): void {
    const { open, forced } = this.kept ?? NOTHING
    this.keep({
      open: open.filter((id) => id !== exerciseId),
      ...(isRight ? {} : { forced: [...forced, exerciseId] }),
    })
  }

  /** Every recording of the lesson is here. */
  hasSound(): void {
    this.keep({ hasSound: true })
  }

  /** What comes next, as if `after` were done already. */
  next(after?: string): NextItem {
    const open = (this.kept ?? NOTHING).open.filter((id) => id !== after)
    const items = this.exercises.filter(({ _id }) => open.includes(_id))
    return { item: items[0] ?? null, remainingItems: items.length }
  }

  /** What was done on this device: the server may know of more. */
  results(): ResultsOfDevice {
    const { tries, forced } = this.kept ?? NOTHING
    const seen = this.exercises.flatMap((exercise) => {
      const attempts = tries[exercise._id]
      return attempts === undefined ? [] : [{ exercise, attempts }]
    })
    const problematic = seen
      .filter(({ exercise, attempts }) => attempts > 1 || forced.includes(exercise._id))
      .map(({ exercise: { _id, example, answer, answerRecording }, attempts }) => ({
        exerciseId: _id,
        example,
        answer,
        answerRecording,
        attempts,
      }))
    return {
      summary: {
        totalExercises: seen.length,
        correctAtFirstAttempt: seen.length - problematic.length,
        attempts: seen.reduce((sum, { attempts }) => sum + attempts, 0),
        // Nobody has measured it here.
        secondsPassed: 0,
      },
      problematic,
    }
  }

  private get isAnyDone(): boolean {
    return this.kept !== null && this.kept.open.length < this.exercises.length
  }

  private keep(change: Partial<KeptLesson>): void {
    if (this.userId === null) return
    this.kept = { ...(this.kept ?? NOTHING), ...change, at: Date.now() }
    writeKeptLesson(this.userId, this.lessonId, this.kept)
  }
}
