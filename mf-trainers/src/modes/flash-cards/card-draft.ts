import { makeAutoObservable } from 'mobx'
import type { AnswerPlace } from '../../core/answer/answer'
import type { AnswerDraft, DraftStep } from '../../core/answer/answer-draft'

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
