import { localKeys } from '@mowka/domain/browser/storage-keys'
import { type Stored, stored } from '@mowka/kernel/storage'
import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'

/** The sides of a preview card. */
export type CardSide = 'example' | 'answer'

/**
 * Steps through the sentences of a lesson. The position is stored per course and lesson; continuing after the last
 * one opens the finished dialog (L-CPREV-01, L-CPREV-03).
 */
export class PreviewStore {
  index = 0
  side: CardSide = 'example'
  isFinished = false
  readonly count: number
  readonly #storedIndex: Stored<number>

  constructor(courseId: string, lessonId: string, count: number) {
    this.count = count
    const key = localKeys.contentPreviewIndex(courseId, lessonId)
    this.#storedIndex = stored(key, v.pipe(v.number(), v.integer()))
    this.index = Math.min(Math.max(0, this.#storedIndex.read() ?? 0), Math.max(0, count - 1))
    makeAutoObservable(this, { count: false }, { autoBind: true })
  }

  get isFirst(): boolean {
    return this.index === 0
  }

  get isLast(): boolean {
    return this.index >= this.count - 1
  }

  /** Turns the card. */
  flip(): void {
    this.side = this.side === 'example' ? 'answer' : 'example'
  }

  next(): void {
    if (this.isLast) this.isFinished = true
    else this.go(this.index + 1)
  }

  back(): void {
    if (!this.isFirst) this.go(this.index - 1)
  }

  /** Returns to the first sentence. */
  reset(): void {
    this.isFinished = false
    this.go(0)
  }

  /** Closes the dialog and stays at the last sentence. */
  stay(): void {
    this.isFinished = false
  }

  private go(index: number): void {
    this.index = index
    this.side = 'example'
    this.#storedIndex.write(index)
  }
}
