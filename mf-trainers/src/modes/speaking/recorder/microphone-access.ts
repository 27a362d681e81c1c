import { makeAutoObservable, runInAction } from 'mobx'
import { type Consent, type Microphone, MicrophoneError, type MicrophoneTrouble } from './microphone'

/** Whether this person lets us use the microphone; the same for all exercises. */
export class MicrophoneAccess {
  /** Null until the browser has said what it remembers. */
  consent: Consent | null = null
  /** Why the microphone could not be used the last time. */
  trouble: MicrophoneTrouble | null = null
  isAsking = false
  private isKnown = false
  private readonly microphone: Microphone

  constructor(microphone: Microphone) {
    this.microphone = microphone
    makeAutoObservable<this, 'microphone' | 'isKnown'>(
      this,
      { microphone: false, isKnown: false },
      { autoBind: true },
    )
  }

  get isGranted(): boolean {
    return this.consent === 'granted' && this.trouble === null
  }

  /** Whether this browser cannot record at all: asking for the microphone would change nothing. */
  get isUnsupported(): boolean {
    return this.trouble === 'unsupported'
  }

  /** Reads the earlier consent, once. Resolves to the error of a browser that cannot record. */
  async look(): Promise<unknown> {
    if (this.isKnown) return null
    this.isKnown = true
    if (!this.microphone.isSupported()) {
      const error = new MicrophoneError('unsupported')
      this.fail(error)
      return error
    }
    this.setConsent(await this.microphone.consent(this.setConsent))
    return null
  }

  /** Has the browser ask. Resolves to the error when there is no microphone then. */
  async ask(): Promise<unknown> {
    if (this.isAsking) return null
    this.isAsking = true
    try {
      await this.microphone.ask()
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

  /** The microphone was used, so it may be. */
  allow(): void {
    this.setConsent('granted')
  }

  /** The microphone could not be used. */
  fail(error: unknown): void {
    this.trouble = error instanceof MicrophoneError ? error.trouble : 'broken'
    this.consent = this.trouble === 'refused' ? 'refused' : (this.consent ?? 'ask')
  }

  private setConsent(consent: Consent): void {
    this.consent = consent
    this.trouble = consent === 'refused' ? 'refused' : null
  }
}
