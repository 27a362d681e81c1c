import type { Exercise } from '@mowka/contract/schemas/learning'
import { answerSound } from '@mowka/web/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AnswerDraft } from '../answer/answer'
import { toneOf } from '../result/tone'
import { AfterAnswer, isPlainlyRight } from './after-answer'
import { HintsLeft } from './hints-left'
import { NextUp } from './next-up'
import { isSkipAllowed, type SkipOutcome } from './policy'
import type { CheckedAnswer, TrainerPorts } from './ports'
import type { TrainerPhase } from './primary-action'
import { RefusedAnswer } from './refused-answer'
import { Run } from './run'
import { attemptOf, contextOf, ItemMaker, type TrainerItem } from './trainer-item'
import { Unsaved } from './unsaved'

const NOT_FORCED: SkipOutcome = { successForced: false, skipped: false }

/**
 * The core of every sentence trainer: shows an exercise, has its answer checked, records it and continues. Ports
 * connect it to a lesson, a repetition or the exercise checker; the mode decides everything that differs between
 * modes. Hints, the run of right answers, the automatic steps after an answer, unsaved progress and the next exercise
 * have classes of their own.
 */
export class TrainerStore {
  phase: TrainerPhase = 'loading'
  item: TrainerItem | null = null
  result: CheckedAnswer | null = null
  shown = 0
  /** Attempts at this exercise: checks, or the first look at the right answer. */
  attempts = 0
  /** The error of the last load, save or check. */
  error: unknown = null
  readonly hints: HintsLeft
  readonly run: Run
  /** Whether an earlier answer to this exercise was right. */
  #wasRight = false
  private largestRemaining = 0
  #started = false
  #isOpen = false
  readonly #ports: TrainerPorts
  readonly #items: ItemMaker
  readonly #nextUp: NextUp
  readonly #unsaved: Unsaved
  readonly #after: AfterAnswer
  readonly #refused = new RefusedAnswer()

  constructor(ports: TrainerPorts) {
    this.#ports = ports
    this.hints = new HintsLeft(ports.mode.hintsPerExercise)
    this.run = new Run(ports.run, ports.clock)
    this.#items = new ItemMaker(ports)
    this.#nextUp = new NextUp(ports)
    this.#unsaved = new Unsaved(ports)
    this.#after = new AfterAnswer(ports, () => void this.proceed())
    makeAutoObservable(
      this,
      { item: observableRef, result: observableRef, error: observableRef, hints: false, run: false },
      { autoBind: true },
    )
  }

  get mode() {
    return this.#ports.mode
  }

  /** Whether full-sentence exercises stay available even if they're switched off. */
  get keepsFullSentence(): boolean {
    return this.#ports.settings().keepFullSentence
  }

