import { makeAutoObservable, observableRef } from 'mobx'
import { BARS } from '../../../core/sound/Wave'

/** Level, from 0 to 1, above which a sound may be a voice. */
const AUDIBLE = 0.05
/** Time without a voice after which it counts as too low, in ms. */
export const PATIENCE = 2_000

/**
 * The signal: none yet (`waiting`), a voice, a voice that became too low, or none although there should be. `unknown`
 * if the browser doesn't provide the volume.
 */
export type Hearing = 'waiting' | 'heard' | 'low' | 'nothing' | 'unknown'

/** Tracks the volume of a recording to detect a dead microphone early. */
export class VoiceMeter {
  /** The last levels, from 0 to 1, the newest last. */
  levels: readonly number[] = []
  hearing: Hearing = 'unknown'
  /** Recording time of the last voice; `null` if there was none. */
  #lastHeard: number | null = null

  constructor() {
    makeAutoObservable(this, { levels: observableRef })
  }

  /** Whether the recording was silent throughout, as far as the browser reports. */
  get isSilent(): boolean {
    return this.hearing === 'nothing' || this.hearing === 'waiting'
  }

  /** Adds the level at a time of the recording, in ms; `null` if unknown. */
  add(level: number | null, at: number): void {
    if (level === null) return
    this.levels = [...this.levels, level].slice(-BARS)
    if (level >= AUDIBLE) this.#lastHeard = at
    if (this.#lastHeard === null) this.hearing = at < PATIENCE ? 'waiting' : 'nothing'
    else this.hearing = at - this.#lastHeard < PATIENCE ? 'heard' : 'low'
  }

  clear(): void {
    this.levels = []
    this.hearing = 'unknown'
    this.#lastHeard = null
  }
}
