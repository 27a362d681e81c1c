import type { LangCode } from '@mowka/contract/schemas/common'
import { makeAutoObservable, observableRef } from 'mobx'
import { type HintNote, type Selection, TextHints } from '../../hints/text-hints'

/** A whole sentence in a text field. */
export class TextDraft {
  readonly kind = 'FULL_SENTENCE'
  text = ''
  /** The selection after a hint or a special character; `null` for no change. */
  select: Selection | null = null
  readonly #hints = new TextHints()
  readonly #answers: readonly string[]
  readonly #lang: LangCode

  constructor(answers: readonly string[], lang: LangCode) {
    this.#answers = answers
    this.#lang = lang
    makeAutoObservable(this, { kind: false, select: observableRef }, { autoBind: true })
  }

  get value(): string {
    return this.text.trim()
  }

  get ready(): boolean {
    return this.value !== ''
  }

  setText(text: string): void {
    this.text = text
    this.select = null
  }

  /** Replaces the selection with a character. */
  insert(character: string, from: number, to: number): void {
    this.text = this.text.slice(0, from) + character + this.text.slice(to)
    this.select = { from: from + character.length, to: from + character.length }
  }

  clear(): void {
    this.setText('')
  }

  hint(): HintNote | null {
    const hint = this.#hints.give(this.text, this.#answers, this.#lang)
    if (!hint) return null
    this.text = hint.text
    this.select = hint.select
    return hint.note
  }
}
