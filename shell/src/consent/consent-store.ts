import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'

/** The answer about recordings and its time. */
const storedConsent = stored(localKeys.consent, v.object({ recording: v.boolean(), at: v.string() }))
const storedAnswer = (): boolean | null => storedConsent.read()?.recording ?? null

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
  listen(): void {
    storedConsent.watch(this.readAgain)
  }

  answer(recording: boolean): void {
    this.recording = recording
    this.asking = false
    storedConsent.write({ recording, at: new Date().toISOString() })
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
