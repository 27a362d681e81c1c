import { makeAutoObservable, observableRef } from 'mobx'
import type { AnswerDraft } from '../answer/answer-draft'
import type { HintNote } from '../hints/text-hints'

/** The hints of an exercise: how many are left, and what the last one said. */
export class HintsLeft {
  left: number
  /** What the last hint said, and the answer that it is true of. */
  private last: { note: HintNote; value: string } | null = null
  private readonly perExercise: number

  constructor(perExercise: number) {
    this.perExercise = perExercise
    this.left = perExercise
    makeAutoObservable<this, 'last' | 'perExercise'>(this, { last: observableRef, perExercise: false })
  }

  /** All of them again: for a new exercise and after a result (L-HINT-02, L-HINT-03). */
  refill(): void {
    this.left = this.perExercise
    this.last = null
  }

  /** Takes a hint for an answer. One that yields nothing, or nothing new, costs nothing (L-HINT-04, L-HINT-05). */
  take(draft: AnswerDraft): HintNote | null {
    const note = draft.hint()
    this.last = note && { note, value: draft.value }
    if (note && !note.isRepeated) this.left -= 1
    return note
  }

  /** What the last hint said, as long as the answer is as it was then. */
  noteOn(draft: AnswerDraft): HintNote | null {
    return this.last?.value === draft.value ? this.last.note : null
  }
}
