import type { Clock } from '@mowka/web/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  lengthProblem,
  MAX_RECORDING,
  RECOGNITION_TIMEOUT,
  type RecordingReason,
  reasonOf,
  WAITING_STEPS,
} from './limits'
import type { Microphone, MicrophoneAccess, Take } from './microphone'
import { OwnRecording } from './own-recording'
import { VoiceMeter } from './voice-meter'

/** The state of a recording (L-SPK-02). `loading`: recognition is in progress. */
export type RecorderState = 'notStarted' | 'recording' | 'paused' | 'finished' | 'loading'

/** Interval for updating time and volume, in ms. */
const UPDATE_INTERVAL = 100

/** Everything a recorder needs from outside. */
export type RecorderPorts = {
  microphone: Microphone
  access: MicrophoneAccess
  /** Recognizes the words of a recording; empty for none. Rejects with an `ApiError`. */
  recognise: (recording: Blob, signal: AbortSignal) => Promise<string>
  /** Stops all sound and prevents it until the returned function is called. */
  silenceOthers: () => () => void
  /** Warns about a failed recording; `null` for an unexpected reason. */
  warn: (reason: RecordingReason | null, error: unknown) => void
  clock: Clock
  /** Monotonic time, in ms. */
  now: () => number
}

/**
 * Records one sentence and has it recognized. Uses the microphone only while recording; the recording stays in memory
 * until the next one or until it is released.
 */
export class Recorder {
  state: RecorderState = 'notStarted'
  /** Why the last recording failed; `null` if it didn't. */
  trouble: { reason: RecordingReason | null } | null = null
  /** Whether the browser is opening the microphone. */
  isOpening = false
  /** Length of the recording without pauses, in ms. */
  passed = 0
  /** Index of the waiting text (L-SPK-12). */
  waitingStep = 0
  /** The last recording that was long enough. */
  own: OwnRecording | null = null
  /** The recognized words; empty until then. */
  text = ''
  readonly meter = new VoiceMeter()
  #take: Take | null = null
  /** Length recorded before the last pause, and the time it was resumed. */
  #before = 0
  #since = 0
  /** Counter of starts and ends, to ignore late results of an earlier one. */
  #turn = 0
  #undo: (() => void)[] = []
  /** Allows sound again; `null` if it isn't silenced. */
  #allowSound: (() => void) | null = null
  readonly #sentence: string
  readonly #ports: RecorderPorts
  readonly #onRecognised: () => void

  constructor(sentence: string, ports: RecorderPorts, onRecognised: () => void) {
    this.#sentence = sentence
    this.#ports = ports
    this.#onRecognised = onRecognised
    makeAutoObservable(this, { own: observableRef, trouble: observableRef, meter: false }, { autoBind: true })
  }

  /** Whether there is something to drop. */
  get isBusy(): boolean {
    return this.state === 'recording' || this.state === 'paused' || this.state === 'loading'
  }

  /** Whether the microphone is in use or about to be. */
  get holdsMicrophone(): boolean {
    return this.isOpening || this.state === 'recording' || this.state === 'paused'
  }

  /** Whether the learner has spoken, recognized or not, so that they can continue (L-SPK-01). */
  get isMade(): boolean {
    return this.state === 'finished' && this.own !== null && this.trouble?.reason !== 'emptyRecording'
  }

