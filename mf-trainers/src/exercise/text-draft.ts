import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { makeAutoObservable } from 'mobx'
import { hintText } from '../hints/hint'

/** A whole sentence as it is typed. */
export class TextDraft {
  readonly kind = 'FULL_SENTENCE'
  text = ''
  /** Where the caret belongs after a hint or a special character; null leaves it alone. */
  caret: number | null = null
  private readonly answers: readonly string[]
  private readonly lang: LangCode

  constructor(answers: readonly string[], lang: LangCode) {
    this.answers = answers
    this.lang = lang
    makeAutoObservable<this, 'answers' | 'lang'>(
      this,
      { answers: false, lang: false, kind: false },
      { autoBind: true },
    )
  }

  get value(): string {
    return this.text.trim()
  }

  get ready(): boolean {
    return this.value !== ''
  }

  setText(text: string): void {
    this.text = text
    this.caret = null
  }

  /** Puts a character in the place of a selection. */
  insert(character: string, from: number, to: number): void {
    this.text = this.text.slice(0, from) + character + this.text.slice(to)
    this.caret = from + character.length
  }

  clear(): void {
    this.setText('')
  }

  hint(): boolean {
    const hinted = hintText(this.text, this.answers, this.lang)
    if (!hinted) return false
    this.text = hinted.text
    this.caret = hinted.caret
    return true
  }
}
