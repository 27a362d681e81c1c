import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { answerSound } from '@mowka/web/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GivenAnswer, WordExercise } from '../word-exercise'
import { needsSound, openExercise, withoutSound } from '../word-exercises'
import { AfterAnswer, HintTimer } from './timed-actions'
import type { AttemptBody, CheckedWord, WordSessionEnd, WordTrainerPorts } from './trainer-ports'
import { Training } from './training'
import { allMatched, judgeLocally, toneOf } from './word-answers'

/** Maximum thinking time recorded for one word, in ms. */
const MAX_THINKING_TIME = 3_600_000

/**
 * Phase of the trainer. `empty`: there is nothing to learn (V-WTRN-07); `problematic` and `summary`: the two dialogs
 * at the end (V-WTRN-08, V-WTRN-09).
 */
export type WordTrainerPhase =
  | 'loading'
  | 'startFailed'
  | 'empty'
  | 'answering'
  | 'checking'
  | 'result'
  | 'ending'
  | 'endFailed'
  | 'problematic'
  | 'summary'

/**
 * Core of the word trainer: runs through the words of a session, has answers checked, schedules hints, ends the
 * session. It is independent of exercise types and word sources, and delegates progress to `Training`.
 */
export class WordTrainerStore {
  phase: WordTrainerPhase = 'loading'
  exercise: WordExercise | null = null
  result: CheckedWord | null = null
  end: WordSessionEnd | null = null
  /** Error of the last failed call. */
  error: unknown = null
  readonly training: Training
  /** Start of the thinking time for the current answer. */
  #thinkingSince = 0
  #started = false
  #isOpen = false
  #hints: HintTimer | null = null
  readonly #ports: WordTrainerPorts
  readonly #after: AfterAnswer

  constructor(ports: WordTrainerPorts) {
    this.#ports = ports
    this.training = new Training(ports)
    this.#after = new AfterAnswer(ports)
    makeAutoObservable(
      this,
      {
        exercise: observableRef,
        result: observableRef,
        end: observableRef,
        error: observableRef,
        training: false,
      },
      { autoBind: true },
    )
  }

  /**
   * Whether the primary button is enabled: not without an answer, not before all pairs are matched, and not after the
   * last word, when the session ends automatically (V-WTRN-19 to V-WTRN-21).
   */
  get canPress(): boolean {
    if (this.phase === 'answering') return this.exercise?.draft.ready === true
    return this.phase === 'result' && !this.training.isLast
  }