  /** Starts a recording; discards the previous one. */
  async start(): Promise<void> {
    if (this.isBusy || this.isOpening) return
    const turn = this.begin()
    const { microphone, access, silenceOthers } = this.#ports
    this.isOpening = true
    this.#allowSound = silenceOthers()
    try {
      const take = await microphone.record(() => this.breakOff(turn))
      if (turn === this.#turn) this.listen(take)
      // The learner has left in the meantime.
      else take.drop()
    } catch (error) {
      if (turn !== this.#turn) return
      access.fail(error)
      this.fail(error)
    }
  }

  /** Reports that the microphone isn't available. */
  refuse(error: unknown): void {
    this.fail(error)
  }

  /** Pauses the recording and its time. */
  pause(): void {
    if (this.state !== 'recording') return
    this.measure()
    this.#before = this.passed
    this.state = 'paused'
    this.#take?.pause()
  }

  resume(): void {
    if (this.state !== 'paused') return
    this.#since = this.#ports.now()
    this.state = 'recording'
    this.#take?.resume()
    this.look(this.#turn)
  }

  /** Ends the recording and has it recognized unless it is too short (L-SPK-03, L-SPK-04). */
  async finish(): Promise<void> {
    const [take, turn] = [this.#take, this.#turn]
    if (!take || (this.state !== 'recording' && this.state !== 'paused')) return
    if (this.state === 'recording') this.measure()
    this.allowOtherSounds()
    const problem = lengthProblem(this.passed, this.#sentence)
    if (problem) {
      take.drop()
      this.end(problem)
      return
    }
    this.state = 'loading'
    this.waitingStep = 0
    try {
      const bytes = await take.finish()
      if (turn === this.#turn) await this.understand(bytes, turn)
    } catch (error) {
      if (turn === this.#turn) this.end('speakingProcessingFailed', error)
    }
  }

  /** Discards the recording or recognition in progress. */
  drop(): void {
    if (this.isBusy || this.isOpening) this.release()
  }

  /** Releases the microphone, the recording and the silence. */
  release(): void {
    this.begin()
  }

  /** Resets everything. Returns the new turn number. */
  private begin(): number {
    this.stopAll()
    this.own?.release()
    this.own = null
    this.text = ''
    this.trouble = null
    this.passed = 0
    this.#before = 0
    this.meter.clear()
    this.state = 'notStarted'
    return this.#turn
  }

  /** Invalidates pending results. */
  private stopAll(): void {
    this.#turn += 1
    this.isOpening = false
    this.#take?.drop()
    this.allowOtherSounds()
    for (const undo of this.#undo.splice(0)) undo()
  }

  /** Allows other sounds, because the microphone is or will be released. */
  private allowOtherSounds(): void {
    this.#take = null
    this.#allowSound?.()
    this.#allowSound = null
  }

  private listen(take: Take): void {
    this.#ports.access.allow()
    this.#take = take
    this.isOpening = false
    this.#since = this.#ports.now()
    this.state = 'recording'
    this.look(this.#turn)
  }

  private look(turn: number): void {
    if (turn !== this.#turn || this.state !== 'recording') return
    this.measure()
    this.meter.add(this.#take?.level() ?? null, this.passed)
    if (this.passed >= MAX_RECORDING) void this.finish()
    else this.later(UPDATE_INTERVAL, () => this.look(turn))
  }

  private measure(): void {
    this.passed = Math.min(MAX_RECORDING, this.#before + this.#ports.now() - this.#since)
  }

  private async understand(bytes: Blob, turn: number): Promise<void> {
    if (bytes.size === 0) return this.end('emptyRecording')
    this.own = new OwnRecording(bytes, this.passed)
    if (this.meter.isSilent) return this.end('emptyRecording')
    const givenUp = new AbortController()
    this.#undo.push(() => givenUp.abort())
    WAITING_STEPS.forEach((after, index) => {
      this.later(after, () => {
        this.waitingStep = index + 1
      })
    })
    this.later(RECOGNITION_TIMEOUT, () => this.end('speechRecognitionFailed'))
    try {
      const text = await this.#ports.recognise(bytes, givenUp.signal)
      if (turn !== this.#turn) return
      if (text.trim() === '') return this.end('emptyRecording')
      this.stopAll()
      runInAction(() => {
        this.text = text
        this.state = 'finished'
      })
      this.#onRecognised()
    } catch (error) {
      if (turn === this.#turn) this.fail(error)
    }
  }

  /** Handles a recording that broke off. */
  private breakOff(turn: number): void {
    if (turn === this.#turn) this.end('anotherBrowserOrSystemRelatedError')
  }

  private fail(error: unknown): void {
    this.end(reasonOf(error), error)
  }

  private end(reason: RecordingReason | null, error: unknown = null): void {
    this.stopAll()
    this.state = this.own ? 'finished' : 'notStarted'
    this.trouble = { reason }
    this.#ports.warn(reason, error)
  }

  private later(milliseconds: number, act: () => void): void {
    this.#undo.push(this.#ports.clock.after(milliseconds, () => runInAction(act)))
  }
}
