import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GivenAnswer, WordExercise } from '../word-exercise'
import { needsSound, openExercise, withoutSound } from '../word-exercises'
import { AfterAnswer } from './after-answer'
import { HintWait } from './hint-wait'
import type { AttemptBody, CheckedWord, WordSessionEnd, WordTrainerPorts } from './trainer-ports'
import { Training } from './training'
import { allMatched, judgedHere } from './word-answers'

/** The longest time that counts as thinking about one word, in milliseconds. */
const LONGEST_THOUGHT = 3_600_000

/**
 * Where the trainer is. `empty`: there is nothing to learn (V-WTRN-07); `problematic` and `summary`: the two dialogs of
 * the end (V-WTRN-08, V-WTRN-09).
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
 * The core of the word trainer: goes through the words of a session, has answers checked, waits with hints, ends. It
 * knows neither types of exercises nor where words come from, and leaves it to the training how far the learner is.
 */
export class WordTrainerStore {
  phase: WordTrainerPhase = 'loading'
  exercise: WordExercise | null = null
  result: CheckedWord | null = null
  end: WordSessionEnd | null = null
  /** Why the last call failed. */
  error: unknown = null
  readonly training: Training
  /** Since when the learner thinks about this answer. */
  private thinksSince = 0
  private started = false
  private isOpen = false
  private hints: HintWait | null = null
  private readonly ports: WordTrainerPorts
  private readonly after: AfterAnswer

  constructor(ports: WordTrainerPorts) {
    this.ports = ports
    this.training = new Training(ports)
    this.after = new AfterAnswer(ports)
    makeAutoObservable<this, 'ports' | 'after' | 'hints' | 'thinksSince' | 'started' | 'isOpen'>(
      this,
      {
        exercise: observableRef,
        result: observableRef,
        end: observableRef,
        error: observableRef,
        training: false,
        ports: false,
        after: false,
        hints: false,
        thinksSince: false,
        started: false,
        isOpen: false,
      },
      { autoBind: true },
    )
  }

  /**
   * Whether the big button does something: not without an answer, not before all pairs are matched, and not after the
   * last word, when the session ends by itself (V-WTRN-19 to V-WTRN-21).
   */
  get canPress(): boolean {
    if (this.phase === 'answering') return this.exercise?.draft.ready === true
    return this.phase === 'result' && !this.training.isLast
  }

  /** The trainer is on the screen: goes on with the session that was reloaded, or starts one. */
  async open(): Promise<void> {
    this.isOpen = true
    if (this.started) return
    this.started = true
    if (!this.training.resume()) return this.start()
    const { pending } = this.training
    if (pending) {
      // It may have arrived; sent once more it counts once.
      this.ports.post(pending)
      this.training.next()
      this.keep()
    }
    await this.showOrEnd()
  }

