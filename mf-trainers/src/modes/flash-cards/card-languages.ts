import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/**
 * The side of the cards that is asked. Applies to the following cards and survives a reload of the tab (L-REP-14).
 */
export class CardLanguages {
  /** Whether the foreign sentence is shown and the learner's own is asked. */
  isSwapped = readStored<unknown>(sessionKeys.cardsSwapped, sessionStorage) === true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Swaps the shown and the asked side (L-REP-13). */
  swap(): void {
    this.isSwapped = !this.isSwapped
    writeStored(sessionKeys.cardsSwapped, this.isSwapped || null, sessionStorage)
  }
}

/** One side of a card. */
export type CardSide = { text: string; lang: LangCode; recording: string | null }

/** Returns the shown side and the one to recall (L-REP-13). */
export function sidesOf(exercise: Exercise, isSwapped: boolean): { front: CardSide; back: CardSide } {
  const example = {
    text: exercise.example,
    lang: exercise.exampleLang,
    recording: exercise.exampleRecording,
  }
  const answer = { text: exercise.answer, lang: exercise.answerLang, recording: exercise.answerRecording }
  return isSwapped ? { front: answer, back: example } : { front: example, back: answer }
}
