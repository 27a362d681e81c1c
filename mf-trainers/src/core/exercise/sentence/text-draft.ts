import type { Exercise } from '@mowka/contract/schemas/learning'
import { makeAutoObservable, observableRef } from 'mobx'
import { answerCode, loadAnswerCode } from '../../answer-code/load-answer-code'
import type { HintNote, Selection, TextHints } from '../../hints/text-hints'

/** A whole sentence in a text field. */
export class TextDraft {
  readonly kind = 'FULL_SENTENCE'
  text = ''
  /** The selection after a hint or a special character; `null` for no change. */
  select: Selection | null = null
  #hints: TextHints | null = null
  readonly #exercise: Pick<Exercise, 'answer' | 'answerLang' | 'alternativeAnswers'>

  constructor(exercise: Pick<Exercise, 'answer' | 'answerLang' | 'alternativeAnswers'>) {
    this.#exercise = exercise
    makeAutoObservable(this, { kind: false, select: observableRef, loadHints: false }, { autoBind: true })
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

  loadHints(): Promise<void> | null {
    return answerCode() ? null : loadAnswerCode()
  }

  hint(): HintNote | null {
    const code = answerCode()
    if (!code) return null
    this.#hints ??= new code.TextHints()
    const hint = this.#hints.give(this.text, code.acceptedAnswers(this.#exercise), this.#exercise.answerLang)
    if (!hint) return null
    this.text = hint.text
    this.select = hint.select
    return hint.note
  }
}