  /** The trainer left the screen: nothing happens by itself any more, and coming back starts again. */
  close(): void {
    this.isOpen = false
    this.putAway()
    this.ports.silence()
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
      const session = await this.ports.source.start(this.ports.rest.until() !== null)
      this.training.begin(session)
      if (this.training.total === 0) this.setPhase('empty')
      else if (this.isOpen) {
        this.keep()
        await this.showOrEnd()
      } else this.started = false
    } catch (error) {
      this.fail('startFailed', 'start', error)
    }
  }

  /** What the one big button does now, and Enter with it. */
  primary(): void {
    if (this.phase === 'startFailed') void this.start()
    else if (this.phase === 'endFailed') void this.finish()
    else if (!this.canPress) return
    else if (this.phase === 'answering') void this.check()
    else void this.proceed()
  }

  /** Tries again what failed: a start, a check for want of access, an end. */
  resume(): void {
    this.error = null
    this.primary()
  }

  /** Shows the word in an exercise without listening; no mistake is counted (V-WTRN-18). */
  swapSound(): void {
    const { word } = this.training
    if (!word || this.phase !== 'answering' || !needsSound(word)) return
    this.ports.silence()
    this.show(withoutSound(word))
  }

  /** Exercises with sound may come again, this one too if it was one. */
  bringSoundBack(): void {
    const { word } = this.training
    if (word && this.phase === 'answering' && needsSound(word)) this.show(word)
  }

  /** The dialog with the hard words was read. */
  closeProblematic(): void {
    if (this.phase === 'problematic') this.phase = 'summary'
  }

  private async check(): Promise<void> {
    const given = this.exercise?.draft.given
    const { word, attemptId } = this.training
    if (!given || !word) return
    this.hints?.stop()
    this.phase = 'checking'
    this.error = null
    const attempt = this.attemptOf(given, attemptId)
    this.training.setPending(attempt)
    this.keep()
    try {
      const result = await this.ports.check(attempt, judgedHere(given, word))
      this.training.setPending(null)
      if (!this.isOpen) return
      if (result) this.showResult(result)
      else this.passOver()
    } catch (error) {
      this.training.setPending(null)
      if (this.isOpen) this.failCheck(error)
    }
  }

  private failCheck(error: unknown): void {
    this.phase = 'answering'
    this.error = error
    this.hints?.start()
    this.keep()
    this.ports.notices.failed('check', error)
  }

  /** Nobody can answer this word any more: the session goes on without it. */
  private passOver(): void {
    this.ports.notices.passedOver()
    void this.proceed()
  }

  /** A pair was matched or not: it is handed in at once, and the exercise goes on. */
  private attemptStep(given: GivenAnswer, isRight: boolean): void {
    // Matched again after a reload it is nothing new.
    if (!isRight || !this.training.isMatched(given.wordId))
      this.ports.post(this.attemptOf(given, this.ports.newId()))
    this.thinksSince = this.ports.now()
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
    const now = this.ports.now()
    const exerciseType = this.exercise?.type
    return {
      ...this.ports.source.place,
      wordId,
      wordAnswerData,
      sessionId: this.training.sessionId,
      attemptId,
      ...(exerciseType && { exerciseType }),
      hinted: this.hints?.hasHelped(wordId) ?? false,
      milliseconds: Math.min(Math.max(0, now - this.thinksSince), LONGEST_THOUGHT),
      answeredAt: new Date(now).toISOString(),
    }
  }

  private showResult(result: CheckedWord): void {
    this.hints?.stop()
    this.exercise?.draft.release?.()
    this.result = result
    this.phase = 'result'
    this.training.answer(result.isSuccess)
    this.keep()
    const { word, isLast } = this.training
    // Each word of pairs has sounded when it was chosen.
    const recording = result.isOfPairs ? null : word?.word.word.answerRecording
    this.after.begin(result.isSuccess, recording ?? null, isLast ? this.finish : null)
  }

  private async proceed(): Promise<void> {
    this.training.next()
    await this.showOrEnd()
  }

  private async showOrEnd(): Promise<void> {
    const { word } = this.training
    if (!word) await this.finish()
    else this.show(this.ports.rest.until() ? withoutSound(word) : word)
  }

  private show(word: SessionWord): void {
    this.putAway()
    const exercise = openExercise(word, {
      clock: this.ports.clock,
      random: this.ports.random,
      attempt: this.attemptStep,
      complete: this.completeSteps,
      play: this.playInExercise,
    })
    if (!exercise) {
      // A type of exercise that a newer server has: the word comes another time.
      void this.proceed()
      return
    }
    this.exercise = exercise
    this.result = null
    this.thinksSince = this.ports.now()
    this.phase = 'answering'
    if (exercise.sound) void this.ports.play(exercise.sound)
    else this.ports.silence()
    this.hints = new HintWait(exercise.draft, this.ports)
    this.hints.start()
  }

  /** What sounds along the way rests, too, for who cannot listen (V-WTRN-15). */
  private playInExercise(recordingId: string): void {
    if (this.ports.rest.until() === null) void this.ports.play(recordingId)
  }

  private async finish(): Promise<void> {
    this.phase = 'ending'
    this.error = null
    try {
      const end = await this.ports.end(this.training.sessionId)
      runInAction(() => {
        this.end = end
        this.phase = end.problematic.length > 0 ? 'problematic' : 'summary'
      })
      // Left meanwhile, another session may be kept there.
      if (this.isOpen) this.training.forget()
    } catch (error) {
      this.fail('endFailed', 'end', error)
    }
  }

  /** Calls off all that would still happen to the word on the screen. */
  private putAway(): void {
    this.hints?.stop()
    this.after.callOff()
    this.exercise?.draft.release?.()
  }

  private keep(): void {
    if (this.isOpen) this.training.keep()
  }

  private setPhase(phase: WordTrainerPhase): void {
    this.phase = phase
  }

  private fail(phase: 'startFailed' | 'endFailed', what: 'start' | 'end', error: unknown): void {
    this.phase = phase
    this.error = error
    this.ports.notices.failed(what, error)
  }
}
