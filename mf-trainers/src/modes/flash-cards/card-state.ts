import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { AnswerDraft, AnswerPlace, DraftStep } from '../../core/answer/answer'

const cardsSwapped = stored(sessionKeys.cardsSwapped, v.boolean(), 'session')

/** The state of one card. Nothing is typed: the learner turns the card, then judges their own answer. */
export class CardDraft implements AnswerDraft {
  readonly value = ''
  readonly ready = false
  /** Whether the back was shown, so that the learner can judge (L-REP-09). A card never turns back. */
  isOpen = false
  readonly #place: Pick<AnswerPlace, 'attempt' | 'judge'>

  constructor(place: Pick<AnswerPlace, 'attempt' | 'judge'>) {
    this.#place = place
    makeAutoObservable(this, { value: false, ready: false, clear: false, hint: false }, { autoBind: true })
  }

  /** The primary action, also triggered by Enter. */
  get step(): DraftStep {
    if (this.isOpen) return { label: 'cards.known', press: () => this.#place.judge(true) }
    return { label: 'cards.show', press: this.turn }
  }

  get isDone(): boolean {
    return this.isOpen
  }

  get showsAnswer(): boolean {
    return this.isOpen
  }

  /** Shows the back, which counts as an attempt without a check (L-REP-10). */
  turn(): void {
    if (this.isOpen) return
    this.isOpen = true
    this.#place.attempt()
  }

  clear(): void {}

  hint(): null {
    return null
  }
}

/** Whether the words under a turned card are unfolded. Applies to the following cards. */
export class WordsFold {
  isOpen = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  set(isOpen: boolean): void {
    this.isOpen = isOpen
  }
}

/**
 * The side of the cards that is asked. Applies to the following cards and survives a reload of the tab (L-REP-14).
 */
export class CardLanguages {
  /** Whether the foreign sentence is shown and the learner's own is asked. */
  isSwapped = cardsSwapped.read() === true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Swaps the shown and the asked side (L-REP-13). */
  swap(): void {
    this.isSwapped = !this.isSwapped
    cardsSwapped.write(this.isSwapped || null)
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
