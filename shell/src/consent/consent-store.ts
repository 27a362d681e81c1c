import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/** The answer to the question about recordings, and when it was given. */
type StoredConsent = { recording: boolean; at: string }

function storedAnswer(): boolean | null {
  const stored = readStored<StoredConsent>(localKeys.consent)
  return typeof stored?.recording === 'boolean' ? stored.recording : null
}

/** Whether someone agreed to recordings of sessions. Everything that the product needs to work asks nobody. */
export class ConsentStore {
  /** Null until someone answered. */
  recording: boolean | null
  /** The question was opened again, to change the answer. */
  asking = false
  /** Whether this platform could record at all; otherwise nobody is asked. */
  isNeeded = false

  constructor() {
    this.recording = storedAnswer()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isQuestionOpen(): boolean {
    return this.isNeeded && (this.recording === null || this.asking)
  }

  /** Recordings are possible here. */
  need(): void {
    this.isNeeded = true
  }

  /** What another tab was told holds here too, above all a withdrawal. */
  listen(target: Window): void {
    target.addEventListener('storage', ({ key }) => {
      // No key: everything was removed.
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

  /** Asks again; the old answer counts until there is a new one. */
  ask(): void {
    this.asking = true
  }
}

export const consent = new ConsentStore()
