import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ExercisePicker } from '../exercise/picker'
import { AfterAnswer, isPlainlyRight } from './after-answer'
import { HintsLeft } from './hints-left'
import { NextUp } from './next-up'
import { isSkipAllowed, type SkipOutcome } from './policy'
import type { CheckedAnswer, TrainerPorts } from './ports'
import { RefusedAnswer } from './refused-answer'
import { Run } from './run'
import { contextOf, makeItem, type TrainerItem } from './trainer-item'
import { Unsaved } from './unsaved'

/**
 * Where the trainer is. `loadFailed`: the next exercise did not come; `saveFailed`: what was answered is kept here
 * and is not yet on the server.
 */
export type TrainerPhase =
  | 'loading'
  | 'loadFailed'
  | 'answering'
  | 'checking'
  | 'result'
  | 'saving'
  | 'saveFailed'
  | 'finished'

const NOT_FORCED: SkipOutcome = { successForced: false, skipped: false }

/**
 * The core of every sentence trainer: shows an exercise, has its answer checked, records, goes on. It knows neither
 * calls nor pages; ports connect it to a lesson, a repetition or the exercise checker. Nor does it know what makes one
 * mode differ from another: it asks the mode. Hints, the run of right answers, what happens by itself after an answer,
 * what has to be saved and what comes next are parts of their own.
 */
export class TrainerStore {
  phase: TrainerPhase = 'loading'
  item: TrainerItem | null = null
  result: CheckedAnswer | null = null
  /** How many exercises were shown. */
  shown = 0
  /** Attempts at this exercise: checks, or the first look at the right answer. */
  attempts = 0
  /** Why the last loading, saving or checking failed. */
  error: unknown = null
  readonly hints: HintsLeft
  readonly run: Run
  /** An earlier answer to this exercise was right. */
  private wasRight = false
  private largestRemaining = 0
  private started = false
  private isOpen = false
  private readonly ports: TrainerPorts
  private readonly picker: ExercisePicker
  private readonly nextUp: NextUp
  private readonly unsaved: Unsaved
  private readonly after: AfterAnswer
  private readonly refused = new RefusedAnswer()

  constructor(ports: TrainerPorts) {
    this.ports = ports
    this.hints = new HintsLeft(ports.mode.hintsPerExercise)
    this.run = new Run(ports.run, ports.clock)
    this.picker = new ExercisePicker(ports.random)
    this.nextUp = new NextUp(ports)
    this.unsaved = new Unsaved(ports)
    this.after = new AfterAnswer(ports, () => void this.proceed())
    makeAutoObservable<
      this,
      'started' | 'isOpen' | 'wasRight' | 'ports' | 'picker' | 'nextUp' | 'unsaved' | 'after' | 'refused'
    >(
      this,
      {
        item: observableRef,
        result: observableRef,
        error: observableRef,
        hints: false,
        run: false,
        started: false,
        isOpen: false,
        wasRight: false,
        ports: false,
        picker: false,
        nextUp: false,
        unsaved: false,
        after: false,
        refused: false,
      },
      { autoBind: true },
    )
  }

  get mode() {
    return this.ports.mode
  }

  /** Whether whole sentences come up whatever is switched off. */
  get keepsFullSentence(): boolean {
    return this.ports.settings().keepFullSentence
  }

  /** Exercises in all. */
  get total(): number {
    return Math.max(this.ports.items.total ?? 0, this.largestRemaining)
  }

  /** Exercises that are behind, this one too as soon as it is right. */
  get done(): number {
    if (this.phase === 'finished') return this.total
    if (!this.item) return 0
    return this.total - this.item.remaining + (this.succeeded ? 1 : 0)
  }

  /** The place of the exercise on the screen, from 1. */
  get position(): number {
    if (this.phase === 'finished') return this.total
    return this.item ? this.item.order + 1 : 0
  }

  get succeeded(): boolean {
    return this.result?.isSuccess ?? false
  }

