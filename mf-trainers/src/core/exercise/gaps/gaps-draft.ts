import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/gap-range'
import { makeAutoObservable, observableRef } from 'mobx'
import { type HintNote, type Selection, type TextHint, TextHints } from '../../hints/text-hints'
import { type AnswerPart, fillGaps, splitByGaps } from './gaps'

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
  readonly #hints: readonly TextHints[]
  readonly #lang: LangCode

  constructor(exercise: Pick<Exercise, 'answer' | 'answerLang' | 'gaps'>) {
    this.#lang = exercise.answerLang
    this.parts = splitByGaps(exercise.answer, gapRanges(exercise))
    this.fills = this.gaps.map(() => '')
    this.#hints = this.gaps.map(() => new TextHints())
    makeAutoObservable(this, { parts: false, kind: false, select: observableRef }, { autoBind: true })
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

  /**
   * Gives a hint for the active gap, or for the first wrong one if that is right. Fully revealed mistakes come last.
   */
  hint(): HintNote | null {
    let told: { gap: number; hint: TextHint } | null = null
    for (const gap of [this.active, ...this.fills.keys()]) {
      const hint = this.#hints[gap]?.give(this.fills[gap] ?? '', [this.gaps[gap]?.text ?? ''], this.#lang)
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
