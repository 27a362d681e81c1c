import { makeAutoObservable, observableRef } from 'mobx'
import { BARS } from '../../../core/sound/wave-shape'

/** From here on, of 1, something is heard that may be a voice. */
export const AUDIBLE = 0.05
/** A voice that was not heard for this long is too low, in milliseconds. */
export const PATIENCE = 2_000

/**
 * What is heard: nothing yet (`waiting`), a voice, a voice that has become too low, or nothing at all although it should
 * be. `unknown` where the browser does not say how loud it is.
 */
export type Hearing = 'waiting' | 'heard' | 'low' | 'nothing' | 'unknown'

/** Follows how loud a recording is, so that a dead microphone is seen at once. */
export class VoiceMeter {
  /** The last loudnesses, 0 to 1, the newest last. */
  levels: readonly number[] = []
  hearing: Hearing = 'unknown'
  /** When a voice was heard last, on the time of the recording; null for never. */
  private lastHeard: number | null = null

  constructor() {
    makeAutoObservable<this, 'lastHeard'>(this, { levels: observableRef, lastHeard: false })
  }

  /** Whether it was silent the whole time, as far as the browser said. */
  get isSilent(): boolean {
    return this.hearing === 'nothing' || this.hearing === 'waiting'
  }

  /** The loudness at a moment of the recording, in milliseconds; null where it is not known. */
  add(level: number | null, at: number): void {
    if (level === null) return
    this.levels = [...this.levels, level].slice(-BARS)
    if (level >= AUDIBLE) this.lastHeard = at
    if (this.lastHeard === null) this.hearing = at < PATIENCE ? 'waiting' : 'nothing'
    else this.hearing = at - this.lastHeard < PATIENCE ? 'heard' : 'low'
  }

  clear(): void {
    this.levels = []
    this.hearing = 'unknown'
    this.lastHeard = null
  }
}
