import { makeAutoObservable, runInAction } from 'mobx'

/** Permission to use the microphone, shared by all exercises. */
export class MicrophoneAccess {
  /** `null` until the browser reported the stored permission. */
  consent: Consent | null = null
  /** The reason for the last failure to use the microphone. */
  trouble: MicrophoneTrouble | null = null
  isAsking = false
  #isKnown = false
  readonly #microphone: Microphone

  constructor(microphone: Microphone) {
    this.#microphone = microphone
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isGranted(): boolean {
    return this.consent === 'granted' && this.trouble === null
  }

  /** Whether this browser can't record at all, so that asking for permission is pointless. */
  get isUnsupported(): boolean {
    return this.trouble === 'unsupported'
  }

  /** Reads the stored permission, once. Resolves to an error if the browser can't record. */
  async look(): Promise<unknown> {
    if (this.#isKnown) return null
    this.#isKnown = true
    if (!this.#microphone.isSupported()) {
      const error = new MicrophoneError('unsupported')
      this.fail(error)
      return error
    }
    this.setConsent(await this.#microphone.consent(this.setConsent))
    return null
  }

  /** Asks for permission. Resolves to the error if there is no microphone afterwards. */
  async ask(): Promise<unknown> {
    if (this.isAsking) return null
    this.isAsking = true
    try {
      await this.#microphone.ask()
      this.allow()
      return null
    } catch (error) {
      this.fail(error)
      return error
    } finally {
      runInAction(() => {
        this.isAsking = false
      })
    }
  }

  /** Records that the microphone was used, so it is allowed. */
  allow(): void {
    this.setConsent('granted')
  }

  /** Records that the microphone could not be used. */
  fail(error: unknown): void {
    this.trouble = error instanceof MicrophoneError ? error.trouble : 'broken'
    this.consent = this.trouble === 'refused' ? 'refused' : (this.consent ?? 'ask')
  }

  private setConsent(consent: Consent): void {
    this.consent = consent
    this.trouble = consent === 'refused' ? 'refused' : null
  }
}

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
