import { type Sound, Timers } from '@mowka/web/trainer'
import { reaction } from 'mobx'
import { HINT_AFTER, type WordDraft } from '../word-exercise'
import type { WordTrainerPorts } from './trainer-ports'

/** Delay of the success sound in ms, also after the last pair (V-WTRN-06). */
export const SUCCESS_SOUND_DELAY = 800
/** Delay of the answer's recording after any other result, in ms. */
const AUTOPLAY_DELAY = 300
/** Delay between the last word's recording and the end of the session, in ms (V-WTRN-11). */
const END_DELAY_AFTER_SOUND = 1_000
/** Display time of the last result without sound, in ms. */
const END_DELAY_IN_SILENCE = 1_500
/** Maximum wait at the last word if its recording never ends, in ms. */
export const MAX_LAST_WORD_WAIT = 15_000

/** Sounds after an answer, in order; null for none. */
type Sounds = { success: Sound | null; recording: string | null } | null

/** Plays the sounds after an answer and ends the session after the last word. */
export class AfterAnswer {
  private readonly ports: Pick<WordTrainerPorts, 'settings' | 'sound' | 'play'>
  private readonly timers: Timers
  /** Incremented with every answer and cancellation; steps with an older number are ignored. */
  private turn = 0

  constructor(ports: WordTrainerPorts) {
    this.ports = ports
    this.timers = new Timers(ports.clock)
  }

  /**
   * Plays the sound of an answer and its recording. `onOver` is set for the last word and called after its sounds and
   * display time.
   */
  begin(sound: Sound, recordingId: string | null, onOver: (() => void) | null): void {
    this.cancel()
    const isSuccess = sound !== 'wrong'
    // Ends before the recording. A success sounds later, as documented (V-WTRN-06).
    if (!isSuccess && this.ports.settings().lessonSoundsAllowed) void this.ports.sound(sound)
    const sounds = this.soundsOf(isSuccess ? sound : null, recordingId)
    const endIn = (milliseconds: number) => {
      if (onOver) this.timers.after(milliseconds, () => this.end(onOver))
    }
    const isHeardOut = sounds !== null && this.ports.settings().autoplayAnswer
    endIn(isHeardOut ? MAX_LAST_WORD_WAIT : END_DELAY_IN_SILENCE)
    if (!sounds) return
    this.timers.after(isSuccess ? SUCCESS_SOUND_DELAY : AUTOPLAY_DELAY, async () => {
      const { turn } = this
      if (sounds.success) await this.ports.sound(sounds.success)
      if (sounds.recording && turn === this.turn) await this.ports.play(sounds.recording)
      if (isHeardOut && turn === this.turn) endIn(END_DELAY_AFTER_SOUND)
    })
  }

  cancel(): void {
    this.turn += 1
    this.timers.callOff()
  }

  private soundsOf(successSound: Sound | null, recordingId: string | null): Sounds {
    const { lessonSoundsAllowed, autoplayAnswer } = this.ports.settings()
    const success = lessonSoundsAllowed ? successSound : null
    const recording = autoplayAnswer ? recordingId : null
    return success || recording ? { success, recording } : null
  }

  private end(onOver: () => void): void {
    this.cancel()
    onOver()
  }
}

/** Shows a hint after every ten seconds without a move (V-WTRN-13). */
export class HintTimer {
  private readonly draft: WordDraft
  private readonly timer: Timers
  private readonly helped = new Set<string>()
  private stopWatching = () => {}

  constructor(draft: WordDraft, { clock }: Pick<WordTrainerPorts, 'clock'>) {
    this.draft = draft
    this.timer = new Timers(clock)
  }

  start(): void {
    this.stop()
    this.stopWatching = reaction(() => this.draft.moves, this.wait, { fireImmediately: true })
  }

  stop(): void {
    this.stopWatching()
    this.timer.callOff()
  }

  /** Whether a hint was shown for a word. In matching pairs, each word has its own hints. */
  hasHelped(wordId: string): boolean {
    return this.helped.has(wordId)
  }

  private readonly wait = (): void => {
    this.timer.callOff()
    this.timer.after(HINT_AFTER, () => {
      const wordId = this.draft.hint()
      if (wordId !== null) this.helped.add(wordId)
    })
  }
}
