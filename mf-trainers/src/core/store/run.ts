import { type Clock, comboTriggers, SUCCESS_RESET, Timers } from '@mowka/shared/trainer'
import { makeAutoObservable } from 'mobx'
import type { AnswerRun, RunPort } from './ports'

/** The run of right answers, which is kept over a reload, and the moment in which a long one is celebrated. */
export class Run implements AnswerRun {
  /** Right answers in a row. */
  now: number
  /** The longest such run of the lesson. */
  best: number
  /** A run of 5, 10, 15 fills the bar for a moment. */
  celebrating = false
  private readonly port: RunPort
  private readonly timers: Timers

  constructor(port: RunPort, clock: Clock) {
    const { now, best } = port.read()
    this.now = now
    this.best = best
    this.port = port
    this.timers = new Timers(clock)
    makeAutoObservable<this, 'port' | 'timers'>(this, { port: false, timers: false }, { autoBind: true })
  }

  /** A right answer makes it longer, any other ends it (L-TRN-22). */
  count(isRight: boolean): void {
    this.now = isRight ? this.now + 1 : 0
    this.best = Math.max(this.best, this.now)
    this.port.keep({ now: this.now, best: this.best })
  }

  /** Celebrates the answer that was just counted, if the run is long enough. */
  celebrate(): void {
    if (!comboTriggers(this.now)) return
    this.celebrating = true
    this.timers.after(SUCCESS_RESET, this.calm)
  }

  calm(): void {
    this.timers.callOff()
    this.celebrating = false
  }
}
