import type { Exercise } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/gap-range'
import { makeAutoObservable } from 'mobx'
import type { Random } from '../../answer/answer-draft'
import type { HintNote } from '../../hints/text-hints'
import { gapBlocks } from './gap-blocks'
import { type AnswerPart, fillGaps, splitByGaps } from './gaps'

/** A sentence with gaps that are filled with blocks. */
export class GapBlocksDraft {
  readonly kind = 'FILL_THE_GAP_CHOOSE_BLOCKS'
  readonly parts: readonly AnswerPart[]
  readonly pool: readonly string[]
  /** The position in the pool that fills each gap; `null` if empty. */
  filled: (number | null)[]
  /** Gaps in the order they were filled, for undo. */
  private order: number[] = []

  constructor(
    exercise: Pick<Exercise, 'answer' | 'gaps' | 'words'>,
    otherGaps: readonly string[],
    random: Random,
  ) {
    this.parts = splitByGaps(exercise.answer, gapRanges(exercise))
    this.pool = gapBlocks(exercise, otherGaps, random)
    this.filled = this.gaps.map(() => null)
    makeAutoObservable(this, { parts: false, pool: false, kind: false }, { autoBind: true })
  }

  get gaps(): AnswerPart[] {
    return this.parts.filter((part) => part.gap !== null)
  }

  /** The content of each gap; an empty string if it is empty. */
  get fills(): string[] {
    return this.filled.map((place) => (place === null ? '' : (this.pool[place] ?? '')))
  }

  get value(): string {
    return fillGaps(this.parts, this.fills)
  }

  get ready(): boolean {
    return this.filled.length > 0 && this.filled.every((place) => place !== null)
  }

  /** The gap for the next block; -1 if all are filled. */
  get nextGap(): number {
    return this.filled.indexOf(null)
  }

  isUsed(place: number): boolean {
    return this.filled.includes(place)
  }

  choose(place: number): void {
    if (!(place in this.pool) || this.isUsed(place) || this.nextGap < 0) return
    this.fill(this.nextGap, place)
  }

  /** Empties a gap. */
  empty(gap: number): void {
    this.filled[gap] = null
    this.order = this.order.filter((each) => each !== gap)
  }

  undo(): void {
    const last = this.order.at(-1)
    if (last !== undefined) this.empty(last)
  }

  clear(): void {
    this.filled = this.gaps.map(() => null)
    this.order = []
  }

  /** Fills the first gap that is empty or wrong, and names the replaced block. */
  hint(): HintNote | null {
    const texts = this.gaps.map((part) => part.text.trim())
    const gap = texts.findIndex((text, at) => this.pool[this.filled[at] ?? -1] !== text)
    const text = texts[gap]
    if (text === undefined) return null
    const before = this.filled[gap] ?? null
    const isRight = (place: number) =>
      this.filled.some((used, at) => used === place && texts[at] === this.pool[place])
    const place = this.pool.findIndex((each, at) => each === text && !isRight(at))
    const holder = this.filled.indexOf(place)
    if (holder >= 0) this.empty(holder)
    this.empty(gap)
    this.fill(gap, place)
    return { piece: text, rest: 0, instead: before === null ? null : (this.pool[before] ?? null) }
  }

  private fill(gap: number, place: number): void {
    this.filled[gap] = place
    this.order.push(gap)
  }
}
