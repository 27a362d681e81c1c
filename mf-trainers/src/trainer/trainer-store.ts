import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { comboTriggers, SUCCESS_RESET, Timers } from '@mowka/shared/trainer'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ExercisePicker } from '../exercise/picker'
import type { HintNote } from '../hints/text-hints'
import { isPlainlyRight, LastAnswer } from './last-answer'
import { isSkipAllowed, recordsSuccess, type SkipOutcome } from './policy'
import type { CheckedAnswer, NextItem, TrainerPorts } from './ports'
import { contextOf, makeItem, type TrainerItem } from './trainer-item'

/** How long after a success the answer sounds, in milliseconds (L-TRN-38). */
export const AUTOPLAY_AFTER_SUCCESS = 800
/** How long after any other result (L-TRN-39). */
export const AUTOPLAY_AFTER_ERROR = 300
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
 * mode differ from another: it asks the mode.
 */
export class TrainerStore {
  phase: TrainerPhase = 'loading'
  item: TrainerItem | null = null
  result: CheckedAnswer | null = null
  /** How many exercises were shown. */
  shown = 0
  /** Attempts at this exercise: checks, or the first look at the right answer. */
  attempts = 0
  hintsLeft: number
  /** What the last hint said, and the answer that it is true of. */
  private hinted: { note: HintNote; value: string } | null = null
  /** Nothing was changed since the answer was refused: checked again as it is, it would be once more. */
  private isAsRefused = false
  /** Right answers in a row, and the longest such run of the lesson. */
  combo: number
  bestCombo: number
  /** A run of 5, 10, 15 fills the bar for a moment. */
  celebrating = false
  /** Why the last loading, saving or checking failed. */
  error: unknown = null
  private largestRemaining = 0
  /** What is still to be recorded before going on. */
  private unsaved: (() => Promise<void>)[] = []
  private endsAfterSaving = false
  /** What comes after a right answer, asked for ahead. */
  private ahead: Promise<NextItem | null> | null = null
  private started = false
  private isOpen = false
  private stopWatching = () => {}
  private readonly timers: Timers
  private readonly ports: TrainerPorts
  private readonly picker: ExercisePicker
  private readonly lastAnswer: LastAnswer