  get canCheck(): boolean {
    const draft = this.item?.draft
    return this.phase === 'answering' && draft?.ready === true && !this.refused.isUnchanged
  }

  /** Whether the learner may go on: with a result, or without one where the answer says so. */
  get canProceed(): boolean {
    return this.phase === 'result' || (this.phase === 'answering' && this.item?.draft.isDone === true)
  }

  get canSkip(): boolean {
    return (
      (this.phase === 'answering' || this.phase === 'result') && isSkipAllowed(this.attempts, this.succeeded)
    )
  }

  /** Nothing has to be withheld: the answer was checked, or its right one is to be seen. */
  get isAnswerKnown(): boolean {
    return this.result !== null || this.item?.draft.showsAnswer === true
  }

  get canHint(): boolean {
    return this.phase === 'answering' && this.hints.left > 0
  }

  /** The recording of the play button. */
  get playable(): string | null {
    const exercise = this.item?.exercise
    return exercise ? this.mode.playable({ exercise, isChecked: this.isAnswerKnown }) : null
  }

  /** The trainer is on the screen: fetches the first exercise, once. */
  async start(): Promise<void> {
    this.isOpen = true
    if (this.started) return
    this.started = true
    await this.loadNext()
  }

  /** The trainer left the screen: nothing happens by itself any more. */
  close(): void {
    this.isOpen = false
    this.stop()
    this.item?.draft.release?.()
    this.ports.silence()
  }

  private stop(): void {
    this.after.callOff()
    this.run.calm()
    this.refused.forget()
  }

  /**
   * Goes on where an error came: fetches the next exercise, records what is not recorded yet (nothing is asked before
   * that), or lets the learner have the answer checked again.
   */
  async resume(): Promise<void> {
    this.error = null
    if (this.phase === 'loadFailed') await this.loadNext()
    else if (this.phase === 'saveFailed') await this.save()
  }

  /** Has the answer checked. A check that fails counts as no attempt and leaves the answer as it is. */
  async check(): Promise<void> {
    const item = this.item
    if (!item || !this.canCheck) return
    this.phase = 'checking'
    this.error = null
    const userInput = item.draft.value
    try {
      const result = await this.ports.checker.check(
        item.exercise,
        userInput,
        this.mode.isSimplified(item.kind),
      )
      this.showResult(item, userInput, result)
    } catch (error) {
      runInAction(() => {
        this.phase = 'answering'
        this.error = error
      })
      this.ports.notices.checkFailed(error)
    }
  }

  /**
   * Clears a result that was no success, so that the learner can answer again. A second press in haste must not have the
   * same answer checked once more.
   */
  tryAgain(): void {
    if (!this.succeeded) this.redo()
  }

  /** Clears any result, so that the learner can answer again. A success stays one. */
  redo(): void {
    const draft = this.item?.draft
    if (!draft || this.phase !== 'result') return
    this.wasRight ||= this.succeeded
    this.stop()
    this.result = null
    this.phase = 'answering'
    this.refused.watch(draft)
    draft.again?.()
  }

  /** Gives a piece of the answer. */
  hint(): void {
    const draft = this.item?.draft
    if (draft && this.canHint && !this.hints.take(draft)) this.ports.notices.hintNotFound()
  }

  /** Goes on without a success, as far as the attempts allow it. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.leave(this.ports.policy.skip)
  }

  /** Counts the first look at the right answer as an attempt without a check (L-REP-10). */
  attempt(): void {
    const { item } = this
    if (!item || this.phase !== 'answering') return
    this.attempts += 1
    this.ports.recorder.attempted(contextOf(item, this.mode), null)
    this.after.begin(item.exercise, { isSuccess: false, isLast: false })
    if (item.remaining > 1) this.nextUp.lookAhead(item.exercise._id)
  }

  /** The learner judges alone: "I know" goes on, "I don't know" goes on by force (L-REP-11, L-REP-12). */
  async judge(isKnown: boolean): Promise<void> {
    if (!this.canProceed) return
    this.run.count(isKnown)
    // What comes again changes what comes next.
    if (!isKnown) this.nextUp.forget()
    const going = this.proceed({ forced: !isKnown })
    // Going on ends what was begun before it, and nobody waits at a card that is known.
    if (isKnown) this.run.celebrate()
    await going
  }

