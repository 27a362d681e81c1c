/**
 * Why recording fails: no browser support, permission refused by the learner or a policy, no device, or another
 * reason.
 */
export type MicrophoneTrouble = 'unsupported' | 'refused' | 'missing' | 'broken'

/** Thrown if the microphone can't be used. */
export class MicrophoneError extends Error {
  readonly trouble: MicrophoneTrouble

  constructor(trouble: MicrophoneTrouble, cause?: unknown) {
    super(`No microphone: ${trouble}`, { cause })
    this.name = 'MicrophoneError'
    this.trouble = trouble
  }
}

/** Permission to use the microphone: undecided, granted or refused. */
export type Consent = 'ask' | 'granted' | 'refused'

/** A recording in progress. It uses the microphone until it is finished or dropped. */
export type Take = {
  pause: () => void
  resume: () => void
  /** Ends the recording and releases the microphone. Rejects if the browser recorded nothing. */
  finish: () => Promise<Blob>
  /** Releases the microphone and discards the recording. */
  drop: () => void
  /** Current volume, from 0 to 1; `null` if the browser doesn't report it. */
  level: () => number | null
}

/** A recording device. @throws MicrophoneError */
export type Microphone = {
  isSupported: () => boolean
  /** Reads the stored permission and reports later changes; `ask` if the browser doesn't report it. */
  consent: (onChange: (consent: Consent) => void) => Promise<Consent>
  /** Makes the browser ask for the microphone, and releases it immediately. */
  ask: () => Promise<void>
  /** Starts a recording. `onBroken` is called if it breaks off, for example when the device is unplugged. */
  record: (onBroken: () => void) => Promise<Take>
}
