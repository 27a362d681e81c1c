import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/exercise/gaps'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Random } from '../../answer/answer'
import { answerCode, loadAnswerCode } from '../../answer-code/load-answer-code'
import type { HintNote, Selection, TextHint, TextHints } from '../../hints/text-hints'
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

/** A sentence with gaps that are text fields. */
export class GapsDraft {
  readonly kind = 'FILL_THE_GAP'
  readonly parts: readonly AnswerPart[]
  /** The content of each gap. */
  fills: string[]
  /** The last edited gap, for special characters and hints. */
  active = 0
  /** The selection in it after a hint or a special character; `null` for no change. */
  select: Selection | null = null
  /** The hints of each gap, by its position. */
  readonly #hints = new Map<number, TextHints>()
  readonly #lang: LangCode

  constructor(exercise: Pick<Exercise, 'answer' | 'answerLang' | 'gaps'>) {
    this.#lang = exercise.answerLang
    this.parts = splitByGaps(exercise.answer, gapRanges(exercise))
    this.fills = this.gaps.map(() => '')
    makeAutoObservable(
      this,
      { parts: false, kind: false, select: observableRef, loadHints: false },
      { autoBind: true },
    )
  }

  /** The gaps in order. */
  get gaps(): AnswerPart[] {
    return this.parts.filter((part) => part.gap !== null)
  }

  get value(): string {
    return fillGaps(this.parts, this.fills)
  }

  /** Whether all gaps are filled. */
  get ready(): boolean {
    return this.fills.length > 0 && this.fills.every((fill) => fill.trim() !== '')
  }

  activate(gap: number): void {
    this.active = gap
  }

  setFill(gap: number, text: string): void {
    this.fills[gap] = text
    this.active = gap
    this.select = null
  }

  /** Replaces the selection of the active gap with a character. */
  insert(character: string, from: number, to: number): void {
    const fill = this.fills[this.active] ?? ''
    this.fills[this.active] = fill.slice(0, from) + character + fill.slice(to)
    this.select = { from: from + character.length, to: from + character.length }
  }

  clear(): void {
    this.fills = this.gaps.map(() => '')
    this.active = 0
    this.select = null
  }

  loadHints(): Promise<void> | null {
    return answerCode() ? null : loadAnswerCode()
  }

  /**
   * Gives a hint for the active gap, or for the first wrong one if that is right. Fully revealed mistakes come last.
   */
  hint(): HintNote | null {
    const code = answerCode()
    if (!code) return null
    let told: { gap: number; hint: TextHint } | null = null
    for (const gap of [this.active, ...this.fills.keys()]) {
      const hints = this.#hints.get(gap) ?? new code.TextHints()
      this.#hints.set(gap, hints)
      const hint = hints.give(this.fills[gap] ?? '', [this.gaps[gap]?.text ?? ''], this.#lang)
      if (!hint) continue
      if (!hint.note.isRepeated) return this.take(gap, hint)
      told ??= { gap, hint }
    }
    return told && this.take(told.gap, told.hint)
  }

  private take(gap: number, { text, select, note }: TextHint): HintNote {
    this.fills[gap] = text
    this.active = gap
    this.select = select
    return note
  }
}
