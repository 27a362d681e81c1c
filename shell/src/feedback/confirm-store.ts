import type { Confirmation } from '@mowka/kernel/platform'
import { makeAutoObservable, runInAction } from 'mobx'

/** Maximum delay of the second press of a double click, in ms. */
const DOUBLE_CLICK = 500

/** The current question; the next one waits for its answer. */
class ConfirmStore {
  /**
   * True shortly after an answer. The next question appears in the same position, so a double click would confirm
   * both (L-ACC-01).
   */
  isSettling = false
  private queue: { question: Confirmation; answer: (yes: boolean) => void }[] = []
  #settled: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get question(): Confirmation | null {
    return this.queue[0]?.question ?? null
  }

  /** Asks a question and resolves to the answer. */
  ask(question: Confirmation): Promise<boolean> {
    return new Promise((answer) => this.queue.push({ question, answer }))
  }

  answer(yes: boolean): void {
    this.queue.shift()?.answer(yes)
    this.isSettling = true
    clearTimeout(this.#settled)
    this.#settled = setTimeout(() => runInAction(() => (this.isSettling = false)), DOUBLE_CLICK)
  }
}

export const confirmations = new ConfirmStore()