  /** Called on mount: resumes a stored session or starts one. */
  async open(): Promise<void> {
    this.#isOpen = true
    if (this.#started) return
    this.#started = true
    if (!this.training.resume()) return this.start()
    const { pending } = this.training
    if (pending) {
      // It may have arrived already; the server deduplicates it.
      this.#ports.post(pending)
      this.training.next()
      this.keep()
    }
    await this.showOrEnd()
  }

  /** Called on unmount: cancels all timers, and the next visit starts a new session. */
  close(): void {
    this.#isOpen = false
    this.cancelScheduled()
    this.#ports.silence()
    this.training.forget()
  }

  /** Starts a session, also the next one after a summary. */
  async start(): Promise<void> {
    this.phase = 'loading'
    this.error = null
    this.end = null
    this.exercise = null
    this.result = null
    try {
      const session = await this.#ports.source.start(this.#ports.rest.until() !== null)
      this.training.begin(session)
      if (this.training.total === 0) this.setPhase('empty')
      else if (this.#isOpen) {
        this.keep()
        await this.showOrEnd()
      } else this.#started = false
    } catch (error) {
      this.fail('startFailed', 'start', error)
    }
  }

  /** Performs the primary button's current action, which Enter triggers too. */
  primary(): void {
    if (this.phase === 'startFailed') void this.start()
    else if (this.phase === 'endFailed') void this.finish()
    else if (!this.canPress) return
    else if (this.phase === 'answering') void this.check()
    else void this.proceed()
  }

  /** Retries the failed step: start, check without access, or end. */
  resume(): void {
    this.error = null
    this.primary()
  }

  /** Replaces the exercise with one without listening; no mistake is counted (V-WTRN-18). */
  swapSound(): void {
    const { word } = this.training
    if (!word || this.phase !== 'answering' || !needsSound(word)) return
    this.#ports.silence()
    this.show(withoutSound(word))
  }

  /** Allows listening exercises again, including the current word's. */
  restoreSound(): void {
    const { word } = this.training
    if (word && this.phase === 'answering' && needsSound(word)) this.show(word)
  }

  /** Closes the dialog with the difficult words. */
  closeProblematic(): void {
    if (this.phase === 'problematic') this.phase = 'summary'
  }

  private async check(): Promise<void> {
    const given = this.exercise?.draft.given
    const { word, attemptId } = this.training
    if (!given || !word) return
    this.#hints?.stop()
    this.phase = 'checking'
    this.error = null
    const attempt = this.attemptOf(given, attemptId)
    this.training.setPending(attempt)
    this.keep()
    try {
      const result = await this.#ports.check(attempt, judgeLocally(given, word))
      this.training.setPending(null)
      if (!this.#isOpen) return
      if (result) this.showResult(result)
      else this.skipWord()
    } catch (error) {
      this.training.setPending(null)
      if (this.#isOpen) this.failCheck(error)
    }
  }

  private failCheck(error: unknown): void {
    this.phase = 'answering'
    this.error = error
    this.#hints?.start()
    this.keep()
    this.#ports.notices.failed('check', error)
  }

  /** Skips a word that can no longer be answered. */
  private skipWord(): void {
    this.#ports.notices.wordSkipped()
    void this.proceed()
  }

  /** Submits a matched or wrong pair immediately, and the exercise continues. */
  private attemptStep(given: GivenAnswer, isRight: boolean): void {
    // A pair matched again after a reload was submitted before.
    if (!isRight || !this.training.isMatched(given.wordId))
      this.#ports.post(this.attemptOf(given, this.#ports.newId()))
    this.#thinkingSince = this.#ports.now()
    if (isRight) {
      this.training.match(given.wordId)
      this.keep()
    } else this.training.slip()
  }

  /** All pairs are matched (V-WEX-04). */
  private completeSteps(): void {
    const { word, slipped } = this.training
    if (word) this.showResult(allMatched(word, slipped))
  }

  private attemptOf({ wordId, ...wordAnswerData }: GivenAnswer, attemptId: string): AttemptBody {
    const now = this.#ports.now()
    const exerciseType = this.exercise?.type
    return {
      ...this.#ports.source.place,
      wordId,
      wordAnswerData,
      sessionId: this.training.sessionId,
      attemptId,
      ...(exerciseType && { exerciseType }),
      hinted: this.#hints?.hasHelped(wordId) ?? false,
      milliseconds: Math.min(Math.max(0, now - this.#thinkingSince), MAX_THINKING_TIME),
      answeredAt: new Date(now).toISOString(),
    }
  }

  private showResult(result: CheckedWord): void {
    this.#hints?.stop()
    this.exercise?.draft.release?.()
    this.result = result
    this.phase = 'result'
    this.training.answer(result.isSuccess)
    this.keep()
    const { word, isLast, combo } = this.training
    // Each word of a pair was played when it was selected.
    const recording = result.isPairsVerdict ? null : word?.word.word.answerRecording
    this.#after.begin(answerSound(toneOf(result), combo), recording ?? null, isLast ? this.finish : null)
  }

  private async proceed(): Promise<void> {
    this.training.next()
    await this.showOrEnd()
  }

  private async showOrEnd(): Promise<void> {
    const { word } = this.training
    if (!word) await this.finish()
    else this.show(this.#ports.rest.until() ? withoutSound(word) : word)
  }

  private show(word: SessionWord): void {
    this.cancelScheduled()
    const exercise = openExercise(word, {
      clock: this.#ports.clock,
      random: this.#ports.random,
      attempt: this.attemptStep,
      complete: this.completeSteps,
      play: this.playInExercise,
    })
    if (!exercise) {
      // An exercise type from a newer server; the word comes up another time.
      void this.proceed()
      return
    }
    this.exercise = exercise
    this.result = null
    this.#thinkingSince = this.#ports.now()
    this.phase = 'answering'
    if (exercise.sound) void this.#ports.play(exercise.sound)
    else this.#ports.silence()
    this.#hints = new HintTimer(exercise.draft, this.#ports)
    this.#hints.start()
  }

  /** Sounds within an exercise are muted too (V-WTRN-15). */
  private playInExercise(recordingId: string): void {
    if (this.#ports.rest.until() === null) void this.#ports.play(recordingId)
  }

  private async finish(): Promise<void> {
    this.phase = 'ending'
    this.error = null
    try {
      const end = await this.#ports.end(this.training.sessionId)
      runInAction(() => {
        this.end = end
        this.phase = end.problematic.length > 0 ? 'problematic' : 'summary'
      })
      // If the trainer was left meanwhile, another session may be stored.
      if (this.#isOpen) this.training.forget()
    } catch (error) {
      this.fail('endFailed', 'end', error)
    }
  }

  /** Cancels everything that is scheduled for the current word. */
  private cancelScheduled(): void {
    this.#hints?.stop()
    this.#after.cancel()
    this.exercise?.draft.release?.()
  }

  private keep(): void {
    if (this.#isOpen) this.training.keep()
  }

  private setPhase(phase: WordTrainerPhase): void {
    this.phase = phase
  }

  private fail(phase: 'startFailed' | 'endFailed', what: 'start' | 'end', error: unknown): void {
    this.phase = phase
    this.error = error
    this.#ports.notices.failed(what, error)
  }
}
