import type { Confirmation } from '@mowka/shared/platform'
import { makeAutoObservable } from 'mobx'

/** The question that is being asked; the next one waits for its answer. */
export class ConfirmStore {
  private queue: { question: Confirmation; answer: (yes: boolean) => void }[] = []

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get question(): Confirmation | null {
    return this.queue[0]?.question ?? null
  }

  /** Asks; resolves to the answer. */
  ask(question: Confirmation): Promise<boolean> {
    return new Promise((answer) => this.queue.push({ question, answer }))
  }

  answer(yes: boolean): void {
    this.queue.shift()?.answer(yes)
  }
}

export const confirmations = new ConfirmStore()
