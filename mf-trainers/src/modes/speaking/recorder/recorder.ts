import type { Clock } from '@mowka/shared/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { LONGEST_RECOGNITION, LONGEST_RECORDING, lengthProblem, WAITING_STEPS } from './limits'
import type { Microphone, Take } from './microphone'
import type { MicrophoneAccess } from './microphone-access'
import { OwnRecording } from './own-recording'
import { type RecordingReason, reasonOf } from './recording-reason'
import { VoiceMeter } from './voice-meter'

/** Where a recording is (L-SPK-02). `loading`: what was said is being recognised. */
export type RecorderState = 'notStarted' | 'recording' | 'paused' | 'finished' | 'loading'

/** How often the time and the loudness are looked at, in milliseconds. */
const LOOK_EVERY = 100

/** What a recorder needs from outside. */
export type RecorderPorts = {
  microphone: Microphone
  access: MicrophoneAccess
  /** What is said in a recording of a sentence; empty for nothing. Rejects with an `ApiError`. */
  recognise: (recording: Blob, signal: AbortSignal) => Promise<string>
  /** Stops what sounds and keeps it silent until the function that it returns is called. */
  hush: () => () => void
  /** Says why a recording came to nothing; null for a reason that nobody expected. */
  warn: (reason: RecordingReason | null, error: unknown) => void
  clock: Clock
  /** Milliseconds that only move forward. */
  now: () => number
}

/**
 * Records one sentence and has it recognised. The microphone is held only while it records; the recording stays in
 * memory until the next one, or until it is released.
 */
export class Recorder {
  state: RecorderState = 'notStarted'
  /** Why the last recording came to nothing; null while none did. */
  trouble: { reason: RecordingReason | null } | null = null
  /** The browser is getting the microphone ready. */
  isOpening = false
  /** How long the recording is, pauses left out, in milliseconds. */
  passed = 0
  /** Which of the words for waiting are shown (L-SPK-12). */
  waitingStep = 0
  /** What was recorded last and passed for a recording. */
  own: OwnRecording | null = null
  /** What was recognised; empty before. */
  text = ''
  readonly meter = new VoiceMeter()
  private take: Take | null = null
  /** What was recorded before the last pause, and since when it goes on. */
  private before = 0
  private since = 0
  /** Counts beginnings and ends: what comes late for an earlier one is left alone. */
  private turn = 0
  private undo: (() => void)[] = []
  /** Ends the silence around the microphone; null where there is none. */
  private letSound: (() => void) | null = null
  private readonly sentence: string
  private readonly ports: RecorderPorts
  private readonly onRecognised: () => void

  constructor(sentence: string, ports: RecorderPorts, onRecognised: () => void) {
    this.sentence = sentence
    this.ports = ports
    this.onRecognised = onRecognised
    makeAutoObservable<
      this,
      'take' | 'before' | 'since' | 'turn' | 'undo' | 'letSound' | 'sentence' | 'ports' | 'onRecognised'
    >(
      this,
      {
        own: observableRef,
        trouble: observableRef,
        meter: false,
        take: false,
        before: false,
        since: false,
        turn: false,
        undo: false,
        letSound: false,
        sentence: false,
        ports: false,
        onRecognised: false,
      },
      { autoBind: true },
    )
  }

  /** Whether there is something to be dropped. */
  get isBusy(): boolean {
    return this.state === 'recording' || this.state === 'paused' || this.state === 'loading'
  }

  /** Whether the microphone is in use, or about to be. */
  get holdsMicrophone(): boolean {
    return this.isOpening || this.state === 'recording' || this.state === 'paused'
  }

  /** Whether the learner has spoken, recognised or not: from here on one may go on (L-SPK-01). */
  get isMade(): boolean {
    return this.state === 'finished' && this.own !== null && this.trouble?.reason !== 'emptyRecording'
  }

  /** Begins a recording; the one before is gone. */
  async start(): Promise<void> {
    if (this.isBusy || this.isOpening) return
    const turn = this.begin()
    const { microphone, access, hush } = this.ports
    this.isOpening = true
    this.letSound = hush()
    try {
      const take = await microphone.record(() => this.breakOff(turn))
      if (turn === this.turn) this.listen(take)
      // The learner has left meanwhile.
      else take.drop()
    } catch (error) {
      if (turn !== this.turn) return
      access.fail(error)
      this.fail(error)
    }
  }

