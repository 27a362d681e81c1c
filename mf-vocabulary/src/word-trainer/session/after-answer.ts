import { Timers } from '@mowka/web/trainer'
import type { WordTrainerPorts } from './trainer-ports'

/** How long after a success its sound comes, in milliseconds, also after the last of all pairs (V-WTRN-06). */
export const SUCCESS_SOUND_AFTER = 800
/** How long after any other result the answer sounds, in milliseconds. */
export const AUTOPLAY_AFTER_ERROR = 300
/** What a session still waits for at its last word when the answer has sounded, in milliseconds (V-WTRN-11). */
export const LAST_WORD_AFTER_SOUND = 1_000
/** How long the last result is to be seen when nothing sounds, in milliseconds. */
export const LAST_WORD_IN_SILENCE = 1_500
/** The longest wait at the last word, should its recording never come, in milliseconds. */
export const LONGEST_LAST_WORD = 15_000

/** What sounds after an answer, in its order; null where nothing does. */
type Sounds = { chimes: boolean; recording: string | null } | null

/** What happens by itself once a word is answered: its sounds, and after the last word the end. */
export class AfterAnswer {
  private readonly ports: Pick<WordTrainerPorts, 'settings' | 'successSound' | 'play'>
  private readonly timers: Timers
  /** Changes with every answer and when all is called off: what began before goes no further. */
  private turn = 0

  constructor(ports: WordTrainerPorts) {
    this.ports = ports
    this.timers = new Timers(ports.clock)
  }

  /** Lets an answer sound. `onOver`: it was the last, and has been heard and seen. */
  begin(isSuccess: boolean, recordingId: string | null, onOver: (() => void) | null): void {
    this.callOff()
    const sounds = this.soundsOf(isSuccess, recordingId)
    const endIn = (milliseconds: number) => {
      if (onOver) this.timers.after(milliseconds, () => this.end(onOver))
    }
    const isHeardOut = sounds !== null && this.ports.settings().autoplayAnswer
    endIn(isHeardOut ? LONGEST_LAST_WORD : LAST_WORD_IN_SILENCE)
    if (!sounds) return
    this.timers.after(isSuccess ? SUCCESS_SOUND_AFTER : AUTOPLAY_AFTER_ERROR, async () => {
      const { turn } = this
      if (sounds.chimes) await this.ports.successSound()
      if (sounds.recording && turn === this.turn) await this.ports.play(sounds.recording)
      if (isHeardOut && turn === this.turn) endIn(LAST_WORD_AFTER_SOUND)
    })
  }

  callOff(): void {
    this.turn += 1
    this.timers.callOff()
  }

  private soundsOf(isSuccess: boolean, recordingId: string | null): Sounds {
    const { lessonSoundsAllowed, autoplayAnswer } = this.ports.settings()
    const chimes = isSuccess && lessonSoundsAllowed
    const recording = autoplayAnswer ? recordingId : null
    return chimes || recording ? { chimes, recording } : null
  }

  private end(onOver: () => void): void {
    this.callOff()
    onOver()
  }
}
