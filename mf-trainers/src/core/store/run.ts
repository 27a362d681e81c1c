import { type Clock, comboTriggers, SUCCESS_RESET, Timers } from '@mowka/web/trainer'
import { makeAutoObservable } from 'mobx'
import type { AnswerRun, RunPort } from './ports'

/** The run of right answers, which survives a reload, and the celebration of a long one. */
export class Run implements AnswerRun {
  /** Right answers in a row. */
  now: number
  /** The longest run of the lesson. */
  best: number
  /** Whether the bar is full for a moment, after a run of 5, 10, 15 and so on. */
  celebrating = false
  readonly #port: RunPort
  readonly #timers: Timers

  constructor(port: RunPort, clock: Clock) {
    const { now, best } = port.read()
    this.now = now
    this.best = best
    this.#port = port
    this.#timers = new Timers(clock)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Extends the run after a right answer and resets it after any other (L-TRN-22). */
  count(isRight: boolean): void {
    this.now = isRight ? this.now + 1 : 0
    this.best = Math.max(this.best, this.now)
    this.#port.keep({ now: this.now, best: this.best })
  }

  /** Celebrates the last counted answer if the run is long enough. */
  celebrate(): void {
    if (!comboTriggers(this.now)) return
    this.celebrating = true
    this.#timers.after(SUCCESS_RESET, this.stopCelebrating)
  }

  stopCelebrating(): void {
    this.#timers.callOff()
    this.celebrating = false
  }
}
