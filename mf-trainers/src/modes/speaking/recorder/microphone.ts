/** Why there is no sound: the browser cannot record, the learner or a rule forbids it, nothing is plugged in, or else. */
export type MicrophoneTrouble = 'unsupported' | 'refused' | 'missing' | 'broken'

/** That the microphone could not be used. */
export class MicrophoneError extends Error {
  readonly trouble: MicrophoneTrouble

  constructor(trouble: MicrophoneTrouble, cause?: unknown) {
    super(`No microphone: ${trouble}`, { cause })
    this.name = 'MicrophoneError'
    this.trouble = trouble
  }
}

/** What the learner said to the browser's question: nothing yet, yes, or no. */
export type Consent = 'ask' | 'granted' | 'refused'

/** A recording that is being made. The microphone is held until it is finished or dropped. */
export type Take = {
  pause: () => void
  resume: () => void
  /** Ends it and gives the microphone back. Rejects when the browser made nothing of it. */
  finish: () => Promise<Blob>
  /** Gives the microphone back; nothing is kept. */
  drop: () => void
  /** How loud it is now, 0 to 1; null where the browser does not say. */
  level: () => number | null
}

/** A device to record with. What it throws is a `MicrophoneError`. */
export type Microphone = {
  isSupported: () => boolean
  /** What was said to the browser before, also later from its settings; `ask` where the browser does not tell. */
  consent: (onChange: (consent: Consent) => void) => Promise<Consent>
  /** Has the browser ask for the microphone, and gives it back at once. */
  ask: () => Promise<void>
  /** Begins a recording. `onBroken` is called when it breaks off, because the device is gone for instance. */
  record: (onBroken: () => void) => Promise<Take>
}
