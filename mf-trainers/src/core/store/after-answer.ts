import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { SUCCESS_RESET, Timers } from '@mowka/shared/trainer'
import type { TrainerPorts } from './ports'

/** How long after a success the answer sounds, in milliseconds (L-TRN-38). */
const AUTOPLAY_AFTER_SUCCESS = 800
/** How long after any other result (L-TRN-39). */
const AUTOPLAY_AFTER_ERROR = 300
/** When the trainer goes on at the latest, in milliseconds (C67). */
const AT_LATEST = 4000

/** Right, and nothing is said about it that takes time to read: no slip, no comparison with an own version. */
export const isPlainlyRight = ({ resultCategory, isPreferred }: AttemptResult): boolean =>
  resultCategory === 'CORRECT' && isPreferred

/**
 * What happens by itself once an answer was given: it sounds, if the learner likes that, and after the last one the
 * trainer goes on, when that was celebrated and its sound is over, at the latest after four seconds (L-TRN-23, C67).
 */
export class AfterAnswer {
  private readonly ports: Pick<TrainerPorts, 'mode' | 'settings' | 'play'>
  private readonly timers: Timers
  private readonly goOn: () => void
  /** Null while nothing goes on by itself. */
  private waits: { isHeard: boolean; isCelebrated: boolean } | null = null

  constructor(ports: Pick<TrainerPorts, 'mode' | 'settings' | 'play' | 'clock'>, goOn: () => void) {
    this.ports = ports
    this.timers = new Timers(ports.clock)
    this.goOn = goOn
  }

  /** `isLast`: the trainer goes on by itself. */
  begin(exercise: Exercise, { isSuccess, isLast }: { isSuccess: boolean; isLast: boolean }): void {
    const { mode, settings, play } = this.ports
    const recording = settings().autoplayAnswer ? mode.playsAfterCheck(exercise) : null
    if (recording) {
      const sound = () => void play(recording).then(() => this.heard())
      this.timers.after(isSuccess ? AUTOPLAY_AFTER_SUCCESS : AUTOPLAY_AFTER_ERROR, sound)
    }
    if (isLast) this.waitToGoOn(recording === null)
  }

  /** The learner is still at the result: nothing goes on by itself any more. */
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
    this.timers.after(AT_LATEST, () => {
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
