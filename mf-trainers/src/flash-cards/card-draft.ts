import { makeAutoObservable } from 'mobx'
import type { AnswerPlace } from '../exercise/answer'
import type { AnswerDraft, DraftStep } from '../exercise/answer-draft'

/** A card on the table: nothing is answered, the back is turned up and down. */
export class CardDraft implements AnswerDraft {
  readonly value = ''
  readonly ready = false
  /** The back is up. */
  isOpen = false
  /** The back was seen, so that the learner can say whether they knew it (L-REP-09). */
  isDone = false
  private readonly place: Pick<AnswerPlace, 'attempt'>

  constructor(place: Pick<AnswerPlace, 'attempt'>) {
    this.place = place
    makeAutoObservable<this, 'place'>(
      this,
      { value: false, ready: false, place: false, clear: false, hint: false },
      { autoBind: true },
    )
  }

  /** What the big button does, and Enter. */
  get step(): DraftStep {
    return { label: this.isOpen ? 'cards.hide' : 'cards.show', press: this.turn }
  }

  get showsAnswer(): boolean {
    return this.isOpen
  }

  /** Turns the back up or down; the first time is an attempt without a check (L-REP-10). */
  turn(): void {
    this.isOpen = !this.isOpen
    if (this.isDone) return
    this.isDone = true
    this.place.attempt()
  }

  clear(): void {}

  hint(): null {
    return null
  }
}