  constructor(ports: TrainerPorts) {
    this.ports = ports
    this.hintsLeft = ports.mode.hintsPerExercise
    const run = ports.run.read()
    this.combo = run.now
    this.bestCombo = run.best
    this.timers = new Timers(ports.clock)
    this.picker = new ExercisePicker(ports.random)
    this.lastAnswer = new LastAnswer({
      later: (milliseconds, act) => this.later(milliseconds, act),
      goOn: () => void this.proceed(),
    })
    makeAutoObservable<
      this,
      | 'ports'
      | 'picker'
      | 'timers'
      | 'unsaved'
      | 'started'
      | 'isOpen'
      | 'endsAfterSaving'
      | 'lastAnswer'
      | 'ahead'
      | 'hinted'
      | 'stopWatching'
    >(
      this,
      {
        item: observableRef,
        result: observableRef,
        error: observableRef,
        hinted: observableRef,
        isOpen: false,
        ports: false,
        picker: false,
        timers: false,
        unsaved: false,
        started: false,
        endsAfterSaving: false,
        lastAnswer: false,
        ahead: false,
        stopWatching: false,
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
    return this.phase === 'answering' && draft?.ready === true && !this.isAsRefused
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
    return this.phase === 'answering' && this.hintsLeft > 0
  }

  /** What the last hint said, as long as the answer is as it was then. */
  get hintNote(): HintNote | null {
    return this.hinted && this.hinted.value === this.item?.draft.value ? this.hinted.note : null
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
    this.timers.callOff()
    this.celebrating = false
    this.lastAnswer.stay()
    this.isAsRefused = false
    this.stopWatching()
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
    const draft = this.item?.draft
    if (!draft || this.phase !== 'result' || this.succeeded) return
    this.stop()
    this.result = null
    this.phase = 'answering'
    // What is answered again from its beginning may come out the same, and so may what was mended.
    this.isAsRefused = !draft.again
    this.stopWatching = reaction(
      () => draft.value,
      () => {
        this.isAsRefused = false
        this.stopWatching()
      },
    )
    draft.again?.()
  }

  /** Gives a piece of the answer. A hint that yields nothing, or nothing new, costs nothing. */
  hint(): void {
    const draft = this.item?.draft
    if (!draft || !this.canHint) return
    const note = draft.hint()
    this.hinted = note && { note, value: draft.value }
    if (!note) this.ports.notices.hintNotFound()
    else if (!note.isRepeated) this.hintsLeft -= 1
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
    this.playAnswer(item, AUTOPLAY_AFTER_ERROR)
    if (item.remaining > 1) this.ahead = this.lookAhead(item)
  }

  /** The learner judges alone: "I know" goes on, "I don't know" goes on by force (L-REP-11, L-REP-12). */
  async judge(isKnown: boolean): Promise<void> {
    if (!this.canProceed) return
    this.countInRun(isKnown)
    // What comes again changes what comes next.
    if (!isKnown) this.ahead = null
    const going = this.proceed({ forced: !isKnown })
    // Going on ends what was begun before it, and nobody waits at a card that is known.
    if (isKnown && comboTriggers(this.combo)) this.celebrate()
    await going
  }

  /** Goes on. `forced` is "I don't know" of flash cards; it needs an attempt as well (L-REP-09). */
  async proceed({ forced = false } = {}): Promise<void> {
    if (!this.canProceed) return
    await this.leave(forced ? { successForced: true, skipped: false } : NOT_FORCED)
  }

  /** The learner is still at the result: the trainer no longer goes on by itself. */
  stay(): void {
    this.lastAnswer.stay()
  }

  /** What the one big button does now, and Enter with it. */
  primary(): void {
    const step = this.phase === 'answering' ? this.item?.draft.step : null
    if (step) {
      if (!step.disabled && !step.busy) step.press()
    } else if (this.phase === 'answering') void this.check()
    else if (this.phase === 'result') {
      if (this.succeeded) void this.proceed()
      else this.tryAgain()
    } else if (this.phase === 'saveFailed' || this.phase === 'loadFailed') void this.resume()
  }

  private showResult(item: TrainerItem, userInput: string, result: CheckedAnswer): void {
    this.attempts += 1
    this.result = result
    this.hintsLeft = this.mode.hintsPerExercise
    this.hinted = null
    this.phase = 'result'
    this.countInRun(result.isSuccess)
    this.ports.recorder.attempted(contextOf(item, this.mode), {
      userInput,
      expectedResult: item.exercise.answer,
      ...(result.isOfDevice ? { deviceVerdict: result.isSuccess ? 'RIGHT' : 'WRONG' } : {}),
    })
    if (result.isSuccess) {
      this.ports.notices.succeeded()
      if (comboTriggers(this.combo)) this.celebrate()
    }
    const plays = this.playAnswer(item, result.isSuccess ? AUTOPLAY_AFTER_SUCCESS : AUTOPLAY_AFTER_ERROR)
    if (!result.isSuccess) return
    if (item.remaining > 1) this.ahead = this.lookAhead(item)
    else if (isPlainlyRight(result)) this.lastAnswer.begin(!plays)
  }

  /** Plays the right answer in a moment, if the learner likes that and it has a recording; tells whether it will. */
  private playAnswer({ exercise }: TrainerItem, after: number): boolean {
    const recording = this.ports.settings().autoplayAnswer ? this.mode.playsAfterCheck(exercise) : null
    if (recording)
      this.later(after, () => void this.ports.play(recording).then(() => this.lastAnswer.heard()))
    return recording !== null
  }

  private countInRun(isRight: boolean): void {
    this.combo = isRight ? this.combo + 1 : 0
    this.bestCombo = Math.max(this.bestCombo, this.combo)
    this.ports.run.keep({ now: this.combo, best: this.bestCombo })
  }

  /**
   * Fetches what comes next while the result is still read, so that going on waits for nothing but the saving. Null
   * when that fails: then it is requested again on going on.
   */
  private async lookAhead({ exercise }: TrainerItem): Promise<NextItem | null> {
    const next = await this.ports.items.after?.(exercise._id).catch(() => null)
    const recording = next?.item && this.mode.playsWhenShown(next.item)
    if (recording) this.ports.prepare(recording)
    return next?.item ? next : null
  }

  private celebrate(): void {
    this.celebrating = true
    this.later(SUCCESS_RESET, () =>
      runInAction(() => {
        this.celebrating = false
      }),
    )
  }

  private async leave(outcome: SkipOutcome): Promise<void> {
    const item = this.item
    if (!item) return
    const context = contextOf(item, this.mode)
    this.stop()
    item.draft.release?.()
    const { recorder, policy } = this.ports
    this.unsaved = []
    const isRecorded = recordsSuccess(outcome.successForced, this.succeeded, this.mode)
    const left = { ...outcome, isRight: this.succeeded }
    if (isRecorded || outcome.skipped) this.unsaved.push(() => recorder.succeeded(context, left))
    this.endsAfterSaving = policy.ends(item.remaining, outcome)
    if (this.endsAfterSaving) this.unsaved.push(() => recorder.finished())
    await this.save()
  }

  private async save(): Promise<void> {
    this.phase = 'saving'
    this.error = null
    try {
      for (let step = this.unsaved[0]; step; step = this.unsaved[0]) {
        await step()
        this.unsaved.shift()
      }
    } catch (error) {
      this.fail('saveFailed', error)
      return
    }
    if (this.endsAfterSaving) this.finish()
    else await this.loadNext(await this.ahead)
  }

  private async loadNext(ahead: NextItem | null = null): Promise<void> {
    this.phase = 'loading'
    this.error = null
    this.ahead = null
    try {
      const { item, remainingItems, returning } = ahead ?? (await this.ports.items.next())
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
    this.endsAfterSaving = true
    const isNews = this.item !== null || !this.ports.wasFinished()
    this.unsaved = isNews ? [() => this.ports.recorder.finished()] : []
    await this.save()
  }

  private show(exercise: Exercise, remaining: number, returning = 0): void {
    this.largestRemaining = Math.max(this.largestRemaining, remaining)
    const item = makeItem(exercise, this.ports, this.picker, {
      queue: { total: this.total, remaining, returning },
      submit: () => void this.check(),
      attempt: this.attempt,
      judge: (isKnown) => void this.judge(isKnown),
    })
    this.item = item
    this.shown += 1
    this.result = null
    this.attempts = 0
    this.hintsLeft = this.mode.hintsPerExercise
    this.hinted = null
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

  private later(milliseconds: number, act: () => void): void {
    if (this.isOpen) this.timers.after(milliseconds, act)
  }
}
