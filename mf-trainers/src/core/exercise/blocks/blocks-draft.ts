import { makeAutoObservable } from 'mobx'
import type { Random } from '../../answer/answer-draft'
import type { HintNote } from '../../hints/text-hints'
import { type BlockSource, blockSentence } from './block-sentence'
import { blocksOf, joinBlocks, shuffle } from './scramble'

/** A sentence built from shuffled blocks. */
export class BlocksDraft {
  readonly kind = 'FULL_SENTENCE_CHOOSE_BLOCKS'
  /** The blocks of the pool; their positions don't change. */
  readonly pool: readonly string[]
  /** Positions in the pool, in the order they were chosen. */
  chosen: number[] = []
  readonly #sentence: string
  readonly #solution: readonly string[]

  constructor(exercise: BlockSource, random: Random) {
    this.#sentence = blockSentence(exercise)
    this.#solution = blocksOf(this.#sentence)
    this.pool = shuffle(this.#solution, random)
    makeAutoObservable(this, { pool: false, kind: false }, { autoBind: true })
  }

  get value(): string {
    return joinBlocks(
      this.#sentence,
      this.chosen.map((place) => this.pool[place] ?? ''),
    )
  }

  /** Whether the whole sentence is built. */
  get ready(): boolean {
    return this.pool.length > 0 && this.chosen.length === this.pool.length
  }

  isUsed(place: number): boolean {
    return this.chosen.includes(place)
  }

  choose(place: number): void {
    if (place in this.pool && !this.isUsed(place)) this.chosen.push(place)
  }

  /** Returns a chosen block to the pool. */
  putBack(place: number): void {
    this.chosen = this.chosen.filter((each) => each !== place)
  }

  undo(): void {
    this.chosen.pop()
  }

  clear(): void {
    this.chosen = []
  }

  /** Adds the next right block. Wrong blocks are returned to the pool first and named in the note. */
  hint(): HintNote | null {
    const wrong = this.chosen.findIndex((place, at) => this.pool[place] !== this.#solution[at])
    const right = wrong < 0 ? this.chosen.length : wrong
    const next = this.#solution[right]
    if (next === undefined) return null
    const kept = this.chosen.slice(0, right)
    const putBack = this.chosen.slice(right).map((place) => this.pool[place] ?? '')
    const place = this.pool.findIndex((text, at) => text === next && !kept.includes(at))
    this.chosen = [...kept, place]
    return { piece: next, rest: 0, instead: putBack.length > 0 ? putBack.join(' ') : null }
  }
}
