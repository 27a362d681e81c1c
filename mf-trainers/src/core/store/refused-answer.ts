import { makeAutoObservable, reaction } from 'mobx'
import type { AnswerDraft } from '../answer/answer'

/** Tracks whether an answer is unchanged since it was refused: checking it again would have the same result. */
export class RefusedAnswer {
  isUnchanged = false
  #stopWatching = () => {}

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Watches the draft after the learner starts a retry. */
  watch(draft: AnswerDraft): void {
    // An answer made from scratch, like a recording, may come out the same and still deserves a check.
    this.isUnchanged = !draft.again
    this.#stopWatching = reaction(() => draft.value, this.forget)
  }

  forget(): void {
    this.#stopWatching()
    this.isUnchanged = false
  }
}
