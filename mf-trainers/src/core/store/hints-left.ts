import { makeAutoObservable, observableRef } from 'mobx'
import type { AnswerDraft } from '../answer/answer'
import type { HintNote } from '../hints/text-hints'

/** The remaining hints of an exercise and the note of the last one. */
export class HintsLeft {
  left: number
  /** The note of the last hint and the answer it applies to. */
  private last: { note: HintNote; value: string } | null = null
  readonly #perExercise: number

  constructor(perExercise: number) {
    this.#perExercise = perExercise
    this.left = perExercise
    makeAutoObservable<this, 'last'>(this, { last: observableRef })
  }

  /** Restores all hints, for a new exercise and after a result (L-HINT-02, L-HINT-03). */
  refill(): void {
    this.left = this.#perExercise
    this.last = null
  }

  /** Uses a hint on an answer. A hint that yields nothing, or nothing new, is free (L-HINT-04, L-HINT-05). */
  take(draft: AnswerDraft): HintNote | null {
    const note = draft.hint()
    this.last = note && { note, value: draft.value }
    if (note && !note.isRepeated) this.left -= 1
    return note
  }

  /** The note of the last hint while the answer is unchanged. */
  noteOn(draft: AnswerDraft): HintNote | null {
    return this.last?.value === draft.value ? this.last.note : null
  }
}
