import type { Confirmation } from '@mowka/kernel/platform'
import { makeAutoObservable, runInAction } from 'mobx'

/** The second press of a double click comes this soon, in milliseconds. */
export const DOUBLE_CLICK = 500

/** The question that is being asked; the next one waits for its answer. */
export class ConfirmStore {
  /**
   * A question was answered a moment ago. What the next one asks stands where it stood, so a double click would agree
   * to both (L-ACC-01).
   */
  isSettling = false
  private queue: { question: Confirmation; answer: (yes: boolean) => void }[] = []
  private settled: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable<this, 'settled'>(this, { settled: false }, { autoBind: true })
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
    this.isSettling = true
    clearTimeout(this.settled)
    this.settled = setTimeout(() => runInAction(() => (this.isSettling = false)), DOUBLE_CLICK)
  }
}

export const confirmations = new ConfirmStore()