  /** Goes on. `forced` is "I don't know" of flash cards; it needs an attempt as well (L-REP-09). */
  async proceed({ forced = false } = {}): Promise<void> {
    if (!this.canProceed) return
    await this.leave(forced ? { successForced: true, skipped: false } : NOT_FORCED)
  }

  /** The learner is still at the result: the trainer no longer goes on by itself. */
  stay(): void {
    this.after.stay()
  }

  private showResult(item: TrainerItem, userInput: string, result: CheckedAnswer): void {
    const { isSuccess } = result
    const isLast = item.remaining === 1
    this.attempts += 1
    this.result = result
    this.hints.refill()
    this.phase = 'result'
    this.run.count(isSuccess)
    this.ports.recorder.attempted(contextOf(item, this.mode), {
      userInput,
      expectedResult: item.exercise.answer,
      ...(result.isOfDevice ? { deviceVerdict: isSuccess ? 'RIGHT' : 'WRONG' } : {}),
    })
    if (isSuccess) this.ports.notices.succeeded()
    if (isSuccess && !isLast) this.nextUp.lookAhead(item.exercise._id)
    // Nobody is looking any more: nothing happens by itself.
    if (!this.isOpen) return
    if (isSuccess) this.run.celebrate()
    this.after.begin(item.exercise, { isSuccess, isLast: isSuccess && isLast && isPlainlyRight(result) })
  }

  private async leave(outcome: SkipOutcome): Promise<void> {
    const { item } = this
    if (!item) return
    this.stop()
    item.draft.release?.()
    this.unsaved.leave(item, { ...outcome, isRight: this.succeeded || this.wasRight })
    await this.save()
  }

  private async save(): Promise<void> {
    this.phase = 'saving'
    this.error = null
    try {
      await this.unsaved.save()
    } catch (error) {
      this.fail('saveFailed', error)
      return
    }
    if (this.unsaved.isEnd) this.finish()
    else await this.loadNext()
  }

  private async loadNext(): Promise<void> {
    this.phase = 'loading'
    this.error = null
    try {
      const { item, remainingItems, returning } = await this.nextUp.take()
      if (!item) await this.endWithoutItem()
      else if (this.isOpen) this.show(item, Math.max(1, remainingItems), returning)
      // Nobody is looking any more: nothing was shown, and coming back asks again.
      else this.started = false
    } catch (error) {
      this.fail('loadFailed', error)
    }
  }

  /**
   * No next item means that the lesson is finished (L-TRN-31). So it is when the last open sentence was taken
   * away between two visits: then nobody has said it yet.
   */
  private async endWithoutItem(): Promise<void> {
    this.unsaved.end({ isNews: this.item !== null || !this.ports.wasFinished() })
    await this.save()
  }

  private show(exercise: Exercise, remaining: number, returning = 0): void {
    this.largestRemaining = Math.max(this.largestRemaining, remaining)
    const item = makeItem(exercise, this.ports, this.picker, {
      queue: { total: this.total, remaining, returning },
      submit: () => void this.check(),
      attempt: this.attempt,
      redo: this.redo,
      judge: (isKnown) => void this.judge(isKnown),
    })
    this.item = item
    this.shown += 1
    this.result = null
    this.wasRight = false
    this.attempts = 0
    this.hints.refill()
    this.phase = 'answering'
    this.ports.recorder.displayed(contextOf(item, this.mode))
    const recording = this.mode.playsWhenShown(exercise)
    if (recording) void this.ports.play(recording)
    else this.ports.silence()
  }

  private finish(): void {
    this.phase = 'finished'
    this.ports.onFinished()
  }

  private fail(phase: 'loadFailed' | 'saveFailed', error: unknown): void {
    this.phase = phase
    this.error = error
    this.ports.notices.failed(phase, error)
  }
}