  /** The microphone cannot be had. */
  refuse(error: unknown): void {
    this.fail(error)
  }

  /** Waits; the time does not run on. */
  pause(): void {
    if (this.state !== 'recording') return
    this.measure()
    this.before = this.passed
    this.state = 'paused'
    this.take?.pause()
  }

  resume(): void {
    if (this.state !== 'paused') return
    this.since = this.ports.now()
    this.state = 'recording'
    this.take?.resume()
    this.look(this.turn)
  }

  /** Ends the recording and has it recognised, unless it is too short (L-SPK-03, L-SPK-04). */
  async finish(): Promise<void> {
    const { take, turn } = this
    if (!take || (this.state !== 'recording' && this.state !== 'paused')) return
    if (this.state === 'recording') this.measure()
    this.handBack()
    const problem = lengthProblem(this.passed, this.sentence)
    if (problem) {
      take.drop()
      this.end(problem)
      return
    }
    this.state = 'loading'
    this.waitingStep = 0
    try {
      const bytes = await take.finish()
      if (turn === this.turn) await this.understand(bytes, turn)
    } catch (error) {
      if (turn === this.turn) this.end('speakingProcessingFailed', error)
    }
  }

  /** Drops what is being recorded or recognised. */
  drop(): void {
    if (this.isBusy || this.isOpening) this.release()
  }

  /** Gives everything back: the microphone, the recording, the silence. */
  release(): void {
    this.begin()
  }

  /** Everything as before the first recording. Returns the number of the new turn. */
  private begin(): number {
    this.stopAll()
    this.own?.release()
    this.own = null
    this.text = ''
    this.trouble = null
    this.passed = 0
    this.before = 0
    this.meter.clear()
    this.state = 'notStarted'
    return this.turn
  }

  /** What is still on its way comes too late from now on. */
  private stopAll(): void {
    this.turn += 1
    this.isOpening = false
    this.take?.drop()
    this.handBack()
    for (const undo of this.undo.splice(0)) undo()
  }

  /** The microphone is in use no more, or soon will not be: other sounds may be heard. */
  private handBack(): void {
    this.take = null
    this.letSound?.()
    this.letSound = null
  }

  private listen(take: Take): void {
    this.ports.access.allow()
    this.take = take
    this.isOpening = false
    this.since = this.ports.now()
    this.state = 'recording'
    this.look(this.turn)
  }

  private look(turn: number): void {
    if (turn !== this.turn || this.state !== 'recording') return
    this.measure()
    this.meter.add(this.take?.level() ?? null, this.passed)
    if (this.passed >= LONGEST_RECORDING) void this.finish()
    else this.later(LOOK_EVERY, () => this.look(turn))
  }

  private measure(): void {
    this.passed = Math.min(LONGEST_RECORDING, this.before + this.ports.now() - this.since)
  }

  private async understand(bytes: Blob, turn: number): Promise<void> {
    if (bytes.size === 0) return this.end('emptyRecording')
    this.own = new OwnRecording(bytes, this.passed)
    if (this.meter.isSilent) return this.end('emptyRecording')
    const givenUp = new AbortController()
    this.undo.push(() => givenUp.abort())
    WAITING_STEPS.forEach((after, index) => {
      this.later(after, () => {
        this.waitingStep = index + 1
      })
    })
    this.later(LONGEST_RECOGNITION, () => this.end('speechRecognitionFailed'))
    try {
      const text = await this.ports.recognise(bytes, givenUp.signal)
      if (turn !== this.turn) return
      if (text.trim() === '') return this.end('emptyRecording')
      this.stopAll()
      runInAction(() => {
        this.text = text
        this.state = 'finished'
      })
      this.onRecognised()
    } catch (error) {
      if (turn === this.turn) this.fail(error)
    }
  }

  /** The recording broke off by itself. */
  private breakOff(turn: number): void {
    if (turn === this.turn) this.end('anotherBrowserOrSystemRelatedError')
  }

  private fail(error: unknown): void {
    this.end(reasonOf(error), error)
  }

  private end(reason: RecordingReason | null, error: unknown = null): void {
    this.stopAll()
    this.state = this.own ? 'finished' : 'notStarted'
    this.trouble = { reason }
    this.ports.warn(reason, error)
  }

  private later(milliseconds: number, act: () => void): void {
    this.undo.push(this.ports.clock.after(milliseconds, () => runInAction(act)))
  }
}
