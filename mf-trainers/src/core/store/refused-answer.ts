import { makeAutoObservable, reaction } from 'mobx'
import type { AnswerDraft } from '../answer/answer-draft'

/** Whether an answer is still as it was refused: checked again, it would be refused once more. */
export class RefusedAnswer {
  isUnchanged = false
  private stopWatching = () => {}

  constructor() {
    makeAutoObservable<this, 'stopWatching'>(this, { stopWatching: false }, { autoBind: true })
  }

  /** The learner tries again, and changes the answer or not. */
  watch(draft: AnswerDraft): void {
    // What is answered again from its beginning may come out the same, and so may what was mended.
    this.isUnchanged = !draft.again
    this.stopWatching = reaction(() => draft.value, this.forget)
  }

  forget(): void {
    this.stopWatching()
    this.isUnchanged = false
  }
}
