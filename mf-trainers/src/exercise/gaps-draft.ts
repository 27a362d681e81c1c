import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { makeAutoObservable } from 'mobx'
import { hintText } from '../hints/hint'
import { type AnswerPart, fillGaps, gapRanges, splitByGaps } from './gaps'

/** A sentence with gaps that are typed into. */
export class GapsDraft {
  readonly kind = 'FILL_THE_GAP'
  readonly parts: readonly AnswerPart[]
  /** What stands in each gap. */
  fills: string[]
  /** The gap that was written into last; special characters and hints go there. */
  active = 0
  caret: number | null = null
  private readonly lang: LangCode

  constructor(exercise: Pick<Exercise, 'answer' | 'answerLang' | 'gaps'>) {
    this.lang = exercise.answerLang
    this.parts = splitByGaps(exercise.answer, gapRanges(exercise))
    this.fills = this.gaps.map(() => '')
    makeAutoObservable<this, 'lang'>(this, { parts: false, lang: false, kind: false }, { autoBind: true })
  }

  /** The gaps alone, in order. */
  get gaps(): AnswerPart[] {
    return this.parts.filter((part) => part.gap !== null)
  }

  get value(): string {
    return fillGaps(this.parts, this.fills)
  }

  /** Checking waits for all gaps. */
  get ready(): boolean {
    return this.fills.length > 0 && this.fills.every((fill) => fill.trim() !== '')
  }

  activate(gap: number): void {
    this.active = gap
  }

  setFill(gap: number, text: string): void {
    this.fills[gap] = text
    this.active = gap
    this.caret = null
  }

  /** Puts a character in the place of a selection of the active gap. */
  insert(character: string, from: number, to: number): void {
    const fill = this.fills[this.active] ?? ''
    this.fills[this.active] = fill.slice(0, from) + character + fill.slice(to)
    this.caret = from + character.length
  }

  clear(): void {
    this.fills = this.gaps.map(() => '')
    this.active = 0
    this.caret = null
  }

  /** Helps in the active gap, and when that is right in the first that is not. */
  hint(): boolean {
    const order = [this.active, ...this.fills.keys()]
    for (const gap of order) {
      const hinted = hintText(this.fills[gap] ?? '', [this.gaps[gap]?.text ?? ''], this.lang)
      if (!hinted) continue
      this.fills[gap] = hinted.text
      this.active = gap
      this.caret = hinted.caret
      return true
    }
    return false
  }
}
