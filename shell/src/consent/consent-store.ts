import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/** The answer about recordings and its time. */
type StoredConsent = { recording: boolean; at: string }

function storedAnswer(): boolean | null {
  const stored = readStored<StoredConsent>(localKeys.consent)
  return typeof stored?.recording === 'boolean' ? stored.recording : null
}

/** Consent to session recordings. Everything that the product requires to work needs no consent. */
export class ConsentStore {
  /** Null until answered. */
  recording: boolean | null
  /** Whether the question was reopened to change the answer. */
  asking = false
  /** Whether this platform can record at all; otherwise no question is asked. */
  isNeeded = false

  constructor() {
    this.recording = storedAnswer()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isQuestionOpen(): boolean {
    return this.isNeeded && (this.recording === null || this.asking)
  }

  /** Called when recordings are possible here. */
  need(): void {
    this.isNeeded = true
  }

  /** Applies answers from other tabs, in particular a withdrawal. */
  listen(target: Window): void {
    target.addEventListener('storage', ({ key }) => {
      // A null key means that the storage was cleared.
      if (key === localKeys.consent || key === null) this.readAgain()
    })
  }

  answer(recording: boolean): void {
    this.recording = recording
    this.asking = false
    writeStored(localKeys.consent, { recording, at: new Date().toISOString() } satisfies StoredConsent)
  }

  private readAgain(): void {
    this.recording = storedAnswer()
    this.asking = false
  }

  /** Reopens the question; the previous answer applies until there is a new one. */
  ask(): void {
    this.asking = true
  }
}

export const consent = new ConsentStore()
