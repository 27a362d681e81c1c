import type { LangCode } from '@mowka/contract/schemas/common'
import { fixedArticle } from '@mowka/domain/languages/articles'
import { langTag } from '@mowka/domain/languages/languages'
import { makeAutoObservable, observableRef } from 'mobx'
import type { GivenAnswer, HintNote, TextInLang, WordDraft } from '../word-exercise'

/** Task of a written translation. */
export type WrittenTask = { wordId: string; prompt: TextInLang; correctAnswer: TextInLang }

/** Draft of a typed word. A German article is fixed; typed again, it is dropped (V-WEX-15). */
export class WrittenDraft implements WordDraft {
  text = ''
  moves = 0
  hintNote: HintNote | null = null
  /** Caret position after inserting a special character; null leaves it unchanged. */
  caret: { at: number } | null = null
  readonly task: WrittenTask
  /** Empty if there is no fixed article. */
  readonly article: string
  readonly #solution: string

  constructor(task: WrittenTask) {
    this.task = task
    const { article, rest } = fixedArticle(task.correctAnswer.text, task.correctAnswer.lang)
    this.article = article
    this.#solution = rest
    makeAutoObservable(
      this,
      { task: false, article: false, hintNote: observableRef, caret: observableRef },
      { autoBind: true },
    )
  }

  get lang(): LangCode {
    return this.task.correctAnswer.lang
  }

  /** The input without a repeated article. */
  private get typed(): string {
    const text = this.text.trim()
    if (!this.article) return text
    return text.toLowerCase() === this.article.toLowerCase() ? '' : fixedArticle(text, this.lang).rest
  }

  /** Only a non-empty trimmed answer is checked (V-WEX-13). */
  get ready(): boolean {
    return this.typed !== ''
  }

  get given(): GivenAnswer {
    const { wordId, prompt, correctAnswer } = this.task
    const text = [this.article, this.typed].filter(Boolean).join(' ')
    return { wordId, prompt, correctAnswer, userInput: { text, lang: this.lang } }
  }

  setText(text: string): void {
    this.text = text
    this.caret = null
    this.moved()
  }

  /** Replaces the selection with a character. */
  insert(character: string, from: number, to: number): void {
    this.text = this.text.slice(0, from) + character + this.text.slice(to)
    this.caret = { at: from + character.length }
    this.moved()
  }

  /** Reveals the first missing or wrong letter. */
  hint(): string | null {
    const tag = langTag(this.lang)
    const typed = [...this.typed]
    const letters = [...this.#solution]
    const wrong = letters.findIndex(
      (letter, index) => letter.toLocaleLowerCase(tag) !== typed[index]?.toLocaleLowerCase(tag),
    )
    const letter = letters[wrong]
    if (letter === undefined) return null
    this.hintNote =
      wrong < typed.length
        ? { kind: 'mistake' }
        : { kind: 'letter', letter: { text: letter, lang: this.lang } }
    return this.task.wordId
  }

  private moved(): void {
    this.moves += 1
    this.hintNote = null
  }
}