  get total(): number {
    return Math.max(this.#ports.items.total ?? 0, this.largestRemaining)
  }

  /** Completed exercises, including this one as soon as it is right. */
  get done(): number {
    if (this.phase === 'finished') return this.total
    if (!this.item) return 0
    return this.total - this.item.remaining + (this.succeeded ? 1 : 0)
  }

  /** Position of the current exercise, from 1. */
  get position(): number {
    if (this.phase === 'finished') return this.total
    return this.item ? this.item.order + 1 : 0
  }

  get succeeded(): boolean {
    return this.result?.isSuccess ?? false
  }

  get canCheck(): boolean {
    const draft = this.item?.draft
    return this.phase === 'answering' && draft?.ready === true && !this.#refused.isUnchanged
  }

  /** Whether the learner can continue: with a result, or if the answer is done without one. */
  get canProceed(): boolean {
    return this.phase === 'result' || (this.phase === 'answering' && this.item?.draft.isDone === true)
  }

  get canSkip(): boolean {
    return (
      (this.phase === 'answering' || this.phase === 'result') && isSkipAllowed(this.attempts, this.succeeded)
    )
  }

  /** Whether nothing needs to be hidden: the answer was checked or the right one is visible. */
  get isAnswerKnown(): boolean {
    return this.result !== null || this.item?.draft.showsAnswer === true
  }

  get canHint(): boolean {
    return this.phase === 'answering' && this.hints.left > 0
  }

  get playable(): string | null {
    const exercise = this.item?.exercise
    return exercise ? this.mode.playable({ exercise, isChecked: this.isAnswerKnown }) : null
  }

  /** Called when the trainer is mounted: loads the first exercise, once. */
  async start(): Promise<void> {
    this.#isOpen = true
    if (this.#started) return
    this.#started = true
    await this.loadNext()
  }

  /** Called when the trainer is unmounted: cancels all automatic steps. */
  close(): void {
    this.#isOpen = false
    this.stop()
    this.item?.draft.release?.()
    this.#ports.silence()
  }

  private stop(): void {
    this.#after.callOff()
    this.run.stopCelebrating()
    this.#refused.forget()
  }

  /** Continues after an error: loads the next exercise, saves pending progress first, or allows another check. */
  async resume(): Promise<void> {
    this.error = null
    if (this.phase === 'loadFailed') await this.loadNext()
    else if (this.phase === 'saveFailed') await this.save()
  }

  /** Has the answer checked. A failed check is not an attempt and leaves the answer unchanged. */
  async check(): Promise<void> {
    const item = this.item
    if (!item || !this.canCheck) return
    this.phase = 'checking'
    this.error = null
    const userInput = item.draft.value
    try {
      const result = await this.#ports.checker.check(
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
      this.#ports.notices.checkFailed(error)
    }
  }

  /**
   * Clears an unsuccessful result so that the learner can answer again. An unchanged answer can't be checked twice.
   */
  tryAgain(): void {
    if (!this.succeeded) this.redo()
  }

  /** Clears any result so that the learner can answer again. A success still counts. */
  redo(): void {
    const draft = this.item?.draft
    if (!draft || this.phase !== 'result') return
    this.#wasRight ||= this.succeeded
    this.stop()
    this.result = null
    this.phase = 'answering'
    this.#refused.watch(draft)
    draft.again?.()
  }

  hint(): void {
    const draft = this.item?.draft
    if (!draft || !this.canHint) return
    const loading = draft.loadHints?.()
    if (loading) void this.hintAfter(loading, draft)
    else if (!this.hints.take(draft)) this.#ports.notices.hintNotFound()
  }

  /** Gives a hint once its code is loaded, unless the learner has moved on. */
  private async hintAfter(loading: Promise<void>, draft: AnswerDraft): Promise<void> {
    try {
      await loading
    } catch {
      this.#ports.notices.hintNotLoaded()
      return
    }
    if (this.item?.draft === draft) this.hint()
  }

  /** Continues without a success if the attempts allow it. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.leave(this.#ports.policy.skip)
  }

  /** Counts the first look at the right answer as an attempt without a check (L-REP-10). */
  attempt(): void {
    const { item } = this
    if (!item || this.phase !== 'answering') return
    this.attempts += 1
    this.#ports.recorder.attempted(contextOf(item, this.mode), null)
    this.#after.begin(item.exercise, { isSuccess: false, isLast: false })
    if (item.remaining > 1) this.#nextUp.lookAhead(item.exercise._id)
  }

  /**
   * Records the learner's own verdict: "I know" continues, "I don't know" continues with a forced success (L-REP-11,
   * L-REP-12).
   */
  async judge(isKnown: boolean): Promise<void> {
    if (!this.canProceed) return
    this.run.count(isKnown)
    // The item returns, so a different one comes next.
    if (!isKnown) this.#nextUp.forget()
    const going = this.proceed({ forced: !isKnown })
    // After `proceed`, which cancels an earlier celebration: a known card doesn't delay the learner.
    if (isKnown) this.run.celebrate()
    await going
  }

  /** Continues. `forced` is "I don't know" of flash cards; it needs an attempt as well (L-REP-09). */
  async proceed({ forced = false } = {}): Promise<void> {
    if (!this.canProceed) return
    await this.leave(forced ? { successForced: true, skipped: false } : NOT_FORCED)
  }

  /** Stops the trainer from continuing on its own, because the learner is still reading the result. */
  stay(): void {
    this.#after.stay()
  }

  private showResult(item: TrainerItem, userInput: string, result: CheckedAnswer): void {
    const { isSuccess } = result
    const isLast = item.remaining === 1
    this.attempts += 1
    this.result = result
    this.hints.refill()
    this.phase = 'result'
    this.run.count(isSuccess)
    this.#ports.recorder.attempted(contextOf(item, this.mode), attemptOf(item, userInput, result))
    this.#ports.notices.answered(answerSound(toneOf(result), this.run.now))
    if (isSuccess && !isLast) this.#nextUp.lookAhead(item.exercise._id)
    // The trainer is unmounted, so no automatic steps run.
    if (!this.#isOpen) return
    if (isSuccess) this.run.celebrate()
    this.#after.begin(item.exercise, { isSuccess, isLast: isSuccess && isLast && isPlainlyRight(result) })
  }

  private async leave(outcome: SkipOutcome): Promise<void> {
    const { item } = this
    if (!item) return
    this.stop()
    item.draft.release?.()
    this.#unsaved.leave(item, { ...outcome, isRight: this.succeeded || this.#wasRight })
    await this.save()
  }

  private async save(): Promise<void> {
    this.phase = 'saving'
    this.error = null
    try {
      await this.#unsaved.save()
    } catch (error) {
      this.fail('saveFailed', error)
      return
    }
    if (this.#unsaved.isEnd) this.finish()
    else await this.loadNext()
  }

  private async loadNext(): Promise<void> {
    this.phase = 'loading'
    this.error = null
    try {
      const { item, remainingItems, returning } = await this.#nextUp.take()
      const preparing = item && this.mode.prepareAnswer?.(item, this.mode.kinds(item, this.#ports.settings()))
      if (preparing) await preparing
      if (!item) await this.endWithoutItem()
      else if (this.#isOpen) this.show(item, Math.max(1, remainingItems), returning)
      // The trainer is unmounted: nothing was shown, so returning requests the item again.
      else this.#started = false
    } catch (error) {
      this.fail('loadFailed', error)
    }
  }

  /**
   * Finishes the lesson because no item is left (L-TRN-31). The end is recorded unless it already was, for example
   * when an editor removed the last open sentence between two visits.
   */
  private async endWithoutItem(): Promise<void> {
    this.#unsaved.end({ isUnrecorded: this.item !== null || !this.#ports.wasFinished() })
    await this.save()
  }

  private show(exercise: Exercise, remaining: number, returning = 0): void {
    this.largestRemaining = Math.max(this.largestRemaining, remaining)
    const item = this.#items.make(exercise, {
      queue: { total: this.total, remaining, returning },
      submit: () => void this.check(),
      attempt: this.attempt,
      redo: this.redo,
      judge: (isKnown: boolean) => void this.judge(isKnown),
    })
    this.item = item
    this.shown += 1
    this.result = null
    this.#wasRight = false
    this.attempts = 0
    this.hints.refill()
    this.phase = 'answering'
    this.#ports.recorder.displayed(contextOf(item, this.mode))
    const recording = this.mode.playsWhenShown(exercise)
    if (recording) void this.#ports.play(recording)
    else this.#ports.silence()
  }

  private finish(): void {
    this.phase = 'finished'
    this.#ports.onFinished()
  }

  private fail(phase: 'loadFailed' | 'saveFailed', error: unknown): void {
    this.phase = phase
    this.error = error
    this.#ports.notices.failed(phase, error)
  }
}
