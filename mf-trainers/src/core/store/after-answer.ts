import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { SUCCESS_RESET, Timers } from '@mowka/web/trainer'
import type { TrainerPorts } from './ports'

/** Autoplay delay after a success, in ms (L-TRN-38). */
const AUTOPLAY_AFTER_SUCCESS = 800
/** Autoplay delay after any other result, in ms (L-TRN-39). */
const AUTOPLAY_AFTER_ERROR = 300
/** Longest wait before the trainer continues on its own, in ms (C67). */
const CONTINUE_TIMEOUT = 4000

/** Whether an answer is right with nothing else to read: no slip, no comparison with the preferred version. */
export const isPlainlyRight = ({ resultCategory, isPreferred }: AttemptResult): boolean =>
  resultCategory === 'CORRECT' && isPreferred

/**
 * Automatic steps after an answer: plays its recording if autoplay is on and, after the last exercise, continues once
 * the celebration and the recording are over, at the latest after four seconds (L-TRN-23, C67).
 */
export class AfterAnswer {
  private readonly ports: Pick<TrainerPorts, 'mode' | 'settings' | 'play'>
  private readonly timers: Timers
  private readonly goOn: () => void
  /** `null` while the trainer doesn't continue on its own. */
  private waits: { isHeard: boolean; isCelebrated: boolean } | null = null

  constructor(ports: Pick<TrainerPorts, 'mode' | 'settings' | 'play' | 'clock'>, goOn: () => void) {
    this.ports = ports
    this.timers = new Timers(ports.clock)
    this.goOn = goOn
  }

  /** Starts the steps. `isLast`: the trainer continues on its own. */
  begin(exercise: Exercise, { isSuccess, isLast }: { isSuccess: boolean; isLast: boolean }): void {
    const { mode, settings, play } = this.ports
    const recording = settings().autoplayAnswer ? mode.playsAfterCheck(exercise) : null
    if (recording) {
      const sound = () => void play(recording).then(() => this.heard())
      this.timers.after(isSuccess ? AUTOPLAY_AFTER_SUCCESS : AUTOPLAY_AFTER_ERROR, sound)
    }
    if (isLast) this.waitToGoOn(recording === null)
  }

  /** Cancels continuing on its own, because the learner is still reading. */
  stay(): void {
    this.waits = null
  }

  callOff(): void {
    this.timers.callOff()
    this.stay()
  }

  private waitToGoOn(isHeard: boolean): void {
    this.waits = { isHeard, isCelebrated: false }
    this.timers.after(SUCCESS_RESET, () => {
      if (this.waits) this.waits.isCelebrated = true
      this.goOnIfReady()
    })
    this.timers.after(CONTINUE_TIMEOUT, () => {
      if (this.waits) this.goOn()
    })
  }

  private heard(): void {
    if (this.waits) this.waits.isHeard = true
    this.goOnIfReady()
  }

  private goOnIfReady(): void {
    if (this.waits?.isHeard && this.waits.isCelebrated) this.goOn()
  }
}
